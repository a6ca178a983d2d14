import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { lawAddress } from '../laws/address.ts'
import { deleteLaw, saveLaw } from '../laws/actions/save-law.ts'
import type { LawDocument } from '../laws/document.ts'
import { findLawByAddress } from '../laws/door.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import type { EmbeddingsLie, EmbeddingsServer } from '../testing/embeddings-server.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { bells, embedAll, embeddingsAt, nearTo, openEmbedded, question } from './fixtures.ts'
import { openMeanings, type Meanings } from './open-meanings.ts'

type Turn = OutputOf<typeof calls.assistant.ask>

let server: EmbeddingsServer
let portal: Portal
let people: ReturnType<typeof openPeople>

async function forget(document: LawDocument): Promise<void> {
  const law = await findLawByAddress(portal.services.db, lawAddress(document))
  await deleteLaw(portal.services.db, law!.id)
}

const textsSent = () => server.requests.flatMap(({ input }) => input)
const follow = (services = portal.services) => embedAll(services)

beforeAll(async () => {
  ;({ server, portal } = await openEmbedded())
  people = openPeople(portal)
})
afterEach(() => server.lieWith())
beforeEach(() => {
  server.requests.length = 0
})
afterAll(async () => {
  await portal.close()
  await server.close()
})

const ask = (who: Parameters<typeof people.ask>[1], body: object = {}) =>
  people.done<Turn>(calls.assistant.ask, who, { body: { question, ...body } })
const titlesOf = ({ passages }: Turn) => passages.map(({ title }) => title)

describe('a question in other words', () => {
  test('finds its article by its meaning', async () => {
    const turn = await ask(await people.person())
    expect(turn.state).toBe('FOUND')
    expect(turn.passages[0]).toMatchObject({ title: '补铸条例', heading: '第2条' })
    expect(server.requests).toEqual([expect.objectContaining({ model: 'sample-embed', input: [question] })])
    expect(server.authorizations.at(-1)).toBe('Bearer secret')
  })

  test('of a visitor is not sent, and finds what its words find', async () => {
    const turn = await ask(null)
    expect(turn.state).toBe('UNANSWERED')
    expect(server.requests).toEqual([])
  })

  test('that no law answers is answered by none', async () => {
    const { state } = await ask(await people.person(), { question: '明天会不会下雨，要不要带伞' })
    expect(state).toBe('UNANSWERED')
  })

  test('is not answered by an article that is near, but gone', async () => {
    const lost = '骆驼的驼铃遗失的，保管人应当补铸，遗失人应当登报。'
    const near = makeDocument({ country: 'TJ', texts: [textIn('zh', '登报条例', [lost])] })
    const other = makeDocument({ country: 'TJ', texts: [textIn('zh', '赔礼条例', ['应当赔礼。'])] })
    for (const document of [near, other]) await saveLaw(portal.services.db, document)
    await portal.follower.caughtUp()
    await follow()
    const reader = await people.person()
    const about = { question: `${question}，赔礼吗`, country: 'TJ' }
    expect(await ask(reader, about)).toMatchObject({ state: 'FOUND' })
    await forget(near)
    portal.follower.wake()
    await portal.follower.caughtUp()
    const { state, passages } = await ask(reader, about)
    expect(passages.map(({ title }) => title)).toEqual(['赔礼条例'])
    expect(state).toBe('UNANSWERED')
    await forget(other)
    await follow()
  })

  test('is sent with the one it goes on from, without what points at a person', async () => {
    const reader = await people.person()
    const first = await ask(reader, { question: `${question}？我的电话13800138000` })
    const next = '要几天办好？邮箱 someone@example.org'
    await ask(reader, { question: next, conversation: first.conversation })
    const sent = textsSent().join('\n')
    expect(sent).toContain('要几天办好')
    expect(sent).toContain('***')
    expect(sent).not.toMatch(/13800138000|someone@example/)
  })

  test('finds articles of the one country that is asked for', async () => {
    const reader = await people.person()
    expect(titlesOf(await ask(reader, { country: 'KZ' }))).toContain('补铸条例')
    expect(titlesOf(await ask(reader, { country: 'RU' }))).toEqual([])
  })
})

