import { readdirSync, readFileSync } from 'node:fs'
import { calls } from '@portal/protocol/calls.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type {
  ArticleRow,
  LawDetails,
  LawHit,
  LawSearch,
  LawSearchAnswer,
} from '@portal/protocol/laws/schemas.ts'
import type { LightMyRequestResponse } from 'fastify'
import { expectCode, makeCall, type Sender } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { lawDocument, type LawDocument } from './document.ts'

type Text = LawDocument['texts'][number]

/** A text whose articles are numbered as its language prints them. */
export function textIn(
  language: Language,
  title: string,
  articles: string[],
  more: Partial<Text> = {},
): Text {
  const number = { zh: '第%条', en: 'Article %', ru: 'Статья %' }[language]
  return {
    language,
    title,
    shortTitles: [],
    original: language === 'ru',
    digest: false,
    units: articles.map((text, place) => ({
      number: number.replace('%', String(place + 1)),
      heading: null,
      text,
    })),
    ...more,
  }
}

/** Beyond every number that a test gives a law itself: files that run in one worker count on together. */
let laws = 1000

/** A made-up law of its own. */
export function makeDocument(changes: Partial<LawDocument> = {}): LawDocument {
  laws += 1
  return {
    country: 'KZ',
    kind: 'law',
    number: `${laws}-VII`,
    effectLevel: 'FOREIGN_STATUTE',
    category: 'ECONOMIC',
    publishDepartment: { zh: '哈萨克斯坦议会', en: 'Parliament', ru: 'Парламент' },
    adoptedOn: '2020-02-29',
    effectiveOn: '2020-07-01',
    versionOn: '2020-02-29',
    repealedOn: null,
    amended: false,
    sourceUrl: 'https://adilet.zan.kz/',
    verifiedOn: '2026-10-01',
    texts: [
      textIn('zh', `骆驼登记法${laws}`, ['骆驼应当登记。']),
      textIn('ru', `О верблюдах ${laws}`, ['Учёт.']),
    ],
    ...changes,
  }
}

const seeds = new URL('../../seeds/demo/laws/', import.meta.url)

/** The demo corpus as its files say, the newest wording of a law last. */
export function demoDocuments(): LawDocument[] {
  const lines = readdirSync(seeds).flatMap((file) => readFileSync(new URL(file, seeds), 'utf8').split('\n'))
  const documents = lines.filter((line) => line.trim()).map((line) => lawDocument.parse(JSON.parse(line)))
  return documents.toSorted((one, other) => (one.versionOn ?? '').localeCompare(other.versionOn ?? ''))
}

export type SearchAnswer = Omit<LawSearchAnswer, 'content'> & { content: LawHit[] }

export function askSearch(
  { app }: Portal,
  body: unknown,
  from: Sender = {},
): Promise<LightMyRequestResponse> {
  return makeCall(app, calls.laws.search, { body }, from)
}

/** Laws found. */
export async function searchLaws(portal: Portal, body: LawSearch, from: Sender = {}): Promise<SearchAnswer> {
  return expectCode<SearchAnswer>(await askSearch(portal, body, from), 'done')
}

/** Articles found. */
export async function searchArticles(
  portal: Portal,
  body: LawSearch,
  from: Sender = {},
): Promise<ArticleRow[]> {
  const answer = await askSearch(portal, { ...body, unit: 'article' }, from)
  return expectCode<{ content: ArticleRow[] }>(answer, 'done').content
}

/** Every law found, page after page. */
export async function searchAll(portal: Portal, body: LawSearch): Promise<LawHit[]> {
  const hits: LawHit[] = []
  for (let page = 1; ; page++) {
    const answer = await searchLaws(portal, { ...body, page, size: 100 })
    hits.push(...answer.content)
    if (page >= answer.page.totalPages) return hits
  }
}

export async function readLaw({ app }: Portal, id: string, from: Sender = {}, language?: Language) {
  const query = language ? { language } : {}
  return expectCode<LawDetails>(
    await makeCall(app, calls.laws.details, { params: { id }, query }, from),
    'done',
  )
}
