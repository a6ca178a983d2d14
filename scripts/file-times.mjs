import { writeFileSync } from 'node:fs'

/** Reporter of vitest that writes, to the file that FILE_TIMES names, how long each test file took, with all it loads. */
export default class FileTimes {
  times = []

  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic()
    this.times.push({
      file: module.relativeModuleId,
      seconds: (collectDuration + setupDuration + duration) / 1000,
    })
  }

  onTestRunEnd() {
    writeFileSync(process.env.FILE_TIMES, JSON.stringify(this.times))
  }
}
