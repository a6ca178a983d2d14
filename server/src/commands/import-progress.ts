import cliProgress from 'cli-progress'
import type { ImportProgress } from '../import/import-documents.ts'
import { say } from './run-command.ts'

/** Between lines, where there is no terminal. */
const lineMilliseconds = 3000

export interface ProgressDisplay {
  report(progress: ImportProgress): void
  end(): void
}

function figures({ done, total, characters }: ImportProgress, startedAt: number) {
  const seconds = Math.max((Date.now() - startedAt) / 1000, 0.001)
  const remaining = done > 0 ? Math.ceil((seconds / done) * (total - done)) : null
  return {
    rate: (done / seconds).toFixed(1),
    speed: Math.round(characters / seconds / 1000),
    remaining:
      remaining === null ? '…' : `${Math.floor(remaining / 60)}:${String(remaining % 60).padStart(2, '0')}`,
  }
}

/** A bar on a terminal, a line now and then elsewhere: count, rate, remaining time. */
export function showProgress(): ProgressDisplay {
  return process.stdout.isTTY ? bar() : lines()
}

function bar(): ProgressDisplay {
  const startedAt = Date.now()
  const shown = new cliProgress.SingleBar(
    {
      format: '{bar} {percentage} % · {value}/{total} · {rate}/s · {speed}k characters/s · {remaining} left',
      stream: process.stdout,
      hideCursor: true,
      gracefulExit: false,
    },
    cliProgress.Presets.shades_classic,
  )
  let isStarted = false
  return {
    report: (progress) => {
      const values = figures(progress, startedAt)
      if (!isStarted) shown.start(progress.total, progress.done, values)
      isStarted = true
      shown.update(progress.done, values)
    },
    end: () => shown.stop(),
  }
}

function lines(): ProgressDisplay {
  const startedAt = Date.now()
  let saidAt = 0
  return {
    report: (progress) => {
      if (Date.now() - saidAt < lineMilliseconds && progress.done < progress.total) return
      saidAt = Date.now()
      const { rate, speed, remaining } = figures(progress, startedAt)
      say(`${progress.done}/${progress.total} · ${rate}/s · ${speed}k characters/s · ${remaining} left`)
    },
    end: () => {},
  }
}
