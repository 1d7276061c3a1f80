import type { CompiledPage } from '../../markdown/compile-page'
import type { ContentFile } from '../../content/content-file'
import { FAMILIES } from '../../content/families'
import { readRecord } from '../content/read-record'
import { exampleFields } from '../reference/example-node'
import { knownNames } from '../reference/known-names'
import { readParameterFiles } from '../../content/parameters/read-parameters'
import { readServerFacts } from '../reference/read-server-facts'
import { readSiteData } from '../../content/site/read-site-data'
import type { DocumentingPage, KeptList, ReferenceSources } from './check-reference'

/** Collects what the reference is compared with: the server's lists, the maintained lists, and the pages. */
export function referenceSources(
  root: string,
  compiled: ReadonlyMap<ContentFile, CompiledPage>,
): Omit<ReferenceSources, 'routes'> {
  const known = knownNames(root)
  const pages = [...compiled]
    .filter(([file]) => file.type === FAMILIES.docs.type)
    .map(([file, page]): DocumentingPage => {
      const record = readRecord(file)?.record
      const subject = { route: file.route, title: file.frontMatter.title }
      return {
        file: file.file,
        signatures: page.signatures,
        examples: page.examples.flatMap(
          (example) => (record && exampleFields(subject, example, record, known)) ?? [],
        ),
        headings: page.headings,
      }
    })
  return {
    functions: known.functions,
    keywords: known.keywords,
    parameters: readServerFacts(root, 'parameters').items,
    pages,
    internalFunctions: keptList(root, 'internalFunctions'),
    keywordPlaces: keptList(root, 'keywords'),
    describedParameters: readParameterFiles(root),
  }
}

function keptList<Name extends 'internalFunctions' | 'keywords'>(
  root: string,
  name: Name,
): KeptList<ReturnType<typeof readSiteData<Name>>['value'][number]> {
  const { file, value, source } = readSiteData(root, name)
  return {
    file,
    entries: value.map((one, index) => ({ value: one as never, line: source.lineOf([index]) })),
  }
}
