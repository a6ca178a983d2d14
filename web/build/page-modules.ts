import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const importing = /\(\) => import\('(\.[^']+)'\)/g

/** Source of a table of screens in which what imports a page says which module that is, by its path below a folder. */
function withModules(source: string, file: string, root: string): string {
  return source.replace(importing, (imports: string, path: string) => {
    const module = relative(root, resolve(dirname(file), path))
    return `Object.assign(${imports}, { module: ${JSON.stringify(module)} })`
  })
}

/** Each screen says of which module its page is, as the manifest of the browser's build names it. */
export function pageModules(root: string): Plugin {
  return {
    name: 'page-modules',
    enforce: 'pre',
    transform: {
      filter: { id: /\/screens\.ts$/, code: '() => import(' },
      handler: (code, id) => ({ code: withModules(code, id, root), map: null }),
    },
  }
}
