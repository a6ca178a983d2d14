import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '@portal/protocol/calls.ts'
import { shownServiceStates } from '@portal/protocol/law-services/lifecycle.ts'
import { consultationLifecycle, publicationLifecycle } from '@portal/protocol/consultations/lifecycle.ts'
import { applicationLifecycle } from '@portal/protocol/events/lifecycle.ts'
import { evaluatedKinds, leastForAverage } from '@portal/protocol/evaluations/constants.ts'
import { evaluationLifecycle } from '@portal/protocol/evaluations/lifecycle.ts'
import { livePostStates } from '@portal/protocol/forum/lifecycle.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { orderLifecycle } from '@portal/protocol/orders/lifecycle.ts'
import { caseIdentity } from '../cases/identity.ts'
import { demoCases, readCase } from '../cases/fixtures.ts'
import { publicationKinds } from '@portal/protocol/publications/kinds.ts'
import { shownLookupStates } from '@portal/protocol/lookups/lifecycle.ts'
import { showPace } from '../lookups/actions/own-lookups.ts'
import { answersOf, findResult } from '../lookups/queries.ts'
import { citationsOfFormatted } from '../citations/door.ts'
import { readPdfText } from '../documents/read/read-pdf.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import { readHistory } from '../kernel/history.ts'
import { openTestPortal } from '../testing/store.ts'
import { seedDemo } from './demo.ts'
import { makeCall } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({ isDemo: true })
})
afterAll(() => portal.close())

const db = () => portal.services.db

/** How a sample names a provision in Chinese, English and Russian. */
const provision = /《[^》]+》第\d+条|\b(?:Article|Section) \d+|(?<!\p{L})стать[яиюе] \d+/giu

async function logged(): Promise<number> {
  return (await db().selectFrom('search_change').select('id').execute()).length
}

test('the corpus is loaded once, and what has grown since is taken up without repeating the rest', async () => {
  const loaded = await logged()
  await seedDemo(portal.services)
  expect(await logged()).toBe(loaded)

  const gone = await db().selectFrom('judicial_case').select('id').limit(1).executeTakeFirstOrThrow()
  await db().deleteFrom('judicial_case').where('id', '=', gone.id).execute()
  await db().updateTable('seed').set({ digest: 'of older files' }).where('name', 'like', 'demo %').execute()
  await seedDemo(portal.services)
  expect(await logged()).toBe(loaded + 1)
  const cases = await db().selectFrom('judicial_case').select('id').execute()
  expect(cases).toHaveLength(demoCases().length)
})

test('whom a judgment leaves unnamed has no name in another language either', () => {
  const unnamed = demoCases().flatMap(({ parties }) =>
    parties.flatMap(({ name }) => (name.zh?.includes('某') ? [name] : [])),
  )
  expect(unnamed.length).toBeGreaterThan(0)
  expect(unnamed.filter(({ en, ru }) => /\bMou\b|Моу/.test(`${en} ${ru}`))).toEqual([])
})

test('every sample case says so, has its texts, and cites articles that are held', async () => {
  const rows = await db().selectFrom('judicial_case').select(['id', 'identity']).execute()
  const ids = new Map(rows.map(({ id, identity }) => [identity, id]))
  for (const document of demoCases()) {
    const id = ids.get(caseIdentity(document))!
    const title = document.texts[0]!.title
    for (const language of languages) {
      const shown = await readCase(portal, id, { language })
      expect(shown.isSample, title).toBe(true)
      expect(shown.sections.length, title).toBeGreaterThan(2)
      const articles = shown.citedArticles.filter(({ articleKey }) => articleKey !== null)
      expect(articles.length, title).toBeGreaterThan(0)
      for (const { lawTitle, articleKey, number } of articles) {
        expect(number, `${title} cites ${articleKey} of ${lawTitle}`).not.toBeNull()
      }
    }
  }
})

test('services are offered in every state and every language', async () => {
  const rows = await db().selectFrom('law_service').select(['state', 'language']).execute()
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(shownServiceStates))
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(languages))
})

test('orders are in every state, and evaluations of both kinds in every state, so that averages show', async () => {
  const orders = await db().selectFrom('service_order').select(['id', 'state']).execute()
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(orderLifecycle.states))
  const said = await db().selectFrom('evaluation').selectAll().execute()
  expect(new Set(said.map(({ state }) => state))).toEqual(new Set(evaluationLifecycle.states))
  expect(new Set(said.map(({ kind }) => kind))).toEqual(new Set(evaluatedKinds))
  expect(new Set(said.map(({ language }) => language))).toEqual(new Set(languages))
  const shown = said.filter(({ state }) => state === 'DISPLAYED')
  expect(shown.some(({ reply }) => reply !== null)).toBe(true)
  for (const of of ['service_id', 'provider_id'] as const) {
    const groups = [...Map.groupBy(shown, (row) => row[of]).values()]
    expect(Math.max(...groups.map(({ length }) => length))).toBeGreaterThanOrEqual(leastForAverage)
  }
})