describe('abroad', () => {
  let abroad: Portal
  let others: ReturnType<typeof openPeople>
  const standing = async (who: Parameters<typeof people.ask>[1]) =>
    (await others.done<OutputOf<typeof calls.assistant.standing>>(calls.assistant.standing, who)).meaning
  const consent = (who: Parameters<typeof people.ask>[1], body: object) =>
    others.done(calls.assistant.consent, who, { body })

  beforeAll(async () => {
    abroad = await openTestPortal({ embeddings: embeddingsAt(server.url, { country: 'SG' }), ai: null })
    others = openPeople(abroad)
    await saveLaw(abroad.services.db, bells)
    await follow(abroad.services)
  })
  afterAll(() => abroad.close())

  test('a question is sent only after a consent of its own, until that is taken back', async () => {
    const reader = await others.person()
    const asked = async () => {
      server.requests.length = 0
      await others.done<Turn>(calls.assistant.ask, reader, { body: { question } })
      return textsSent()
    }
    expect(await standing(null)).toBeNull()
    expect(await standing(reader)).toMatchObject({
      recipient: 'Sample Embeddings',
      country: 'SG',
      isAbroad: true,
      hasConsented: false,
    })
    expect(await asked()).toEqual([])
    // No model is set up that writes: that one is not agreed to, and is no consent to this.
    await others.refused(calls.assistant.consent, reader, { body: { agrees: true } }, 'notNow')
    await consent(reader, { agrees: true, to: 'meaning' })
    expect(await standing(reader)).toMatchObject({ hasConsented: true })
    expect(await asked()).toEqual([question])
    await consent(reader, { agrees: false, to: 'model' })
    expect(await asked()).toEqual([question])
    await consent(reader, { agrees: false, to: 'meaning' })
    expect(await asked()).toEqual([])
  })
})

describe('an endpoint that lies or is slow', () => {
  let meanings: Meanings
  beforeAll(async () => {
    // Long enough for one that tells the truth on a busy machine.
    meanings = openMeanings(portal.services, { question: 5_000, compared: 5_000, rest: 0 })
    await meanings.caughtUp()
  })
  afterAll(() => meanings.stop())

  test.each<[string, EmbeddingsLie]>([
    ['another number of vectors', { vectors: () => [] }],
    ['numbers that are none', { vectors: (right) => right.map((vector) => vector.map(() => null)) }],
    ['nothing but zeros', { vectors: (right) => right.map((vector) => vector.map(() => 0)) }],
    ['other dimensions', { vectors: (right) => right.map((vector) => vector.slice(1)) }],
    ['a page', { raw: '<html></html>' }],
    ['numbers beyond all', { raw: '{"data":[{"embedding":[1e999,1]}]}' }],
    ['an error', { status: 500 }],
    ['nothing at all', 'hangs'],
  ])('and says %s tells nothing', async (_, lie) => {
    server.lieWith(() => lie)
    expect(await nearTo(meanings)).toBeNull()
    server.lieWith()
    expect((await nearTo(meanings))?.articles.length).toBeGreaterThan(0)
  })

  test('is asked again at once where it is the comparing that takes too long', async () => {
    const hurried = openMeanings(portal.services, { compared: 0, rest: 60_000 })
    await hurried.caughtUp()
    for (const requests of [1, 2]) {
      await nearTo(hurried)
      expect(server.requests).toHaveLength(requests)
    }
    await hurried.stop()
  })

  test('is not asked again at once, and a reader gets what words find', async () => {
    server.lieWith(() => ({ status: 500 }))
    const reader = await people.person()
    const body = { question: '税款应当按期缴纳吗' }
    for (const requests of [1, 1]) {
      expect((await ask(reader, body)).passages[0]?.title).toBe('О налогах')
      expect(server.requests).toHaveLength(requests)
    }
  })
})
