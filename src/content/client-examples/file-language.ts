import path from 'node:path'
import { ownValue } from '../../base/own-value'

/** Languages by file name, which takes precedence over the extension. */
const BY_NAME: Readonly<Record<string, string>> = {
  Dockerfile: 'dockerfile',
  'merge.conf': 'toml',
  'nginx.conf': 'nginx',
  'stunnel.conf': 'ini',
  'tcp.conf': 'toml',
  'telegraf.conf': 'toml',
}

const BY_ENDING: Readonly<Record<string, string>> = {
  '.c': 'c',
  '.conf': 'properties',
  '.cpp': 'cpp',
  '.cs': 'csharp',
  '.css': 'css',
  '.go': 'go',
  '.html': 'html',
  '.ini': 'ini',
  '.java': 'java',
  '.js': 'javascript',
  '.json': 'json',
  '.jsonl': 'json',
  '.php': 'php',
  '.properties': 'properties',
  '.py': 'python',
  '.r': 'r',
  '.rb': 'ruby',
  '.rs': 'rust',
  '.sh': 'bash',
  '.sql': 'questdb-sql',
  '.toml': 'toml',
  '.ts': 'typescript',
  '.xml': 'xml',
  '.yaml': 'yaml',
  '.yml': 'yaml',
}

/** Returns the language of a file as used in fences; `text` if it's unknown. */
export function fileLanguage(file: string): string {
  const name = path.posix.basename(file)
  return ownValue(BY_NAME, name) ?? ownValue(BY_ENDING, path.posix.extname(name).toLowerCase()) ?? 'text'
}
