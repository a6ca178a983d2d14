// npm run import -- laws|cases|questions PATH [--levels FILE]
import { readFileSync } from 'node:fs'
import { importQuestions } from '../answered-questions/door.ts'
import { importCases } from '../cases/door.ts'
import { problemMessage } from '../import/content-problem.ts'
import type { ImportControls, ImportProblem } from '../import/import-documents.ts'
import { type FolderLevels, importLaws, readFolderLevels } from '../laws/door.ts'
import { showProgress } from './import-progress.ts'
import type { ImportedKind, PortalData } from './portal-data.ts'
import { BadUsage, runCommand, say, typedPath } from './run-command.ts'

interface Imported {
  /** What became of the sources, in a line. */
  summary: string
  problems: ImportProblem[]
  isStopped: boolean
}

interface Wanted {
  path: string
  /** Levels of acts by the folders they lie in. */
  levels?: FolderLevels
}

type Import = (data: PortalData, wanted: Wanted, controls: ImportControls) => Promise<Imported>

/** Leaves the import's audit line before the first of it is stored: one that finds nothing leaves none. */
function noting<Documents, Saved>(
  data: PortalData,
  kind: ImportedKind,
  save: (documents: Documents) => Promise<Saved>,
) {
  let line: Promise<void> | undefined
  return async (documents: Documents) => {
    await (line ??= data.noteImport(kind))
    return save(documents)
  }
}

const imports: Record<ImportedKind, Import> = {
  laws: async (data, { path, levels }, controls) => {
    const save = noting(data, 'laws', data.saveLaws)
    const { counts, ...end } = await importLaws({ path, levels, save, ...controls })
    const { added, newVersions, updated, unchanged, skipped, notLaws } = counts
    const summary = `${added} added, ${newVersions} new versions, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped, ${notLaws} files that are no laws`
    return { summary, ...end }
  },
  cases: async (data, { path }, controls) => {
    const save = noting(data, 'cases', data.saveCases)
    const { counts, ...end } = await importCases({ path, save, ...controls })
    const { added, updated, unchanged, skipped, notCases } = counts
    const summary = `${added} added, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped, ${notCases} files that are no cases`
    return { summary, ...end }
  },
  questions: async (data, { path }, controls) => {
    const save = noting(data, 'questions', data.saveQuestions)
    const { counts, ...end } = await importQuestions({ path, save, ...controls })
    const { added, updated, unchanged, removed, unanswered, skipped } = counts
    const summary = `${added} added, ${updated} updated, ${unchanged} unchanged, ${removed} removed, ${unanswered} without an article that is held, ${skipped} skipped`
    return { summary, ...end }
  },
}

function readArguments([what = '', path, ...more]: string[]): { run: Import; wanted: Wanted } {
  const run = Object.hasOwn(imports, what) ? imports[what as ImportedKind] : undefined
  const [option, file, ...rest] = more
  const hasLevels = what === 'laws' && option === '--levels' && file !== undefined && rest.length === 0
  if (!run || !path || (more.length > 0 && !hasLevels)) {
    throw new BadUsage(
      'Usage: npm run import -- laws|cases|questions PATH, for laws with --levels FILE where folders tell them\nPATH is a file or a folder; docs/importing.md tells the formats.',
    )
  }
  return {
    run,
    wanted: { path: typedPath(path), ...(hasLevels && { levels: folderLevels(typedPath(file)) }) },
  }
}

function folderLevels(file: string): FolderLevels {
  try {
    return readFolderLevels(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadUsage(`${file}: ${problemMessage(error)}`)
  }
}

/** Aborts at the first SIGINT or SIGTERM; the batch under way is finished. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}

await runCommand(readArguments, async (data, { run, wanted }) => {
  const progress = showProgress()
  const controls = { onProgress: progress.report, signal: stopSignal() }
  const { summary, problems, isStopped } = await run(data, wanted, controls).finally(progress.end)
  for (const { source, problem } of problems) say(`skipped: ${source}: ${problem}`)
  say(summary)
  if (isStopped) {
    say('Stopped. Run the same command again to go on.')
    return 130
  }
  return problems.length > 0 ? 1 : 0
})
