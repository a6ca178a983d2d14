import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articleKey } from '@portal/protocol/laws/article-number.ts'
import { readLawSources } from '@portal/server/laws/import/sources.ts'
import { passes, type Times } from '../measure/quantiles.ts'
import { machine, megabytes, milliseconds, note, say, table, whole } from '../measure/table.ts'
import { measureLarge, type LargeFigures } from './measure-large.ts'
import { readQuestions } from './questions.ts'

const articles = 1_000_000
const cases = 100_000

/** Asks a portal over a million articles, and over a hundred thousand judgments, recombined from the laws at a path. */
export async function benchLarge(path: string, questionsFile: string): Promise<void> {
  const questions = readQuestions(questionsFile).map(({ question }) => question)
  const texts = await textsAt(path)
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  try {
    say(`${whole(questions.length)} questions. ${machine()}`)
    note(`${whole(articles)} articles …`)
    const laws = await measureLarge({ kind: 'law', count: articles, texts, questions, folder })
    report(`${whole(articles)} recombined articles`, laws)
    note(`${whole(cases)} judgments …`)
    const judgments = await measureLarge({ kind: 'case', count: cases, texts, questions, folder })
    report(`${whole(cases)} recombined judgments of about 3,000 characters`, judgments)
    say(`\nTimes are those of the quietest of ${passes} passes. ${machine()}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function textsAt(path: string): Promise<string[]> {
  const texts: string[] = []
  for await (const found of readLawSources(path)) {
    if (!('document' in found)) continue
    for (const { units } of found.document.texts) {
      for (const unit of units) if ('number' in unit && articleKey(unit.number)) texts.push(unit.text)
    }
  }
  return texts
}

function report(title: string, figures: LargeFigures): void {
  const { status } = figures
  say(`\n## ${title}\n`)
  say(`${whole(status.groups)} groups, ${whole(status.units)} units, ${whole(status.segments)} segments\n`)
  const row = ([name, { p50, p99 }]: [string, Times]) => [name, milliseconds(p50), milliseconds(p99)]
  say(table(['', 'p50 ms', 'p99 ms'], Object.entries(figures.times).map(row)))
  say(
    `\n${table(
      ['', 'figure'],
      [
        ['index built and merged', `${(figures.buildTook / 1000).toFixed(0)} s`],
        ['index, arrays and texts', megabytes(status.indexBytes)],
        ['snapshot', megabytes(figures.snapshotBytes)],
        ['snapshot saved', `${milliseconds(figures.saveTook)} ms`],
        ['snapshot loaded, thread and dictionary started', `${milliseconds(figures.loadTook)} ms`],
        ['memory (RSS) of the engine while it is built', megabytes(figures.building)],
        ['memory (RSS) the engine adds when loaded', megabytes(figures.loaded)],
        ['portal, embedded store: memory (RSS) after the questions', megabytes(figures.portalRss)],
        ['portal, embedded store: started in', `${milliseconds(figures.openTook)} ms`],
      ],
    )}`,
  )
}
