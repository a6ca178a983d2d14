import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { withNode } from './node-24.mjs'
import { root } from './paths.mjs'
import { capture } from './run.mjs'

const web = new URL('web/', root)
const stampFile = new URL('dist/stamp', web)
const client = fileURLToPath(new URL('dist/client/', web))
const isNoSource = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)|\.test\.tsx?$/

function* files(folder, under = '') {
  for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
    const path = under ? `${under}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* files(folder, path)
    else yield path
  }
}

/** Digest of everything the web app is built from. */
function sourcesDigest() {
  const hash = createHash('sha256')
  for (const folder of ['web', 'protocol']) {
    const path = fileURLToPath(new URL(folder, root))
    const sources = [...files(path)].filter((file) => !isNoSource.test(file)).sort()
    for (const file of sources) hash.update(`\0${folder}/${file}\0`).update(readFileSync(join(path, file)))
  }
  for (const file of ['package-lock.json', 'scripts/web-build.mjs'])
    hash.update(readFileSync(new URL(file, root)))
  return hash.digest('hex')
}

function builtFrom() {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return null
  }
}

const compressible = /\.(js|css|svg|json|txt|html)$/
/** Smaller files gain nothing. */
const smallest = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Lays .br and .gz beside the files that browsers load, so that no request waits for compression. */
async function precompress() {
  const paths = [...files(client)].filter((file) => compressible.test(file) && !file.startsWith('.'))
  await Promise.all(
    paths.map(async (file) => {
      const path = join(client, file)
      if (statSync(path).size < smallest) return
      const content = readFileSync(path)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      writeFileSync(`${path}.br`, await brotli(content, quality))
      writeFileSync(`${path}.gz`, await zip(content, { level: 9 }))
    }),
  )
}

const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', root))

/** Arguments of Vite for the two halves of the web app: what browsers load, and what renders pages. */
export const viteBuilds = {
  client: [vite, 'build'],
  server: [vite, 'build', '--ssr', 'src/app/entry-server.tsx'],
}

/**
 * Builds the web app, unless what stands in web/dist was built from these sources.
 *
 * @returns whether it stands
 */
export async function buildWeb() {
  const digest = sourcesDigest()
  if (builtFrom() === digest) return true
  process.stdout.write('Building the web app …\n')
  rmSync(stampFile, { force: true })
  const results = await Promise.all(
    Object.values(viteBuilds).map((args) => capture(...withNode(args, { cwd: web }))),
  )
  const failed = results.filter(({ code }) => code !== 0)
  for (const { output } of failed) process.stderr.write(output)
  if (failed.length > 0) return false
  await precompress()
  mkdirSync(new URL('dist/', web), { recursive: true })
  writeFileSync(stampFile, digest)
  return true
}
