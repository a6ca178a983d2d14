import { fileURLToPath } from 'node:url'
import { calls } from '@portal/protocol/calls.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { codeGroups } from './build/code-groups.ts'
import { formCalls } from './build/form-calls.ts'
import { pageModules } from './build/page-modules.ts'
import { withoutSchemas } from './build/without-schemas.ts'
import { words } from './build/words.ts'

/**
 * `virtual:call-manifest`: method and path of every call, and nothing else of the protocol, so that browsers
 * need not load its schemas.
 */
function callManifest(): Plugin {
  const id = 'virtual:call-manifest'
  return {
    name: 'call-manifest',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined
      const manifest = Object.fromEntries(
        Object.entries(calls).map(([feature, group]) => [
          feature,
          Object.fromEntries(Object.entries(group).map(([name, { method, path }]) => [name, [method, path]])),
        ]),
      )
      return `export const manifest = ${JSON.stringify(manifest)}`
    },
  }
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const entry = at('src/app/entry-browser.tsx')
const firsts = [at('src/home/pages/home-page.tsx'), at('src/laws/pages/law-page.tsx')]

export default defineConfig(({ isSsrBuild }) => ({
  root: at('.'),
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    callManifest(),
    formCalls(),
    words(),
    withoutSchemas(),
    ...(isSsrBuild ? [pageModules(at('.'))] : []),
  ],
  css: { postcss: { plugins: [] } },
  ssr: { noExternal: true },
  // Without React's development checks, wherever the server runs.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    // Which code a screen imports is read from its own, a part of which was asked for ahead (`src/app/code-ahead.ts`):
    // to name all of it would be a seventh of what every page runs.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // The faces of letters are of no other sheet: declared twice, they would change under the reader's eyes.
    rolldownOptions: isSsrBuild
      ? // As the server's own (`server/vite.config.ts`).
        {
          output: {
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
            comments: false,
            charset: 'ascii',
          },
        }
      : {
          input: [entry, at('src/ui/fonts.css')],
          output: {
            codeSplitting: { groups: codeGroups(entry, firsts) },
            // Every page loads their names, with the table of screens.
            assetFileNames: (asset) => {
              const isSheet = asset.names.some((name) => name.endsWith('.css'))
              return isSheet ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]'
            },
          },
        },
  },
}))
