import { SCRIPTS_SETTLED } from '../../data-layer/outputs/build-stamp/late-scripts'

/** Styles of their own: a site that does not load may have no others. */
const STYLE =
  'padding:16px;border-bottom:4px solid #d14671;background:#262833;color:#f1f1f6;font:16px/1.6 system-ui,sans-serif'

/**
 * A script at the end of the body. When the site's scripts were fetched and none of the site's scripts has run, it puts a banner at
 * the top that tells for which path the site was built and under which it seems to stand. One script that runs is
 * enough for silence: then something blocks the others, and the path is right.
 *
 * `pagePath` is Gatsby's: the path of this page without the base path. The page for unknown addresses has none, so that
 * nothing can be suggested there.
 *
 * @param base path that the site was built for, with a slash at both ends
 */
export function basePathBanner(base: string): string {
  return `addEventListener('${SCRIPTS_SETTLED}',function(){for(var k in self)if(/^webpackChunk/.test(k))return;\
var b=${JSON.stringify(base)},p=location.pathname.replace(/(index)?\\.html$/,''),q=self.pagePath||'',e=document.createElement('div'),s;\
if(!/\\/$/.test(p))p+='/';\
if(q!=='/404.html'&&p.slice(-q.length)===q)s=p.slice(0,1-q.length)||p;\
function t(n,x){var c=document.createElement(n);c.textContent=x;e.appendChild(c)}\
e.id='base-path-banner';e.setAttribute('role','alert');e.style.cssText='${STYLE}';\
t('strong','The site did not load properly. ');\
t('span','None of its scripts came. It was built for the base path ');t('code',b);\
if(s&&s!==b){t('span',', and stands at ');t('code',s);t('span',', it seems. Build it with pathPrefix ');t('code',s.slice(0,-1)||"''");t('span',' in gatsby-config.ts, and with --prefix-paths.')}\
else t('span',q==='/404.html'?'. Is that where it stands?':', which is right for this address: the network may have failed, or the site has just been renewed. Load the page again.');\
document.body.insertBefore(e,document.body.firstChild)})`
}
