const ENDINGS = [/\/index\.html$/, /\.html$/]

/** `/docs/index.html` and `/docs/quick-start.html` are the same pages as `/docs/` and `/docs/quick-start/` (spec). */
export function withoutHtmlEnding(pathname: string): string {
  return ENDINGS.reduce((path, ending) => path.replace(ending, '/'), pathname)
}

const replaceEndings = ENDINGS.map((ending) => `.replace(${String(ending)},'/')`).join('')

/**
 * Corrects the address bar. Hosts usually redirect; not all do, and a worker does not. A script for the head: the
 * router reads the address as soon as its code is there, and without a page of that address it shows nothing.
 *
 * The router also resolves percent signs several times. It stops with an error at a literal one (`%25`), and shows
 * nothing for an escaped sign that has a meaning in addresses (`%2B`, `%3D`): decodeURI leaves those as they are, and
 * encodeURI then escapes their percent sign. No page has one in its address: taken out, the reader gets the not-found
 * page. A hash that cannot be decoded (`#50%`) stops the router too.
 */
export const NORMALISE_ADDRESS = `(function(l,h){var p=l.pathname,q=p${replaceEndings},x=l.hash,y=x;q=q.replace(/%(2[3-6BCF]|3[ABDF]|40)/gi,'');try{decodeURI(x)}catch(e){y=''}if((q!==p||y!==x)&&p!=='/404.html')h.replaceState(h.state,'',q+l.search+y)})(location,history)`
