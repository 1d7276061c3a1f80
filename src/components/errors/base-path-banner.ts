import { PAGE_DATA_ID } from '../../base/page-data-id'
import { SCRIPTS_SETTLED } from '../../base/scripts-settled'

/** Styles of their own: a site that does not load may have no others. */
const STYLE =
  'padding:16px;border-bottom:4px solid #d14671;background:#262833;color:#f1f1f6;font:16px/1.6 system-ui,sans-serif'

const BUTTON_STYLE =
  'min-height:40px;padding:0 16px;border:0;border-radius:8px;background:#b73a61;color:#fff;font:inherit;cursor:pointer'

/** Gatsby's loader is there once all of the site's scripts have run; they wait for each other. */
const STARTED = 'self.___loader'

/** How long the scripts that have come get to start, in milliseconds. They pause once, without a delay (client/start). */
const START_TIME = 1000

/** How long scripts may neither arrive nor fail before the page says so, in milliseconds. Retry waits as long for them. */
const HANG_TIME = 10_000

/**
 * A script at the end of the body. If any of the site's scripts has not run, nothing on the page works, and it inserts
 * a banner at the top. Its Retry button fetches the scripts past the browser's cache, which may contain what a captive
 * portal once answered in their place, and reloads the page. Scripts that are merely slow take the banner away when
 * they start.
 *
 * If none has run, and the address shows that the site is not at the root of its host, the banner compares that base
 * URL with the one that the site needs. The page for unknown addresses can't tell where it is served from: there, the
 * base URL is mentioned only if no script could be fetched, because one that can't be parsed is at the right address.
 */
export const BASE_PATH_BANNER = `(function(d,lost,none,e){\
addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')lost++},true);\
addEventListener('${SCRIPTS_SETTLED}',function(){setTimeout(show,${START_TIME})});\
setTimeout(function(){e||show(1)},${HANG_TIME});\
function show(late){if(e)e.remove();if(${STARTED})return;for(var k in self)if(/^webpackChunk/.test(k))none=0;\
var a=[].slice.call(d.querySelectorAll('script[src]:not([type])')),o=location.origin,p=location.pathname.replace(/(index)?\\.html$/,''),q=JSON.parse(d.getElementById('${PAGE_DATA_ID}').textContent).path,b,s;e=d.createElement('div');\
if(!/\\/$/.test(p))p+='/';\
if(q!=='/404.html'&&p.slice(-q.length)===q)s=p.slice(0,1-q.length)||p;\
function t(n,x){var c=d.createElement(n);c.textContent=x;e.appendChild(c);return c}\
e.id='base-path-banner';e.setAttribute('role','alert');e.style.cssText='${STYLE}';\
t('strong',late?'The site is still loading. ':'The site did not load properly. ');\
if(late)t('span','Its scripts have not arrived yet, so search, menus, and buttons don’t work. The network may be slow or interrupted. ');\
else if(none&&(s?s!=='/':lost>=a.length)){t('span','None of its scripts could be loaded. The site must be served from the base URL ');t('code',o+'/');if(s){t('span',', but appears to be at ');t('code',o+s)}t('span',s?'. Move it to the root of this host or of a subdomain.':'. If it is, the network may have failed. ')}\
else t('span',(none?'None of its scripts could':'Some of its scripts could not')+' be loaded, so search, menus, and buttons don’t work. The network may have failed, or the site may have just been updated. ');\
b=t('button','Retry');b.type='button';b.style.cssText='${BUTTON_STYLE}';\
b.onclick=function(){b.textContent='Loading…';Promise.race([new Promise(function(r){setTimeout(r,${HANG_TIME})}),Promise.all(a.map(function(x){return fetch(x.src,{cache:'reload'}).then(function(r){return r.text()}).catch(function(){})}))]).then(function(){location.reload()})};\
d.body.insertBefore(e,d.body.firstChild)}})(document,0,1)`
