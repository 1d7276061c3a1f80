/** `ASOF JOIN | QuestDB`; a title that names the site already stays as it is. */
export function titleWithSite(title: string, siteTitle: string, delimiter: string): string {
  return title.includes(siteTitle) ? title : `${title} ${delimiter} ${siteTitle}`
}
