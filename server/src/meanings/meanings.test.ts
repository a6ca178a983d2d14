import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { holdChangeLog, logChanges, wholeSubject } from '../kernel/change-log.ts'
import type { AiSettings } from '../kernel/config.ts'
import type { Services } from '../kernel/services.ts'
import { lawAddress } from '../laws/address.ts'
import { deleteLaw, saveLaw } from '../laws/actions/save-law.ts'
import type { LawDocument } from '../laws/document.ts'
import { findLawByAddress } from '../laws/door.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import {
  openEmbeddingsServer,
  type EmbeddingsLie,
  type EmbeddingsServer,
} from '../testing/embeddings-server.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { longestEmbedded } from './embed-texts.ts'
import { embedLaws } from './follow-laws.ts'
import { meaningKind } from './model-name.ts'
import { openMeanings, type Meanings } from './open-meanings.ts'
import { goOn, holdModel, HoldLost, letGo, stillHeld } from './store-model.ts'
import { yardsticks } from './yardsticks.ts'

type Turn = OutputOf<typeof calls.assistant.ask>

/** Has no word in common with the article that it asks for. */
const question = '沙漠之舟的铃铛弄丢了，看管的人要怎么办'
const article = '骆驼的驼铃遗失的，保管人应当补铸。'
const bells = makeDocument({ texts: [textIn('zh', '补铸条例', ['本条例适用于境内。', article])] })
const taxes = makeDocument({
  texts: [textIn('zh', '税务条例', ['税款应当按期缴纳。']), textIn('ru', 'О налогах', ['Налог.'])],
})

let server: EmbeddingsServer
let portal: Portal
let people: ReturnType<typeof openPeople>

const settings = (changes: Partial<AiSettings> = {}): AiSettings => ({
  url: server.url,
  key: 'secret',
  model: 'sample-embed',
  name: 'Sample Embeddings',
  country: 'CN',
  ...changes,
})

/** The services of the portal with other settings, as another process with these has them. */
const servicesWith = (changes: Partial<AiSettings>): Services => ({
  ...portal.services,
  config: { ...portal.services.config, embeddings: settings(changes) },
})

/** Has all that changed embedded, and found. */
async function follow(services = portal.services): Promise<void> {
  await embedLaws(services)
  await services.meanings.caughtUp()
}

async function forget(document: LawDocument): Promise<void> {
  const law = await findLawByAddress(portal.services.db, lawAddress(document))
  await deleteLaw(portal.services.db, law!.id)
}

const textsSent = () => server.requests.flatMap(({ input }) => input)

