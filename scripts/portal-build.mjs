import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { withNode } from './node-24.mjs'
import { root } from './paths.mjs'
import { capture } from './run.mjs'

const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', root))
const client = fileURLToPath(new URL('web/dist/client/', root))
const isNoSource = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)|\.test\.tsx?$/

/** Arguments of Vite for the two halves of the web app: what browsers load, and what renders pages. */
export const webBuilds = [
  [vite, 'build'],
  [vite, 'build', '--ssr', 'src/app/entry-server.tsx'],
]

/** What is built: where it stands, of which folders it is made, and Vite's arguments of each run. */
const builds = [
  {
    name: 'the web app',
    folder: 'web/',
    sources: ['web', 'protocol'],
    runs: webBuilds,
    finish: precompress,
  },
  {
    name: 'the server',
    folder: 'server/',
    sources: ['server/src', 'server/vite.config.ts', 'protocol'],
    runs: [[vite, 'build', '--ssr', 'src/main.ts']],
  },
]

function* files(folder, under = '') {
  for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
    const path = under ? `${under}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* files(folder, path)
    else yield path
  }
}

/** Digest of everything something is built from. */
function digestOf(sources) {
  const hash = createHash('sha256')
  const take = (name, path) => hash.update(`\0${name}\0`).update(readFileSync(path))
  for (const source of sources) {
    const path = fileURLToPath(new URL(source, root))
    if (statSync(path).isFile()) take(source, path)
    else
      for (const file of [...files(path)].filter((one) => !isNoSource.test(one)).sort())
        take(`${source}/${file}`, join(path, file))
  }
  for (const file of ['package-lock.json', 'scripts/portal-build.mjs'])
    take(file, fileURLToPath(new URL(file, root)))
  return hash.digest('hex')
}

function builtFrom(stamp) {
  try {
    return readFileSync(stamp, 'utf8')
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

/** Builds one of them, unless what stands in its folder was built from these sources. */
async function build({ name, folder, sources, runs, finish }) {
  const place = new URL(folder, root)
  const stamp = new URL('dist/stamp', place)
  const digest = digestOf(sources)
  if (builtFrom(stamp) === digest) return true
  process.stdout.write(`Building ${name} …\n`)
  rmSync(stamp, { force: true })
  const results = await Promise.all(runs.map((args) => capture(...withNode(args, { cwd: place }))))
  const failed = results.filter(({ code }) => code !== 0)
  for (const { output } of failed) process.stderr.write(output)
  if (failed.length > 0) return false
  await finish?.()
  writeFileSync(stamp, digest)
  return true
}

/**
 * Builds what has changed.
 *
 * @returns whether all stands
 */
export async function buildPortal() {
  return (await Promise.all(builds.map(build))).every(Boolean)
}
