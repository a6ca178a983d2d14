// npm test: everything. The last line tells how many passed and failed.
import { readFileSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks, runTests, unitProjects } from './checks.mjs'
import { findHeadlessChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './paths.mjs'
import { startPostgres } from './postgres.mjs'
import { isToldToStop } from './run.mjs'
import { runStages, sum } from './stages.mjs'
import { buildWeb } from './web-build.mjs'

const step = (name) => process.stdout.write(`\n── ${name}\n`)
const slowestShown = 10

function failure(error) {
  process.stderr.write(`✗ ${error.message}\n`)
  return { passed: 0, failures: [error.message] }
}

/**
 * What these judge stands beside the store: what search finds, how a document is written, in which order files are read,
 * who is refused before anything is asked of it.
 */
const onPgliteAlone = [
  'app/demo',
  'app/lifecycles',
  'app/lying-services',
  'app/malformed',
  'app/overload',
  'app/rate-limit',
  'app/search-words',
  'assistant/passages',
  'cases/search-filters',
  'checks/checks',
  'documents/documents',
  'documents/found-tables',
  'laws/import/import-orders',
  'laws/search-filters',
  'laws/search-input',
  'meanings/meanings',
  'profiles/demo/providers',
  'templates/samples',
].map((name) => `${name}.test.ts`)

/**
 * Tables of every call by every reader, and long walks at random: they go where calls cost least, and where several at
 * once are served for real. On the other store each call is made once, by envelope.test.ts.
 */
const onPostgresAlone = [
  'app/access',
  'app/bad-input',
  'publications/hidden',
  '*/secrets',
  '*/sequences',
].map((name) => `server/src/${name}.test.ts`)

/** Vitest draws no moving picture of what runs: two would draw over each other. */
const sideBySide = { CI: 'true' }

/** Test files that open a store, or portals as processes: they run once on each kind. */
function databaseTests() {
  const server = fileURLToPath(new URL('server/src/', root))
  const opensStore = (file) => /\/testing\/store\.ts|openCallPortal/.test(readFileSync(file, 'utf8'))
  return readdirSync(server, { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => !onPgliteAlone.includes(relative('.', file).replaceAll('\\', '/')))
    .map((file) => join(server, file))
    .filter((file) => file.endsWith('.process.test.ts') || opensStore(file))
}

async function check() {
  step('types, lint, format, unused code, arrows')
  return [await runChecks()]
}

/** Together, so that no processor waits for the last of them. */
const projects = [...unitProjects, 'processes']

async function testOnPglite() {
  step('unit and call tests, and portals as processes, on the embedded store')
  await webBuilt
  const env = { ...sideBySide, TEST_DATABASE_URL: '', TESTS_LEFT_OUT: onPostgresAlone.join(' ') }
  return [await runTests(projects, { env })]
}

async function testOnPostgres() {
  step('on PostgreSQL, what opens a store')
  const postgres = await startPostgres().catch(failure)
  if ('failures' in postgres) return [postgres]
  try {
    await webBuilt
    const env = { ...sideBySide, TEST_DATABASE_URL: postgres.url }
    return [await runTests(projects, { env, files: databaseTests(), place: ', on PostgreSQL' })]
  } finally {
    await postgres.stop()
  }
}

async function testInBrowser() {
  step('the web app; journeys in the browser')
  if (!(await webBuilt)) return [failure(new Error('The web app could not be built.'))]
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
const webBuilt = buildWeb()
// Where one waits for a page, a portal as a process or PostgreSQL, the other works.
const atOnce = Math.min(2, availableParallelism())
const { passed, failures, times } = sum(
  await runStages([check, testInBrowser, testOnPglite, testOnPostgres], atOnce),
)
showSlowest(times)
if (isToldToStop()) failures.push('Told to stop before the end.')
if (failures.length > 0) step(['what failed', ...failures].join('\n\n'))
process.exitCode = failures.length > 0 ? 1 : 0
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
