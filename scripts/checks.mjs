import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, withNode } from './node-24.mjs'
import { capture } from './run.mjs'

/** What reads the sources without running them; each counts as one. */
const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'arrows', args: ['scripts/arrows.mjs'] },
]

const none = { passed: 0, failed: 0 }

export function sum(counts) {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    none,
  )
}

/** Runs the static checks, showing what those say that fail. */
export async function runChecks() {
  const results = await Promise.all(
    checks.map(async ({ name, args }) => ({ name, ...(await capture(...withNode(args))) })),
  )
  for (const { name, code, output } of results) {
    process.stdout.write(code === 0 ? `✓ ${name}\n` : `✗ ${name}\n${output}\n`)
  }
  const failed = results.filter(({ code }) => code !== 0).length
  return { passed: results.length - failed, failed }
}

/**
 * Runs a project of vitest.config.ts and counts its tests; a file that does not load, and an error outside a test,
 * count as one failed each.
 */
export async function runTests(project, { files = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'))
  const report = join(folder, 'report.json')
  const code = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { env },
  )
  const counts = existsSync(report) ? countTests(JSON.parse(readFileSync(report, 'utf8'))) : none
  rmSync(folder, { recursive: true })
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function countTests({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}
