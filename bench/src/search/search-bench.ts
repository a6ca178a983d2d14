import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { passes } from '../measure/quantiles.ts'
import { machine, note, say, whole } from '../measure/table.ts'
import { lawsBeside, lawsOf, namesAt, relevanceKey, writeLaws } from './corpus.ts'
import { benchFirstPage } from './first-page.ts'
import { benchLearned } from './learned.ts'
import { measureCorpus } from './measure-corpus.ts'
import { readQuestions } from './questions.ts'
import { recombine } from './recombine.ts'
import { report } from './report.ts'

/** Articles of the larger corpus. */
const manyArticles = 150_000
const seed = 20_261_121

/**
 * Asks a portal what a good first page holds; then questions whose answers are known, over the laws at a path and the articles that stand with the
 * questions; then over the same recombined to 150,000 articles. Each with the glossary and without, and the questions
 * that stand with this bench in three languages. Beside it the plain BM25.
 */
export async function benchSearch(path: string, questionsFile: string): Promise<void> {
  const questions = readQuestions(questionsFile)
  const names = await namesAt(path)
  const labelled = questions.map(({ question, articles }) => ({
    question,
    relevant: new Set(articles.map((article) => relevanceKey(article, names))),
  }))
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  try {
    const beside = lawsBeside(questions, names)
    const besideFile = join(folder, 'beside.jsonl')
    writeLaws(besideFile, beside)
    say(`${whole(questions.length)} questions. ${machine()}`)

    await benchFirstPage(path)

    note('The laws as they are …')
    const real = await measureCorpus([path, besideFile], labelled, folder)
    report('The laws, and the articles that stand with the questions', real)

    note(`Recombined to ${whole(manyArticles)} articles …`)
    const madeFile = join(folder, 'made.jsonl')
    const made = recombine(real.texts, manyArticles - real.texts.length, seed)
    writeLaws(madeFile, lawsOf(made))
    const many = await measureCorpus([path, besideFile, madeFile], labelled, folder)
    report(`The same, with recombined ones to ${whole(many.texts.length)} articles`, many)
    await benchLearned(path, questionsFile)
    say(`\nTimes are those of the quietest of ${passes} passes. ${machine()}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
