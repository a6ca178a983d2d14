import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const component = /\/@mantine\/core\/esm\/(?:components|utils)\/(\w+)\/\1\.mjs$/
const variables = /\/@mantine\/core\/styles\/default-css-variables\.css$/

/**
 * Sizes of Mantine's titles and its breakpoints, which the portal has of its own; palettes but the greys, the darks and
 * the red of errors; of these the variants of components, which the portal has in its own colours.
 */
const unused = [
  /\s*--mantine-(?:h\d|breakpoint)-[\w-]*:[^;]*;/g,
  /\s*--mantine-color-(?:blue|cyan|grape|green|indigo|lime|orange|pink|teal|violet|yellow)-[\w-]*:[^;]*;/g,
  /\s*--mantine-color-(?:gray|dark|red)-(?:light|outline|filled|text)[\w-]*:[^;]*;/g,
]
const darkScheme = /:root\[data-mantine-color-scheme='dark'\],\s*:host\([^)]*\) \{[^}]*\}/

const sheetOf = (name: string) => fileURLToPath(import.meta.resolve(`@mantine/core/styles/${name}.css`))

/**
 * Mantine's style sheets come with the code of the components that they are of, so that a page has those of its own
 * components alone; of its variables those that the portal does not use are left out, the dark scheme among them.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    transform(code, id) {
      const [, name] = component.exec(id) ?? []
      if (name && existsSync(sheetOf(name))) {
        return { code: `import '@mantine/core/styles/${name}.css'\n${code}`, map: null }
      }
      if (!variables.test(id)) return null
      return {
        code: unused.reduce((left, pattern) => left.replace(pattern, ''), code.replace(darkScheme, '')),
        map: null,
      }
    },
  }
}
