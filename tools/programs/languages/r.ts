import path from 'node:path'
import type { Language, SyntaxProblem } from './language'

const CHECK = `
for (file in commandArgs(TRUE)) tryCatch(invisible(parse(file)), error = function(e) {
  cat(file, sub("\\n.*", "", sub(paste0(file, ":"), "", conditionMessage(e), fixed = TRUE)), sep = "\\t")
  cat("\\n")
})`

/**
 * Scripts. Their packages are installed with the system; otherwise, the manifest states that the scripts aren't run.
 */
export const r: Language = {
  requirements: [
    {
      program: 'Rscript',
      check: ['--version'],
      name: 'R',
      install: 'install it (Debian: apt install r-base-core, macOS: brew install r)',
      apt: ['r-base-core'],
    },
  ],
  async build(workspace) {
    const version = await workspace.build(['Rscript', '-e', 'cat(as.character(getRversion()))'])
    return {
      runtime: `R ${version.trim()}`,
      command: ({ fileName }) => ['Rscript', path.join(workspace.project, fileName)],
      client: () => '',
    }
  },
  async checkSyntax(workspace, sources) {
    const files = sources.map(({ fileName }) => path.join(workspace.project, fileName))
    const lines = (await workspace.build(['Rscript', '-e', CHECK, ...files])).split('\n').filter(Boolean)
    return lines.flatMap((text): SyntaxProblem[] => {
      // for example: 3:7: unexpected symbol
      const [file = '', said = ''] = text.split('\t')
      const [, line, message = said] = /^(\d+):\d+: (.*)/.exec(said) ?? []
      const source = sources[files.indexOf(file)]
      return source ? [{ source, line: Number(line ?? 1), message }] : []
    })
  },
}
