import path from 'node:path'
import { clientText, type Language } from './language'

/** Scripts that require only PHP and its extensions. */
export const php: Language = {
  requirements: [
    {
      program: 'php',
      check: ['-r', 'exit(extension_loaded("pdo_pgsql") && extension_loaded("pgsql") ? 0 : 1);'],
      name: 'PHP with pgsql and pdo_pgsql',
      install: 'install it (Debian: apt install php-cli php-pgsql, macOS: brew install php)',
      apt: ['php-cli', 'php-pgsql'],
    },
  ],
  async build(workspace) {
    const version = (await workspace.build(['php', '-r', 'echo PHP_VERSION;'])).trim()
    return {
      runtime: `PHP ${version}`,
      command: ({ fileName }) => ['php', path.join(workspace.project, fileName)],
      client: ({ code }) => {
        const extensions = [
          { name: 'pdo_pgsql', isUsed: /new \\?PDO\(/.test(code) },
          { name: 'pgsql', isUsed: /\bpg_p?connect\(/.test(code) },
        ]
        return clientText(extensions.filter(({ isUsed }) => isUsed).map(({ name }) => ({ name, version })))
      },
    }
  },
}
