import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, withNode } from './node-24.mjs'
import { capture } from './run.mjs'

/**
 * What reads the sources without running them; each counts as one. Types are made out by one thread: several make out
 * the same ones, each for itself.
 */
const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware'], env: { GOMAXPROCS: '1' } },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'arrows', args: ['scripts/arrows.mjs'] },
  { name: 'lifecycles', args: ['scripts/lifecycles.mjs', '--check'] },
]

/** The projects of vitest.config.ts that need neither the built web app nor a browser. */
export const unitProjects = ['unit', 'alone']

/** Runs the static checks, showing what those say that fail. */
export async function runChecks() {
  const results = await Promise.all(
    checks.map(async ({ name, args, env }) => ({ name, ...(await capture(...withNode(args, { env }))) })),
  )
  for (const { name, code, output } of results) {
    process.stdout.write(code === 0 ? `✓ ${name}\n` : `✗ ${name}\n${output}\n`)
  }
  const failures = results.filter(({ code }) => code !== 0).map(({ name }) => name)
  return { passed: results.length - failures.length, failures }
}

/**
 * Runs projects of vitest.config.ts and counts their tests; a file that does not load, and an error outside a test,
 * count as one failed each.
 *
 * @returns also the seconds that each file took, under its name and `place`
 */
export async function runTests(projects, { files = [], env = {}, place = '' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'))
  const report = join(folder, 'report.json')
  const code = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=./scripts/test-report.mjs',
      ...files,
    ],
    { env: { ...env, TEST_REPORT: report } },
  )
  const { passed, failures, times } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { passed: 0, failures: [], times: [] }
  rmSync(folder, { recursive: true })
  if (code !== 0 && failures.length === 0)
    failures.push(`${projects.join(', ')}: ended with ${code}, see above`)
  return {
    passed,
    failures: failures.map((failure) => `${failure}${place && `\n(${place})`}`),
    times: times.map(({ file, seconds }) => ({ name: `${file}${place && `, ${place}`}`, seconds })),
  }
}
