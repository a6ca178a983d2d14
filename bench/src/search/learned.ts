import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { QuestionDocument } from '@portal/server/answered-questions/door.ts'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { startChild, type Child } from '../measure/child.ts'
import { machine, milliseconds, note, say, share, table, whole } from '../measure/table.ts'
import { openConnection, type Connection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { articlesFound, enough, latency, type Form } from './asking.ts'
import { lawsBeside, namesAt, relevanceKey, writeLaws } from './corpus.ts'
import { readCrossLanguageQuestions } from './cross-language.ts'
import { readQuestions } from './questions.ts'
import { rankingOf, type Judged, type Ranking } from './ranking.ts'

interface Labelled {
  question: string
  relevant: ReadonlySet<string>
}

interface Answered extends Labelled {
  /** Names of the articles that answer it. */
  names: readonly string[]
}

const parts = 5
const law10: Form = { unit: 'law', size: 10 }

/**
 * Asks a portal questions whose answers are known while it knows no answered questions, and while it does: each part of
 * five with the answers of the other four. The questions in three languages are asked with the answers of all.
 */
export async function benchLearned(path: string, questionsFile: string): Promise<void> {
  const questions = readQuestions(questionsFile)
  const names = await namesAt(path)
  const answered = questions.map(({ question, articles }): Answered => ({
    question,
    relevant: new Set(articles.map((article) => relevanceKey(article, names))),
    names: articles.map(({ title, number }) => `${title}${number ?? ''}`),
  }))
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const place = await makeTestPlace('')
  const child = startChild<PortalDuties>(new URL('../portal/portal-process.ts', import.meta.url))
  try {
    note('Answered questions …')
    const { origin } = await child.ask('open', { environment: place.environment, withPages: false })
    const beside = join(folder, 'beside.jsonl')
    writeLaws(beside, lawsBeside(questions, names))
    for (const source of [path, beside]) await child.ask('import', source)
    const connection = openConnection(origin)
    await measure(child, connection, answered)
    connection.close()
    await child.ask('close')
  } finally {
    await child.end()
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(
  child: Child<PortalDuties>,
  connection: Connection,
  questions: readonly Answered[],
): Promise<void> {
  const keywords = enough(questions.map(({ question }) => question))
  const cross = async () => {
    const asked = readCrossLanguageQuestions()
    const inLanguage = async (language: 'zh' | 'en' | 'ru') =>
      rankingOf(
        await judge(
          connection,
          asked.map(({ [language]: question, relevant }) => ({ question, relevant })),
        ),
      )
    return [await inLanguage('zh'), await inLanguage('en'), await inLanguage('ru')]
  }
  const off = { ranking: rankingOf(await judge(connection, questions)), cross: await cross() }
  const offTimes = (await latency(connection, keywords, law10)).times

  const learn = (some: readonly Answered[], isAnswered: boolean) =>
    child.ask(
      'saveQuestions',
      some.map(({ question, names }): QuestionDocument => ({
        question,
        articles: isAnswered ? names.map((name) => ({ name })) : [],
      })),
    )
  const held = await learn(questions, true)
  const onTimes = (await latency(connection, keywords, law10)).times
  const onCross = await cross()
  const judged: Judged[] = []
  for (let part = 0; part < parts; part++) {
    const own = questions.filter((_, at) => at % parts === part)
    await learn(own, false)
    judged.push(...(await judge(connection, own)))
    await learn(own, true)
  }
  const row = (name: string, { recall5, recall10, recall100, reciprocalRank10 }: Ranking) => [
    name,
    ...[recall5, recall10, recall100, reciprocalRank10].map(share),
  ]
  say(`\n## Answered questions\n`)
  say(
    `${whole(questions.length)} questions, of which ${whole(held)} are answered by articles held. ${machine()}\n`,
  )
  say(
    table(
      ['', 'Recall@5', '@10', '@100', 'MRR@10'],
      [
        row('without answered questions', off.ranking),
        row('each fifth with the answers of the others', rankingOf(judged)),
        ...(['Chinese', 'English', 'Russian'] as const).flatMap((language, at) => [
          row(`${language}, questions in three languages, without`, off.cross[at]!),
          row('  … with', onCross[at]!),
        ]),
      ],
    ),
  )
  say(
    `\n${table(
      ['10 laws through HTTP', 'p50 ms', 'p99 ms'],
      [
        ['without answered questions', milliseconds(offTimes.p50), milliseconds(offTimes.p99)],
        ['with', milliseconds(onTimes.p50), milliseconds(onTimes.p99)],
      ],
    )}`,
  )
}

async function judge(connection: Connection, labelled: readonly Labelled[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const { question, relevant } of labelled) {
    judged.push({ relevant, found: await articlesFound(connection, question) })
  }
  return judged
}
