import type { SourceNodesArgs } from 'gatsby'
import { readSiteData } from '../../content/site/read-site-data'
import { parameterGroups } from '../../content/parameters/parameters'
import { readParameterFiles } from '../../content/parameters/read-parameters'
import { createTypedNode } from '../nodes/create-typed-node'
import { readServerFacts } from './read-server-facts'

/** The page that contains `<Parameters />`. */
const CONFIGURATION_ROUTE = '/docs/configuration/'

/** Creates nodes from the facts reported by the server. */
export async function sourceServerFacts(api: SourceNodesArgs): Promise<void> {
  const root = process.cwd()
  const make = (type: string, key: string, fields: object) =>
    createTypedNode(api, type, `${type} ${key}`, fields)

  const functions = readServerFacts(root, 'functions')
  const internal = new Map(readSiteData(root, 'internalFunctions').value.map((one) => [one.name, one.reason]))
  for (const { name, kinds, signatures } of functions.items)
    await make('SqlFunction', name, {
      name,
      kinds,
      signatures,
      verifiedOn: functions.engine,
      internalReason: internal.get(name) ?? null,
    })

  const parameters = readServerFacts(root, 'parameters')
  const byProcessors = new Set(
    parameters.items.filter((one) => one.dependsOnProcessors).map(({ path }) => path),
  )
  for (const group of parameterGroups(readParameterFiles(root), parameters.items))
    for (const { key, meaning, default: value, ...parameter } of group.parameters)
      await make('ServerParameter', key, {
        ...parameter,
        path: key,
        value,
        description: meaning,
        group: group.title,
        href: `${CONFIGURATION_ROUTE}#${key}`,
        dependsOnProcessors: byProcessors.has(key),
        verifiedOn: parameter.enterprise ? null : parameters.engine,
      })

  const keywords = readServerFacts(root, 'keywords')
  const places = new Map(readSiteData(root, 'keywords').value.map((one) => [one.keyword, one]))
  for (const keyword of keywords.items) {
    const place = places.get(keyword)
    await make('SqlKeyword', keyword, {
      keyword,
      verifiedOn: keywords.engine,
      href: place && 'page' in place ? place.page : null,
      reason: place && 'reason' in place ? place.reason : null,
    })
  }
}
