import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const imported = /^import \{ ([^}]+) \} from "(\.[^"]+)";$/gm
const fromAll = /^import \{([^}]+)\} from '@mantine\/core'$/gm

/** Which of Mantine's modules has what its index hands on, by name. */
function modulesByName(): Map<string, string> {
  const index = new URL(import.meta.resolve('@mantine/core'))
  return new Map(
    [...readFileSync(index, 'utf8').matchAll(imported)].flatMap(([, names, path]) =>
      names!.split(', ').map((name) => [name, fileURLToPath(new URL(path!, index))] as const),
    ),
  )
}

/**
 * What is imported of Mantine comes from the module that has it, and not from the index of all: whoever imports the
 * index counts as one who needs all that anybody takes from it, so that a page without a form would load its fields.
 */
export function mantineModules(): Plugin {
  const modules = modulesByName()
  const single = (name: string) =>
    modules.has(name) ? `import { ${name} } from ${JSON.stringify(modules.get(name))}` : ''
  return {
    name: 'mantine-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\//, code: "from '@mantine/core'" },
      handler: (code) => ({
        code: code.replace(fromAll, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map(single)
            .join('; '),
        ),
        map: null,
      }),
    },
  }
}
