import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { holdChangeLog, logChanges, wholeSubject } from '../kernel/change-log.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import type { EmbeddingsServer } from '../testing/embeddings-server.ts'
import { longestEmbedded } from './embed-texts.ts'
import { embedAll, embeddingsAt, nearTo, openEmbedded } from './fixtures.ts'
import { embedLaws } from './follow-laws.ts'
import { meaningKind } from './model-name.ts'
import { openMeanings } from './open-meanings.ts'
import { goOn, holdModel, HoldLost, letGo, stillHeld } from './store-model.ts'
import { yardsticks } from './yardsticks.ts'

let server: EmbeddingsServer
let portal: Portal

const textsSent = () => server.requests.flatMap(({ input }) => input)
const follow = (services = portal.services) => embedAll(services)

beforeAll(async () => {
  ;({ server, portal } = await openEmbedded())
})
afterEach(() => server.lieWith())
beforeEach(() => {
  server.requests.length = 0
})
afterAll(async () => {
  await portal.close()
  await server.close()
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
    const hold = () => holdModel(db, embeddingsAt(server.url), signal)
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

test('with another model all is made anew, by the portal that was started last, and what the one before has made goes', async () => {
  const { db } = portal.services
  const kept = () => db.selectFrom('meaning').select('model_id').distinct().execute()
  const embeddings = embeddingsAt(server.url, { model: 'better-embed' })
  const newer = { ...portal.services, config: { ...portal.services.config, embeddings } }
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