test('lookups stand in every state and every language, completed ones with provisions that are held', async () => {
  const rows = await db().selectFrom('lookup').select(['id', 'state', 'language', 'is_sample']).execute()
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(shownLookupStates))
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(languages))
  expect(rows.every(({ is_sample: isSample }) => isSample)).toBe(true)
  const completed = rows.filter(({ state }) => state === 'COMPLETED')
  expect(completed).toHaveLength(4)
  const answers = await answersOf(
    db(),
    completed.map(({ id }) => id),
  )
  for (const { id } of completed) {
    const { provisions } = (await findResult(db(), id))!
    expect(provisions.length).toBeGreaterThanOrEqual(3)
    for (const { texts } of provisions) expect(texts[0]).toMatchObject({ isOriginal: true })
    expect(answers.get(id)).toContain('<p>')
  }
})

test('how long a lookup takes is told from them', async () => {
  const { workingDays, of } = await showPace(portal.services)
  expect(of).toBe(4)
  expect(workingDays).toBeGreaterThan(0)
})

test('consultations wait, are answered and are published in every language, and every answer cites law that is held', async () => {
  const rows = await db()
    .selectFrom('consultation')
    .leftJoin('consultation_reply', 'consultation_reply.consultation_id', 'consultation.id')
    .leftJoin('consultation_publication', 'consultation_publication.id', 'consultation.id')
    .select(['consultation.id', 'consultation.title', 'consultation.language', 'consultation.state'])
    .select(['consultation_reply.id as reply', 'consultation_publication.state as publication'])
    .execute()
  const published = rows.filter(({ publication }) => publication === 'PUBLISHED')
  const byLanguage = Map.groupBy(published, ({ language }) => language)
  for (const language of languages) expect(byLanguage.get(language)).toHaveLength(10)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(consultationLifecycle.states))
  const answered = rows.flatMap(({ reply, title }) => (reply === null ? [] : { reply, title }))
  const found = await citationsOfFormatted(
    db(),
    answered.map(({ reply }) => reply),
  )
  for (const { reply, title } of answered) {
    const articles = found.get(reply)!.filter(({ articleKey }) => articleKey !== null)
    expect(articles.length, title).toBeGreaterThan(0)
  }
})

test('the history of a sample consultation tells the moments of its question, its answer and its publication', async () => {
  const rows = await db()
    .selectFrom('consultation')
    .leftJoin('consultation_reply', 'consultation_reply.consultation_id', 'consultation.id')
    .leftJoin('consultation_publication', 'consultation_publication.id', 'consultation.id')
    .select(['consultation.id', 'asked_at', 'consultation.replied_at', 'published_at'])
    .select('consultation_reply.replied_at as written_at')
    .execute()
  for (const { id, asked_at: asked, replied_at: replied, written_at: written, published_at } of rows) {
    const moves = await readHistory(db(), consultationLifecycle.subject, id)
    expect(moves.map(({ at }) => at)).toEqual(
      [asked, ...(replied ? [replied] : [])].map((at) => at.toISOString()),
    )
    expect(written).toEqual(replied)
    const publication = await readHistory(db(), publicationLifecycle.subject, id)
    const agreed = publication.find(({ action }) => action === 'agree')
    expect(agreed?.at).toBe(published_at?.toISOString())
  }
})

test('publications of every kind are read, and some are still worked on', async () => {
  const rows = await db()
    .selectFrom('publication_version')
    .select(['kind', 'state', 'appeared_at'])
    .where('is_latest', '=', true)
    .execute()
  const published = rows.filter(({ state }) => state === 'PUBLISHED')
  expect(new Set(published.map(({ kind }) => kind))).toEqual(new Set(publicationKinds))
  for (const { appeared_at: at } of published) expect(at!.getTime()).toBeLessThan(Date.now())
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(['PUBLISHED', 'DRAFT', 'IN_REVIEW', 'SCHEDULED']),
  )
})

test('of each kind twelve publications at least are read in three languages', async () => {
  const rows = await db()
    .selectFrom('publication_version')
    .innerJoin('publication_text', 'publication_text.version_id', 'publication_version.id')
    .select(['kind', 'publication_version.id', 'language'])
    .where('state', '=', 'PUBLISHED')
    .execute()
  for (const [kind, texts] of Map.groupBy(rows, (row) => row.kind)) {
    const versions = [...Map.groupBy(texts, ({ id }) => id).values()]
    const whole = versions.filter(({ length }) => length === languages.length)
    expect(whole.length, kind).toBeGreaterThanOrEqual(12)
  }
})

test('four publications have a PDF that says it is a sample, in three languages', async () => {
  const rows = await db()
    .selectFrom('publication_version')
    .innerJoin('publication_file', 'publication_file.version_id', 'publication_version.id')
    .select(['kind', 'file_id'])
    .where('state', '=', 'PUBLISHED')
    .execute()
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['notice', 'policy', 'policy', 'training'])
  for (const { file_id: id } of rows) {
    const answer = await makeCall(portal.app, calls.publications.file, { params: { id } })
    expect(answer.statusCode).toBe(200)
    const text = await readPdfText(answer.rawPayload, 5000)
    for (const word of ['样例', 'Sample', 'Образец']) expect(text).toContain(word)
  }
})

