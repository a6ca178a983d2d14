import { writeFileSync } from 'node:fs'

/** An error as one reads it, with what caused it. */
function told({ stack, message, cause }) {
  return cause ? `${stack || message}\ncaused by ${told(cause)}` : stack || message
}

/** What failed in a test file: its tests, or the file itself, which did not load, or ended badly. */
function failuresOf(module) {
  const file = module.relativeModuleId
  const failed = [...module.children.allTests('failed')].map((test) =>
    [`${file} > ${test.fullName}`, ...test.result().errors.map(told)].join('\n'),
  )
  const around = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  return [...failed, ...around.map((error) => `${file}\n${told(error)}`)]
}

function timeOf(module) {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return { file: module.relativeModuleId, seconds: (collectDuration + setupDuration + duration) / 1000 }
}

/**
 * Reporter of vitest that writes, to the file that TEST_REPORT names, how many tests passed, what failed, each with its
 * reasons, and how long each test file took, with all it loads.
 */
export default class TestReport {
  onTestRunEnd(modules, errors) {
    const passed = modules.reduce((total, { children }) => total + [...children.allTests('passed')].length, 0)
    const outside = errors.map((error) => `an error outside the tests\n${told(error)}`)
    const failures = [...modules.flatMap(failuresOf), ...outside]
    writeFileSync(process.env.TEST_REPORT, JSON.stringify({ passed, failures, times: modules.map(timeOf) }))
  }
}
