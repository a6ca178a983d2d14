// npm run check: the static checks and the unit and call tests on the embedded store.
import { runChecks, runTests, sum } from './checks.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
const { passed, failed } = sum([await runChecks(), await runTests('unit')])
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
