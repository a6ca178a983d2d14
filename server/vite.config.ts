import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const built = fileURLToPath(new URL('./dist/', import.meta.url))

/** Modules name files by where they stand themselves, as do the threads that they start: from one file too. */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:server|protocol)\/src\//, code: 'import.meta.url' },
      handler: (code, id) => ({
        code: code.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(relative(built, id))}, import.meta.url).href`,
        ),
        map: null,
      }),
    },
  }
}

/** The server in one file: a start need not find 1,700 sources. Packages stay where they are. */
export default defineConfig({
  plugins: [ownPlaces()],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    // An error tells where it comes from by the names of functions.
    rolldownOptions: { output: { entryFileNames: '[name].js', keepNames: true } },
  },
})
