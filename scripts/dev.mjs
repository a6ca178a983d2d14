// npm run dev: builds the web app anew at each change of it, and starts the server anew at each change of either.
import { existsSync, mkdirSync, rmSync, watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { startNode } from './node-24.mjs'
import { root } from './paths.mjs'
import { webBuilds } from './portal-build.mjs'

/** An editor saves several files, and Vite writes many, within this time. */
const settleMilliseconds = 250
const dist = new URL('web/dist/', root)
const built = ['client/.vite/manifest.json', 'server/entry-server.js'].map((file) => new URL(file, dist))

await ensureInstalled()
// What stands in web/dist from here on is no finished build; and the server waits for both halves.
mkdirSync(dist, { recursive: true })
for (const file of [new URL('stamp', dist), ...built]) rmSync(file, { force: true })

let server = null
let settling
let isStopping = false
/** Restarts follow each other; a change during one asks for another. */
let restarting = Promise.resolve()

async function restart() {
  server?.child.kill('SIGTERM')
  await server?.ended
  server = null
  if (isStopping || !built.every((file) => existsSync(file))) return
  server = startNode(['server/src/main.ts'], { env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' } })
}

function changed(_event, file) {
  if (/\.test\.tsx?$/.test(file ?? '')) return
  clearTimeout(settling)
  settling = setTimeout(() => (restarting = restarting.then(restart)), settleMilliseconds)
}

for (const folder of ['server/', 'protocol/', 'web/dist/']) {
  watch(fileURLToPath(new URL(folder, root)), { recursive: true }, changed)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => (isStopping = true))

const builds = webBuilds.map((args) =>
  startNode([...args, '--watch', '--logLevel', 'warn'], { cwd: new URL('web/', root) }),
)
const codes = await Promise.all(builds.map(({ ended }) => ended))
clearTimeout(settling)
await restarting
codes.push((await server?.ended) ?? 0)
process.exit(isStopping ? 0 : Math.max(...codes))