test('the provisions that publications cite lead to laws that are held, in each language', async () => {
  const texts = await db()
    .selectFrom('publication_text')
    .innerJoin('publication_version', 'publication_version.id', 'publication_text.version_id')
    .select(['publication_text.id', 'version_id', 'language', 'title', 'content_text'])
    .where('is_latest', '=', true)
    .execute()
  const found = await citationsOfFormatted(
    db(),
    texts.map(({ id }) => id),
  )
  const namedIn = (text: string) => text.match(provision)?.length ?? 0
  const chinese = texts.filter(({ language, content_text: text }) => language === 'zh' && namedIn(text) > 0)
  expect(chinese.length).toBeGreaterThan(100)
  // What the Chinese text names, its translations name too.
  const naming = new Set(chinese.map(({ version_id: version }) => version))
  const unheld = texts.filter(({ id, version_id: version, content_text: text }) => {
    const articles = found.get(id)!.filter(({ articleKey }) => articleKey !== null)
    return articles.length < Math.max(namedIn(text), naming.has(version) ? 1 : 0)
  })
  expect(unheld.map(({ language, title }) => `${language} ${title}`)).toEqual([])
})

test('two posts of the forum have a drawing, with what it shows in their language', async () => {
  const pictures = await db().selectFrom('forum_picture').select(['text']).execute()
  expect(pictures).toHaveLength(2)
  for (const { text } of pictures) expect(text.length).toBeGreaterThan(10)
})

test('the forum has been lived in, in every language, and law is cited there that is held', async () => {
  const posts = await db()
    .selectFrom('forum_post')
    .select(['id', 'state', 'language', 'comments', 'content'])
    .execute()
  const displayed = posts.filter(({ state }) => state === 'DISPLAYED')
  for (const language of languages) {
    expect(displayed.filter((post) => post.language === language).length, language).toBeGreaterThan(5)
  }
  expect(new Set(posts.map(({ state }) => state))).toEqual(new Set(livePostStates))
  const comments = await db().selectFrom('forum_comment').select(['id', 'created_at', 'content']).execute()
  expect(displayed.reduce((sum, post) => sum + post.comments, 0)).toBe(comments.length)
  for (const { created_at: at } of comments) expect(at.getTime()).toBeLessThan(Date.now())
  const citing = posts.filter(({ content }) => content.match(provision))
  expect(new Set(citing.map(({ language }) => language))).toEqual(new Set(languages))
  // Every provision that is named leads to its article.
  const naming = [...citing, ...comments.filter(({ content }) => content.match(provision))]
  expect(naming.length).toBeGreaterThan(60)
  const found = await citationsOfFormatted(
    db(),
    naming.map(({ id }) => id),
  )
  for (const { id, content } of naming) {
    const articles = found.get(id)!.filter(({ articleKey }) => articleKey !== null)
    expect(articles.length, content).toBeGreaterThanOrEqual(content.match(provision)!.length)
  }
  const open = await db().selectFrom('forum_report').select('id').where('state', '=', 'OPEN').execute()
  expect(open).toHaveLength(2)
})

test('sample events are applied for in every state but that of what was taken back, and demo accounts have certificates', async () => {
  const rows = await db()
    .selectFrom('event_application')
    .innerJoin('account', 'account.id', 'account_id')
    .leftJoin('event_certificate', 'application_id', 'event_application.id')
    .select(['username', 'event_application.state', 'event_id', 'number'])
    .execute()
  const { CANCELLED: _none, ...states } = applicationLifecycle.tones
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(Object.keys(states)))
  const certified = rows.flatMap(({ username, number }) => (number === null ? [] : [username]))
  expect(certified).toEqual(expect.arrayContaining(['demo_company', 'demo_lawyer', 'demo_person']))
  const lines = demoLines('events')
  expect(new Set(rows.map(({ event_id: id }) => id)).size).toBe(lines.length)
})

test('a sample publication has a drawing in its text, with words for it in each language', async () => {
  const texts = await db()
    .selectFrom('publication_text')
    .select(['language', 'content'])
    .where('content', 'like', '%<figure>%')
    .execute()
  const described = texts.flatMap(({ language, content }) =>
    /<img data-picture="[^"]+" alt="[^"]{20,}"><figcaption>.{20,}<\/figcaption>/.test(content)
      ? [language]
      : [],
  )
  expect(described.toSorted()).toEqual(languages.toSorted())
})

test('questions of three languages were asked of the AI legal page, and are answered by articles that are held', async () => {
  const turns = await db().selectFrom('assistant_turn').select(['language', 'state', 'passages']).execute()
  expect(new Set(turns.map(({ language }) => language))).toEqual(new Set(languages))
  expect(new Set(turns.map(({ state }) => state))).toEqual(new Set(['FOUND', 'UNANSWERED']))
  for (const { state, passages } of turns) expect(passages.length > 0).toBe(state === 'FOUND')
})
