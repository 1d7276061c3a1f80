import path from 'node:path'
import type { Language, SyntaxProblem } from './language'
import { makeVenv, python, pythonOf } from './python'

/** The parser and its grammar, from PyPI. */
const PARSER = ['tree-sitter==0.25.2', 'tree-sitter-c-sharp==0.23.1']

/** Prints `file<tab>line<tab>message` for each error in the given files. */
const CHECK = `
import sys, tree_sitter_c_sharp
from tree_sitter import Language, Parser
parser = Parser(Language(tree_sitter_c_sharp.language()))
def report(file, node):
    if node.is_missing:
        print(file, node.start_point[0] + 1, f"{node.type} is missing", sep="\\t")
    elif node.is_error:
        text = node.text.decode(errors="replace").strip().split("\\n")[0][:60]
        print(file, node.start_point[0] + 1, f"syntax error near {text}", sep="\\t")
    elif node.has_error:
        for child in node.children:
            report(file, child)
for file in sys.argv[1:]:
    with open(file, "rb") as source:
        report(file, parser.parse(source.read()).root_node)`

/** No .NET SDK is available on the verification machine, so a parser checks these programs. */
export const csharp: Language = {
  requirements: python.requirements,
  async checkSyntax(workspace, sources) {
    await workspace.installOnce('venv', PARSER.join(), () => makeVenv(workspace, PARSER))
    const files = sources.map(({ fileName }) => path.join(workspace.project, fileName))
    const lines = (await workspace.build([pythonOf(workspace), '-c', CHECK, ...files]))
      .split('\n')
      .filter(Boolean)
    return lines.flatMap((text): SyntaxProblem[] => {
      const [file = '', line, message = ''] = text.split('\t')
      const source = sources[files.indexOf(file)]
      return source ? [{ source, line: Number(line), message }] : []
    })
  },
}
