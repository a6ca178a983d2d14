import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assistantCalls } from '@portal/protocol/assistant/calls.ts'
import type { Passage, Turn } from '@portal/protocol/assistant/schemas.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { parseEli } from '@portal/protocol/laws/eli.ts'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { startChild } from '../measure/child.ts'
import { timesOf } from '../measure/quantiles.ts'
import { machine, milliseconds, note, say, share, table, whole } from '../measure/table.ts'
import { dataOf, openConnection, type Connection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { lawsBeside, namesAt, relevanceKey, writeLaws } from './corpus.ts'
import { readCrossLanguageQuestions } from './cross-language.ts'
import { nameKey, readQuestions, textKey } from './questions.ts'

type Reader = 'zh' | 'en' | 'ru'

/** A question, and the keys of the articles that answer it. */
interface Labelled {
  question: string
  relevant: ReadonlySet<string>
}

/** Passages among which a right article is looked for. */
const firsts = [3, 5, 10] as const

/**
 * Asks the AI legal page, as a visitor, questions whose answers are known, over the laws at a path and the articles
 * that stand with the questions: how many answers hold a right article among their first passages, and to how many
 * questions the portal says that its texts have no answer.
 */
export async function benchAnswers(path: string, questionsFile: string): Promise<void> {
  const questions = readQuestions(questionsFile)
  const names = await namesAt(path)
  const labelled = questions.map(({ question, articles }) => ({
    question,
    relevant: new Set(articles.map((article) => relevanceKey(article, names))),
  }))
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const place = await makeTestPlace('')
  const child = startChild<PortalDuties>(new URL('../portal/portal-process.ts', import.meta.url))
  try {
    note('Answers of the AI legal page …')
    const environment = { ...place.environment, TRUST_PROXY: '1' }
    const { origin } = await child.ask('open', { environment, withPages: false })
    const beside = join(folder, 'beside.jsonl')
    writeLaws(beside, lawsBeside(questions, names))
    for (const source of [path, beside]) await child.ask('import', source)
    const connection = openConnection(origin)
    const rows = [await measure(connection, 'lay questions', 'zh', labelled)]
    const crossing = readCrossLanguageQuestions()
    for (const [name, reader] of [
      ['Chinese', 'zh'],
      ['English', 'en'],
      ['Russian', 'ru'],
    ] as const) {
      const asked = crossing.map(({ [reader]: question, relevant }) => ({ question, relevant }))
      rows.push(await measure(connection, `questions in three languages, ${name}`, reader, asked))
    }
    say(`\n## Answers\n\n${machine()}\n`)
    say(
      table(
        ['', 'questions', ...firsts.map((first) => `first ${first}`), 'no answer', 'p50 ms', 'p99 ms'],
        rows,
      ),
    )
    connection.close()
    await child.ask('close')
  } finally {
    await child.end()
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(
  connection: Connection,
  name: string,
  reader: Reader,
  labelled: readonly Labelled[],
): Promise<string[]> {
  const places: number[] = []
  const took: number[] = []
  let unanswered = 0
  for (const [at, { question, relevant }] of labelled.entries()) {
    const { method, path } = assistantCalls.ask
    // Each question from an address of its own: one alone may not ask so many.
    const headers = { 'accept-language': reader, 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` }
    const answer = await connection.ask(method, apiPrefix + path, { question }, headers)
    const { state, passages } = dataOf<Turn>(answer)
    took.push(answer.took)
    if (state === 'UNANSWERED') unanswered += 1
    const place = passages.findIndex((passage) => keysOf(passage).some((key) => relevant.has(key)))
    places.push(state === 'UNANSWERED' || place === -1 ? Infinity : place)
  }
  const { p50, p99 } = timesOf(took)
  return [
    name,
    whole(labelled.length),
    ...firsts.map((first) => share(places.filter((place) => place < first).length / labelled.length)),
    whole(unanswered),
    milliseconds(p50),
    milliseconds(p99),
  ]
}

/** By which a passage is known: its law and article, or what it says; the name of the law is its original one. */
function keysOf({ title, titleOrigin, address, text }: Passage): string[] {
  const article = parseEli(decodeURIComponent(address))?.article
  const titles = [title, titleOrigin?.original?.title].filter((one) => one !== undefined)
  return [
    ...(article ? titles.map((one) => nameKey(one, article)) : []),
    textKey(text.map((fragment) => fragment.text).join('')),
  ]
}