beforeAll(async () => {
  server = await openEmbeddingsServer()
  portal = await openTestPortal({ embeddings: settings(), ai: null })
  people = openPeople(portal)
  for (const document of [bells, taxes]) await saveLaw(portal.services.db, document)
  await portal.follower.caughtUp()
  await follow()
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
const nearTo = async (meanings: Meanings, text = question) => {
  const [near] = (await meanings.nearest([{ text, countries: [], isOfCountries: false }])) ?? []
  return near ?? null
}

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
    abroad = await openTestPortal({ embeddings: settings({ country: 'SG' }), ai: null })
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

describe('what laws mean', () => {
  test('is kept for each article in each language, and followed by every process', async () => {
    const other = openMeanings(portal.services)
    await other.caughtUp()
    expect([portal.services.meanings.held(), other.held()]).toEqual([4, 4])
    const document = makeDocument({ texts: [textIn('zh', '铃铛法', ['沙漠之舟的铃铛弄丢，看管的人赔偿。'])] })
    await saveLaw(portal.services.db, document)
    // Of two that are told to work at once, one does.
    await Promise.all([embedLaws(portal.services), embedLaws(portal.services)])
    expect(textsSent()).toEqual([expect.stringContaining('铃铛法\n第1条')])
    await other.caughtUp()
    expect(other.held()).toBe(5)
    const near = await nearTo(other)
    expect(near?.articles[0]?.isNear).toBe(true)
    await other.stop()
  })

  test('is made anew of an article that changed alone, and goes with one that goes', async () => {
    const { db } = portal.services
    const texts = (articles: string[]) => [textIn('zh', '雨具条例', articles)]
    const first = makeDocument({ texts: texts(['第一件事。', '第二件事。', '第三件事。']) })
    await saveLaw(db, first)
    await follow()
    const before = portal.services.meanings.held()
    server.requests.length = 0
    const changed = { versionOn: '2021-02-01', effectiveOn: '2021-02-01', amended: true }
    await saveLaw(db, { ...first, ...changed, texts: texts(['第一件事。', '驼铃遗失。']) })
    await follow()
    expect(textsSent()).toEqual([expect.stringContaining('驼铃遗失')])
    expect(portal.services.meanings.held()).toBe(before - 1)
  })

  test('goes with a law', async () => {
    const { db } = portal.services
    const before = portal.services.meanings.held()
    await saveLaw(db, makeDocument({ texts: [textIn('zh', '短命条例', ['短命的驼铃。'])] }))
    await follow()
    expect(portal.services.meanings.held()).toBe(before + 1)
    await db.transaction().execute(async (transaction) => {
      await holdChangeLog(transaction)
      const { law_id: id } = await transaction
        .selectFrom('law_version')
        .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
        .select('law_id')
        .where('title', '=', '短命条例')
        .executeTakeFirstOrThrow()
      await transaction.deleteFrom('law').where('id', '=', id).execute()
      await logChanges(transaction, 'law', [id])
    })
    await follow()
    expect(portal.services.meanings.held()).toBe(before)
  })

  test('is kept as it was while the endpoint fails, and made when it works', async () => {
    const before = portal.services.meanings.held()
    await saveLaw(portal.services.db, makeDocument({ texts: [textIn('zh', '晚到条例', ['晚到的驼铃。'])] }))
    server.lieWith(() => ({ vectors: (right) => right.slice(1) }))
    await follow()
    expect(portal.services.meanings.held()).toBe(before)
    server.lieWith()
    await follow()
    expect(portal.services.meanings.held()).toBe(before + 1)
  })

  test('is told of the beginning where a model refuses whole texts, and left out where it refuses that', async () => {
    const before = portal.services.meanings.held()
    const articles = [`骆驼${'。长'.repeat(900)}`, '禁词。', '铃铛。']
    await saveLaw(portal.services.db, makeDocument({ texts: [textIn('zh', '长条例', articles)] }))
    server.lieWith(({ input }) =>
      input.some((text) => text.length > 500 || text.includes('禁词')) ? { status: 413 } : null,
    )
    await follow()
    expect(portal.services.meanings.held()).toBe(before + 2)
    expect(Math.max(...textsSent().map(({ length }) => length))).toBe(longestEmbedded)
    server.lieWith()
    server.requests.length = 0
    await follow()
    expect(server.requests).toEqual([])
  })

  test('is left out where all of it is refused, and waits for a model that refuses everything', async () => {
    const before = portal.services.meanings.held()
    const save = (title: string, articles: string[]) =>
      saveLaw(portal.services.db, makeDocument({ texts: [textIn('zh', title, articles)] }))
    await save('禁条例', ['禁词一。', '禁词二。'])
    server.lieWith(({ input }) => (input.some((text) => text.includes('禁词')) ? { status: 400 } : null))
    await follow()
    server.requests.length = 0
    await follow()
    expect(server.requests).toEqual([])
    server.lieWith(() => ({ status: 400 }))
    await save('等待条例', ['等待一。', '等待二。'])
    await follow()
    expect(portal.services.meanings.held()).toBe(before)
    server.lieWith()
    await follow()
    expect(portal.services.meanings.held()).toBe(before + 2)
  })

  test('is read once more where reading it has failed', async () => {
    const { db } = portal.services
    const other = openMeanings(portal.services)
    await other.caughtUp()
    const held = other.held()
    await db.schema.alterTable('meaning').renameTo('meaning_away').execute()
    try {
      await logChanges(db, meaningKind, [wholeSubject])
      await expect(other.caughtUp()).rejects.toThrow(/meaning/)
    } finally {
      await db.schema.alterTable('meaning_away').renameTo('meaning').execute()
    }
    await other.caughtUp()
    expect(other.held()).toBe(held)
    await other.stop()
  })

  test('is told no more once the model answers with other dimensions', async () => {
    const services = { ...portal.services, meanings: openMeanings(portal.services) }
    await saveLaw(portal.services.db, makeDocument({ texts: [textIn('zh', '改维条例', ['改维的驼铃。'])] }))
    server.lieWith(() => ({ vectors: (right) => right.map((vector) => vector.slice(1)) }))
    await follow(services)
    expect(server.requests).toHaveLength(1)
    server.lieWith()
    await follow(services)
    expect(server.requests).toHaveLength(1)
    await services.meanings.stop()
    const before = portal.services.meanings.held()
    await follow()
    expect(server.requests).toHaveLength(2)
    expect(portal.services.meanings.held()).toBe(before + 1)
  })

  test('is broken off when the portal stops, and the next process goes on at once', async () => {
    const services = { ...portal.services, meanings: openMeanings(portal.services) }
    await saveLaw(portal.services.db, makeDocument({ texts: [textIn('zh', '停机条例', ['停机的驼铃。'])] }))
    const asked = new Promise<void>((resolve) => {
      server.lieWith(() => {
        resolve()
        return 'hangs'
      })
    })
    const run = embedLaws(services)
    await asked
    const begun = performance.now()
    await services.meanings.stop()
    await run
    expect(performance.now() - begun).toBeLessThan(10_000)
    await embedLaws(services)
    expect(server.requests).toHaveLength(1)
    server.lieWith()
    await follow()
    expect(textsSent().at(-1)).toContain('停机的驼铃')
  })

  test('is stored by the process that has the work alone', async () => {
    const { db } = portal.services
    const { signal } = new AbortController()
    const hold = () => holdModel(db, settings(), signal)
    const first = (await hold())!
    await goOn(db, first)
    expect(await hold()).toBeNull()
    await db
      .updateTable('meaning_model')
      .set({ held_until: new Date(0) })
      .execute()
    const second = (await hold())!
    await expect(goOn(db, first)).rejects.toThrow(HoldLost)
    await expect(db.transaction().execute((trx) => stillHeld(trx, first))).rejects.toThrow(HoldLost)
    await letGo(db, first)
    expect(await hold()).toBeNull()
    await db.transaction().execute((trx) => stillHeld(trx, second))
    await letGo(db, second)
  })
})

describe('an endpoint that lies or is slow', () => {
  let meanings: Meanings
  beforeAll(async () => {
    meanings = openMeanings(portal.services, { question: 400, rest: 0 })
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

test('with another model all is made anew, by the portal that was started last, and what the one before has made goes', async () => {
  const { db } = portal.services
  const kept = () => db.selectFrom('meaning').select('model_id').distinct().execute()
  const newer = servicesWith({ model: 'better-embed' })
  const meanings = openMeanings(newer)
  const services = { ...newer, meanings }
  const [before] = await kept()
  const held = portal.services.meanings.held()
  await follow(services)
  expect(textsSent().slice(0, yardsticks.length)).toEqual(yardsticks)
  expect(new Set(server.requests.map(({ model }) => model))).toEqual(new Set(['better-embed']))
  // With those that the model before has refused.
  expect(meanings.held()).toBe(held + 3)
  const after = await kept()
  expect(after).toHaveLength(1)
  expect(after).not.toEqual([before])
  server.requests.length = 0
  await embedLaws(portal.services)
  expect(server.requests).toEqual([])
  await portal.services.meanings.caughtUp()
  expect(portal.services.meanings.held()).toBe(0)
  await meanings.stop()
})
