import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariables, theme } from '../src/ui/theme.ts'

const component = /\/@mantine\/core\/esm\/(?:components|utils)\/(\w+)\/\1\.mjs$/
const variablesPart = /\/MantineCssVariables\/MantineCssVariables\.mjs$/
const variablesFile = /\/@mantine\/core\/styles\/default-css-variables\.css$/

/**
 * Sizes of Mantine's titles, its breakpoints and its shadows, which the portal has of its own; palettes but the greys,
 * the red of errors and the portal's two; of the former the variants of components, which the portal has in its own
 * colours.
 */
const unused = [
  /^--mantine-(?:h\d|breakpoint|shadow|primary-color-\d)/,
  /^--mantine-color-(?:dark|blue|cyan|grape|green|indigo|lime|orange|pink|teal|violet|yellow)-/,
  /^--mantine-color-(?:gray|red)-(?:light|outline|filled|text)/,
]

function declared(variables: Record<string, string>): string {
  return Object.entries(variables)
    .filter(([name]) => !unused.some((pattern) => pattern.test(name)))
    .map(([name, value]) => `${name}:${value};`)
    .join('')
}

/** Mantine's variables as the portal's theme has them: in a sheet that browsers keep, and not in every page. */
function variablesSheet(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const { variables, light } = defaultCssVariablesResolver(merged)
  const own = cssVariables(merged)
  return [
    `:root{${declared({ ...variables, ...own.variables })}}`,
    `:root[data-mantine-color-scheme='light']{${declared({ ...light, ...own.light })}}`,
  ].join('\n')
}

const sheetOf = (name: string) => fileURLToPath(import.meta.resolve(`@mantine/core/styles/${name}.css`))

/**
 * Mantine's style sheets come with the code of the components that they are of, so that a page has those of its own
 * components alone; its variables are written as the theme has them, without those that the portal does not use and
 * without the dark scheme.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    transform(code, id) {
      const [, name] = component.exec(id) ?? []
      if (name && existsSync(sheetOf(name))) {
        // Behind those of what it is made of, which its rules may change.
        return { code: `${code}\nimport '@mantine/core/styles/${name}.css'`, map: null }
      }
      if (variablesPart.test(id)) return { code: 'export const MantineCssVariables = () => null', map: null }
      return variablesFile.test(id) ? { code: variablesSheet(), map: null } : null
    },
  }
}
