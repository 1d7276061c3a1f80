/** Returns whether a response is a web page: the site's own error page, or that of a captive portal. */
export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.includes('html') ?? false
}
