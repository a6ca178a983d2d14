import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { snapshotOf } from '@portal/server/search/library.ts'
import type { SearchConcept, SearchGroup, SearchStatus } from '@portal/server/search/door.ts'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { startChild, type Usage } from '../measure/child.ts'
import { quietest, timed, type Times } from '../measure/quantiles.ts'
import { note } from '../measure/table.ts'
import { openConnection, type Connection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { articlesFound, engineQuestion, enough, hardQuestions, latency, type Form } from './asking.ts'
import { readCrossLanguageQuestions } from './cross-language.ts'
import type { EngineDuties } from './engine-process.ts'
import { PlainBm25 } from './plain-bm25.ts'
import { nameKey, textKey } from './questions.ts'
import { rankingOf, type Judged, type Ranking } from './ranking.ts'

export interface Labelled {
  question: string
  relevant: ReadonlySet<string>
}

interface Article {
  keys: readonly [string, string]
  text: string
}

export interface CorpusFigures {
  texts: string[]
  characters: number
  plain: { ranking: Ranking; times: Times; hard: Times; bytes: number; buildTook: number }
  portal: {
    /** With the glossary: of all questions, and apart of those on even lines, which the engine learned on, and odd. */
    ranking: Ranking
    even: Ranking
    odd: Ranking
    /** The same questions in three languages. */
    cross: Record<'zh' | 'en' | 'ru', Ranking>
    /** Without a glossary. */
    plainRanking: Ranking
    plainOdd: Ranking
    plainCross: Ranking
    plainLaw10: Latency
    /** Milliseconds and characters of the import, until the last law can be found. */
    import: { took: number; characters: number; skipped: number }
    /** Milliseconds of a start with this data. */
    openTook: number
    article100: Latency
    article10: Latency
    law10: Latency
    hard: Latency
    usage: Usage
  }
  engine: {
    buildTook: number
    saveTook: number
    loadTook: number
    /** Milliseconds until the glossary is used. */
    glossaryTook: number
    snapshotBytes: number
    /** Bytes by which loading the snapshot, and then answering, made the process larger. */
    loaded: number
    asked: number
    status: SearchStatus
    article100: Times
    law10: Times
    hard: Times
  }
}

type Latency = Awaited<ReturnType<typeof latency>>

const article100: Form = { unit: 'article', size: 100 }
const article10: Form = { unit: 'article', size: 10 }
/** As the search page asks. */
const law10: Form = { unit: 'law', size: 10 }

const portalScript = new URL('../portal/portal-process.ts', import.meta.url)
const engineScript = new URL('./engine-process.ts', import.meta.url)

/** Fills a portal of its own with the laws at the paths and asks it, its engine, and the plain BM25. */
export async function measureCorpus(
  paths: readonly string[],
  labelled: readonly Labelled[],
  folder: string,
): Promise<CorpusFigures> {
  const groupsFile = join(folder, 'groups.jsonl')
  const place = await makeTestPlace('')
  try {
    note('  import')
    const imported = await fill(paths, place.environment, groupsFile)
    const articles = await readArticles(groupsFile)
    const texts = articles.map(({ text }) => text)
    const hard = hardQuestions(texts)
    note('  plain BM25')
    const plain = await measurePlain(articles, labelled, hard)
    note('  portal')
    const portal = await measurePortal(labelled, hard, place.environment)
    note('  engine')
    const engine = await measureEngine(labelled, hard, imported.concepts, groupsFile, folder)
    const characters = texts.reduce((sum, text) => sum + text.length, 0)
    return { texts, characters, plain, portal: { ...portal, import: imported }, engine }
  } finally {
    await place.remove()
  }
}

/** Imports what stands at the paths, and writes what the engine is handed of it. */
export async function fill(
  paths: readonly string[],
  environment: Record<string, string>,
  groupsFile: string,
) {
  const portal = startChild<PortalDuties>(portalScript)
  try {
    await portal.ask('open', { environment, withPages: false })
    const sum = { took: 0, characters: 0, skipped: 0 }
    for (const path of paths) {
      const { took, characters, counts, problems } = await portal.ask('import', path)
      for (const { source, problem } of problems) note(`  ${source}: ${problem}`)
      sum.took += took
      sum.characters += characters
      sum.skipped += counts.skipped
    }
    await portal.ask('writeGroups', groupsFile)
    const concepts = await portal.ask('glossary')
    await portal.ask('close')
    return { ...sum, concepts }
  } finally {
    await portal.end()
  }
}

async function readArticles(groupsFile: string): Promise<Article[]> {
  const articles: Article[] = []
  for await (const line of createInterface({ input: createReadStream(groupsFile) })) {
    const { titles, units } = JSON.parse(line) as SearchGroup
    const title = titles[0]?.title ?? ''
    for (const { key, heading, text } of units) {
      const words = heading ? `${heading}\n${text}` : text
      articles.push({ keys: [nameKey(title, key), textKey(text)], text: words })
    }
  }
  return articles
}

async function measurePlain(
  articles: readonly Article[],
  labelled: readonly Labelled[],
  hard: readonly string[],
): Promise<CorpusFigures['plain']> {
  const { took: buildTook, result: plain } = await timed(
    () => new PlainBm25(articles.map(({ text }) => text)),
  )
  const judged: Judged[] = labelled.map(({ question, relevant }) => ({
    relevant,
    found: plain.search(question, 100).map((id) => articles[id]!.keys),
  }))
  const ask = (questions: readonly string[]) =>
    quietest(async () => {
      const took: number[] = []
      for (const question of questions) took.push((await timed(() => plain.search(question, 100))).took)
      return took
    })
  const times = await ask(enough(labelled.map(({ question }) => question)))
  return { ranking: rankingOf(judged), times, hard: await ask(hard), bytes: plain.bytes, buildTook }
}

async function measurePortal(
  labelled: readonly Labelled[],
  hard: readonly string[],
  environment: Record<string, string>,
): Promise<Omit<CorpusFigures['portal'], 'import'>> {
  const child = startChild<PortalDuties>(portalScript)
  try {
    const { took: openTook, origin } = await child.ask('open', { environment, withPages: false })
    await child.ask('catchUp')
    const connection = openConnection(origin)
    const judged = await judgedBy(connection, labelled)
    const cross = readCrossLanguageQuestions()
    const inLanguage = async (language: 'zh' | 'en' | 'ru') => {
      const asked = cross.map(({ [language]: question, relevant }) => ({ question, relevant }))
      return rankingOf(await judgedBy(connection, asked))
    }
    const questions = enough(labelled.map(({ question }) => question))
    const figures = {
      ...halves(judged),
      cross: { zh: await inLanguage('zh'), en: await inLanguage('en'), ru: await inLanguage('ru') },
      openTook,
      article100: await latency(connection, questions, article100),
      article10: await latency(connection, questions, article10),
      law10: await latency(connection, questions, law10),
      hard: await latency(connection, hard, law10),
      usage: await child.ask('usage'),
    }
    await child.ask('dropGlossary')
    const plain = halves(await judgedBy(connection, labelled))
    const withoutGlossary = {
      plainRanking: plain.ranking,
      plainOdd: plain.odd,
      plainCross: await inLanguage('zh'),
      plainLaw10: await latency(connection, questions, law10),
    }
    connection.close()
    await child.ask('close')
    return { ...figures, ...withoutGlossary }
  } finally {
    await child.end()
  }
}

async function judgedBy(portal: Connection, labelled: readonly Labelled[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const { question, relevant } of labelled) {
    judged.push({ relevant, found: await articlesFound(portal, question) })
  }
  return judged
}

/** Lines count from 1. */
function halves(judged: readonly Judged[]): { ranking: Ranking; even: Ranking; odd: Ranking } {
  return {
    ranking: rankingOf(judged),
    even: rankingOf(judged.filter((_, index) => index % 2 === 1)),
    odd: rankingOf(judged.filter((_, index) => index % 2 === 0)),
  }
}

async function measureEngine(
  labelled: readonly Labelled[],
  hard: readonly string[],
  concepts: SearchConcept[],
  groupsFile: string,
  folder: string,
): Promise<CorpusFigures['engine']> {
  const snapshotPath = join(folder, 'engine.snapshot')
  const builder = startChild<EngineDuties>(engineScript)
  let buildTook: number, saveTook: number
  try {
    await builder.ask('open', snapshotPath)
    buildTook = await builder.ask('build', groupsFile)
    saveTook = await builder.ask('save')
    await builder.ask('close')
  } finally {
    await builder.end()
  }

  const engine = startChild<EngineDuties>(engineScript)
  try {
    const { took: loadTook, grown: loaded } = await engine.ask('open', snapshotPath)
    const before = (await engine.ask('usage')).rss - loaded
    const glossaryTook = await engine.ask('glossary', concepts)
    const questions = enough(labelled.map(({ question }) => question))
    const ask = (keywords: readonly string[], form: Form) => {
      const asked = keywords.map((keyword) => engineQuestion(keyword, form))
      return quietest(() => engine.ask('ask', { kind: 'law', questions: asked }))
    }
    const figures = {
      buildTook,
      saveTook,
      loadTook,
      loaded,
      glossaryTook,
      snapshotBytes: (await stat(snapshotOf(snapshotPath, 'law'))).size,
      article100: await ask(questions, article100),
      law10: await ask(questions, law10),
      hard: await ask(hard, law10),
      asked: (await engine.ask('usage')).rss - before,
      status: await engine.ask('status'),
    }
    await engine.ask('close')
    return figures
  } finally {
    await engine.end()
    // The next corpus begins empty.
    await rm(snapshotPath, { force: true })
  }
}
