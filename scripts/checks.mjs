import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode, withNode } from './node-24.mjs'
import { root } from './paths.mjs'
import { capture } from './run.mjs'

/** What reads the sources without running them; each counts as one. */
const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'arrows', args: ['scripts/arrows.mjs'] },
]

/** Joins results: how many passed, and the failed by name. */
export function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  }
}

/** Runs the static checks, showing what those say that fail. */
export async function runChecks() {
  const results = await Promise.all(
    checks.map(async ({ name, args }) => ({ name, ...(await capture(...withNode(args))) })),
  )
  for (const { name, code, output } of results) {
    process.stdout.write(code === 0 ? `✓ ${name}\n` : `✗ ${name}\n${output}\n`)
  }
  const failures = results.filter(({ code }) => code !== 0).map(({ name }) => name)
  return { passed: results.length - failures.length, failures }
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
  const result = existsSync(report)
    ? readReport(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] }
  rmSync(folder, { recursive: true })
  if (code === 0 || result.failures.length > 0) return result
  return { ...result, failures: [`${project}: an error outside the tests, see above`] }
}

function readReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(fileURLToPath(root), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file}\n${message}`]
    return failed.map(({ fullName, failureMessages }) =>
      [`${file} > ${fullName}`, ...failureMessages].join('\n'),
    )
  })
  return { passed: numPassedTests, failures }
}
