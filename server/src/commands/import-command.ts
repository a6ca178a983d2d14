// npm run import -- laws PATH
import { importLaws } from '../laws/import/import-laws.ts'
import { showProgress } from './import-progress.ts'
import { BadUsage, runCommand, say, typedPath } from './run-command.ts'

function readArguments(args: string[]): string {
  const [what, path, ...more] = args
  if (what !== 'laws' || !path || more.length > 0) {
    throw new BadUsage(
      'Usage: npm run import -- laws PATH\nPATH is a file or a folder; docs/importing.md tells the formats.',
    )
  }
  return typedPath(path)
}

/** Aborts at the first SIGINT or SIGTERM; the batch under way is finished. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}

await runCommand(readArguments, async (data, path) => {
  const progress = showProgress()
  const { counts, problems, isStopped } = await importLaws({
    path,
    save: (documents) => data.saveLaws(documents),
    onProgress: progress.report,
    signal: stopSignal(),
  }).finally(progress.end)

  for (const { source, problem } of problems) say(`skipped: ${source}: ${problem}`)
  const { added, newVersions, updated, unchanged, skipped, notLaws } = counts
  say(
    `${added} added, ${newVersions} new versions, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped, ${notLaws} files that are no laws`,
  )
  if (isStopped) {
    say('Stopped. Run the same command again to go on.')
    return 130
  }
  return skipped > 0 ? 1 : 0
})
