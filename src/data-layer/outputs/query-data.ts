import type { BuildArgs } from 'gatsby'

/**
 * Queries the data layer.
 *
 * @param problem what the error says if the query fails, such as `the feeds could not be queried`
 */
export async function queryData<Data>(api: BuildArgs, problem: string, query: string): Promise<Data> {
  const answer = await api.graphql<Data>(query)
  if (answer.errors || !answer.data) throw new Error(`${problem}: ${JSON.stringify(answer.errors)}`)
  return answer.data
}
