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

/** Refuses a package that names files by where it stands itself: in the one file it would stand elsewhere. */
function refusePlaces(): Plugin {
  return {
    name: 'refuse-places',
    transform: {
      filter: {
        id: /\/node_modules\//,
        code: /\b__(?:dir|file)name\b|\bimport\.meta\.(?:url|dirname|filename)\b/,
      },
      handler(_, id) {
        this.error(`${id} names files by its own place: its package stays outside`)
      },
    },
  }
}

/** Refuses other scripts in the one file: V8 would hold the whole of its text at two bytes a character. */
function plainText(): Plugin {
  return {
    name: 'plain-text',
    generateBundle(_, bundle) {
      const main = bundle['main.js']
      const [found] = (main?.type === 'chunk' && /.{0,80}[^\0-\x7f].{0,80}/.exec(main.code)) || []
      if (found) this.error(`A letter that cannot be escaped belongs into a chunk of its own: ${found}`)
    },
  }
}

/** Packages that are no JavaScript, or name files and threads by where they stand. */
const external = [
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@node-rs/jieba',
  'pino',
  'sharp',
  'svg-captcha',
]

/** The server in one file, with its packages: a start need not find 3,000. */
export default defineConfig({
  plugins: [ownPlaces(), refusePlaces(), plainText()],
  ssr: { noExternal: true, external },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        // Beside it, so that all of them see our own files from the same place.
        chunkFileNames: '[name]-[hash].js',
        // An error tells where it comes from by the names of functions.
        keepNames: true,
        // V8 holds the text of what it runs, at two bytes a character where one of a file is of another script.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        comments: false,
        charset: 'ascii',
        // Its patterns are raw text, in which nothing is escaped.
        codeSplitting: { groups: [{ name: 'asks-for-over', test: /\/asks-for-over\.ts$/ }] },
      },
    },
  },
})
