/** Returns a title such as `ASOF JOIN | QuestDB`. A title that already contains the site's name isn't changed. */
export function titleWithSite(title: string, siteTitle: string, delimiter: string): string {
  return title.includes(siteTitle) ? title : `${title} ${delimiter} ${siteTitle}`
}
