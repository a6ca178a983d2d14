// npm test: everything. The last line tells how many passed and failed.
import { readFileSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks, runTests, unitProjects } from './checks.mjs'
import { findHeadlessChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './paths.mjs'
import { startPostgres } from './postgres.mjs'
import { isToldToStop } from './run.mjs'
import { runStages, sum } from './stages.mjs'
import { buildPortal } from './portal-build.mjs'

const step = (name) => process.stdout.write(`\n── ${name}\n`)
const slowestShown = 10

function failure(error) {
  process.stderr.write(`✗ ${error.message}\n`)
  return { passed: 0, failures: [error.message] }
}

/** Where what stands on the store itself is tested, and on the whole portal: on the embedded store too. */
const onBothStores = ['app', 'commands', 'files', 'kernel', 'messages']

/**
 * Of these, what judges something beside the store, and tables of every call by every reader, of every list by every
 * filter: they go where calls cost least. On each store every call is made, in each language, by envelope.test.ts.
 */
const onceIsEnough = [
  'access',
  'bad-input',
  'demo',
  'faults.process',
  'lifecycles',
  'lists',
  'log.process',
  'lying-services',
  'malformed',
  'moving-calls',
  'overload',
  'rate-limit',
  'search-words',
  'secrets',
].map((name) => `app/${name}.test.ts`)

/** Vitest draws no moving picture of what runs: two would draw over each other. */
const sideBySide = { CI: 'true' }

/** Test files that open a store, or portals as processes, and are to run on both kinds. */
function testsOfBothStores() {
  const server = fileURLToPath(new URL('server/src/', root))
  const opensStore = (file) => /\/testing\/store\.ts|openCallPortal/.test(readFileSync(file, 'utf8'))
  return readdirSync(server, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts') && onBothStores.includes(file.split('/')[0]))
    .filter((file) => !onceIsEnough.includes(file))
    .map((file) => join(server, file))
    .filter((file) => file.endsWith('.process.test.ts') || opensStore(file))
}

async function check() {
  step('types, lint, format, unused code, arrows')
  return [await runChecks()]
}

/** Together, so that no processor waits for the last of them. */
const projects = [...unitProjects, 'processes']

async function testOnPostgres() {
  step('unit and call tests, and portals as processes, on PostgreSQL')
  const postgres = await startPostgres().catch(failure)
  if ('failures' in postgres) return [postgres]
  try {
    await portalBuilt
    return [await runTests(projects, { env: { ...sideBySide, TEST_DATABASE_URL: postgres.url } })]
  } finally {
    await postgres.stop()
  }
}

async function testOnPglite() {
  step('on the embedded store, what is to run on both')
  await portalBuilt
  const env = { ...sideBySide, TEST_DATABASE_URL: '' }
  return [await runTests(projects, { env, files: testsOfBothStores(), place: 'on the embedded store' })]
}

async function testInBrowser() {
  step('the build; journeys in the browser')
  if (!(await portalBuilt)) return [failure(new Error('The portal could not be built.'))]
  const built = { passed: 1, failures: [] }
  try {
    const env = { ...sideBySide, CHROMIUM_PATH: await findHeadlessChromium() }
    return [built, await runTests(['journeys'], { env })]
  } catch (error) {
    return [built, failure(error)]
  }
}

function showSlowest(times) {
  step('the slowest files, in seconds')
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown)
  for (const { name, seconds } of slowest) {
    process.stdout.write(`${seconds.toFixed(1).padStart(7)}  ${name}\n`)
  }
}

await ensureInstalled()
/** Checks run meanwhile; journeys and portals as processes wait for it. */
const portalBuilt = buildPortal()
// Where one waits for a page, a portal as a process or PostgreSQL, the other works.
const atOnce = Math.min(2, availableParallelism())
const { passed, failures, times } = sum(
  await runStages([check, testInBrowser, testOnPostgres, testOnPglite], atOnce),
)
showSlowest(times)
if (isToldToStop()) failures.push('Told to stop before the end.')
if (failures.length > 0) step(['what failed', ...failures].join('\n\n'))
process.exitCode = failures.length > 0 ? 1 : 0
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
