import { SCRIPTS_SETTLED } from '../../data-layer/outputs/build-stamp/late-scripts'

/** Styles of their own: a site that does not load may have no others. */
const STYLE =
  'padding:16px;border-bottom:4px solid #d14671;background:#262833;color:#f1f1f6;font:16px/1.6 system-ui,sans-serif'

/**
 * A script at the end of the body. If the site's scripts were requested and none of them has run, it inserts a banner
 * at the top that compares the base URL that the site needs, the root of the host, with the one that it seems to be
 * served from. A single script that runs prevents the banner: something blocks the others then, and the path is right.
 *
 * `pagePath` is Gatsby's: the route of this page. The page for unknown addresses can't tell where it is served from.
 */
export const BASE_PATH_BANNER = `addEventListener('${SCRIPTS_SETTLED}',function(){for(var k in self)if(/^webpackChunk/.test(k))return;\
var o=location.origin,p=location.pathname.replace(/(index)?\\.html$/,''),q=self.pagePath||'',e=document.createElement('div'),s;\
if(!/\\/$/.test(p))p+='/';\
if(q!=='/404.html'&&p.slice(-q.length)===q)s=p.slice(0,1-q.length)||p;\
function t(n,x){var c=document.createElement(n);c.textContent=x;e.appendChild(c)}\
e.id='base-path-banner';e.setAttribute('role','alert');e.style.cssText='${STYLE}';\
t('strong','The site did not load properly. ');\
t('span','None of its scripts could be loaded. ');\
if(s==='/')t('span','The base URL is correct, so the network may have failed or the site may have just been updated. Reload the page.');\
else{t('span','The site must be served from the base URL ');t('code',o+'/');if(s){t('span',', but appears to be at ');t('code',o+s)}t('span',s?'. Move it to the root of this host or of a subdomain.':'. If it is, reload the page.')}\
document.body.insertBefore(e,document.body.firstChild)})`
