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
 * The router also resolves percent signs several times and stops with an error at a literal one (`%25`). No page has one
 * in its address: taken out, the reader gets the not-found page. A hash that cannot be decoded (`#50%`) stops it too.
 */
export const NORMALISE_ADDRESS = `(function(l,h){var p=l.pathname,q=p${replaceEndings},x=l.hash,y=x;q=q.replace(/%25/g,'');try{decodeURI(x)}catch(e){y=''}if((q!==p||y!==x)&&p!=='/404.html')h.replaceState(h.state,'',q+l.search+y)})(location,history)`
