import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openConsulting } from './fixtures/consulting.ts'

const own = calls.consultations

let portal: Portal
let consulting: Awaited<ReturnType<typeof openConsulting>>

beforeAll(async () => {
  portal = await openTestPortal()
  consulting = await openConsulting(portal)
})
afterAll(() => portal.close())

describe('search', () => {
  const find = async (keyword: string) =>
    (
      await consulting.people.done<OutputOf<typeof calls.find.page>>(calls.find.page, null, {
        query: { kind: 'consultation', keyword },
      })
    ).content.map(({ id }) => id)
  const listed = async (keyword: string) => (await consulting.list({ keyword })).content.map(({ id }) => id)

  test('finds what is published, by everybody, and never anything else', async () => {
    const { people, asker, ask, answer, offer, offeredAt } = consulting
    const secret = { title: 'Quaggabeast tariff', content: 'The quaggabeast of our rival', type: 'OTHER' }
    const text = { title: 'Zebracorn tariff', question: 'Which zebracorn tariff?', answer: '<p>None.</p>' }
    const id = await ask(asker, secret)
    await answer(id, { content: '<p>Quaggabeasts are free of duty.</p>' })
    await offer(id, text)
    await portal.follower.caughtUp()
    for (const word of ['quaggabeast', 'zebracorn']) expect(await find(word)).toEqual([])
    await people.done(own.agree, asker, at(id, { offeredAt: await offeredAt(asker, id) }))
    await portal.follower.caughtUp()
    expect(await find('zebracorn')).toEqual([id])
    expect(await listed('zebracorn')).toEqual([id])
    expect(await find('quaggabeast')).toEqual([])
    await offer(id, { ...text, title: 'Zebracorn customs' })
    await portal.follower.caughtUp()
    expect(await find('zebracorn')).toEqual([])
    await people.done(own.agree, asker, at(id, { offeredAt: await offeredAt(asker, id) }))
    await people.done(own.withdraw, asker, at(id))
    await portal.follower.caughtUp()
    expect(await find('zebracorn')).toEqual([])
  })

  test.each([
    'The ministry of my favourite novel issues a permit to fly a dragon',
    '周末想去看电影，顺便问问哪里的红烧肉最好吃',
    'Посоветуйте рецепт борща и интересный фильм на вечер',
  ])('suggests nothing for what shares a word with what is held: %s', async (keyword) => {
    const { people } = consulting
    const texts = [
      textIn('en', 'Yak Act', ['A yak export permit is issued by the ministry.']),
      textIn('zh', '牦牛法', ['哪里出口牦牛，由哪里发证。']),
      textIn('ru', 'Закон о яках', ['Вывоз яков на вечер разрешает министерство.']),
    ]
    await saveLaw(portal.services.db, makeDocument({ number: 'yak', texts }))
    await portal.follower.caughtUp()
    expect(await people.done(own.similar, null, { query: { keyword } })).toEqual({
      consultations: [],
      articles: [],
    })
  })

  test('suggests published questions and articles while one types, and nothing for too few words', async () => {
    const { people, asker, publish } = consulting
    const texts = [textIn('en', 'Wombat Act', ['A wombat export permit is issued by the ministry.'])]
    await saveLaw(portal.services.db, makeDocument({ number: 'wombat', texts }))
    const inRussian = {
      title: 'Экспорт вомбатов wombat',
      question: 'Вывоз wombat: какие нужны разрешения на экспорт вомбатов?',
    }
    const inEnglish = { title: 'Wombat export permit', question: 'Who issues a wombat export permit?' }
    const ru = await publish(asker, {}, { ...inRussian, answer: '<p>Разрешение министерства.</p>' })
    const en = await publish(asker, {}, { ...inEnglish, answer: '<p>The ministry.</p>' })
    await portal.follower.caughtUp()
    const similar = (keyword: string) =>
      people.done<OutputOf<typeof own.similar>>(own.similar, null, { query: { keyword } })
    const { consultations, articles } = await similar('Do I need a permit to export a wombat?')
    expect(consultations.map(({ id }) => id).slice(0, 2)).toEqual([en, ru])
    expect(articles[0]).toMatchObject({ lawTitle: 'Wombat Act', number: expect.anything() as string })
    expect(articles[0]!.address).toMatch(/^\/eli\/.*#art-1$/)
    const quoted = 'I have a "permit" to export a wombat'
    expect((await similar(quoted)).consultations.map(({ id }) => id)).toContain(en)
    expect(await similar('wombat')).toEqual({ consultations: [], articles: [] })
    expect(await similar('进口')).toEqual({ consultations: [], articles: [] })
  })

  test('puts what says most of a text first, unless another order is chosen', async () => {
    const { asker, list, publish } = consulting
    const { db } = portal.services
    const about = (title: string) =>
      publish(asker, {}, { title, question: `${title}?`, answer: '<p>Yes.</p>' })
    const close = await about('Narwhal tusk')
    const chinese = await about('独角鲸 narwhal tusk 出口')
    const loose = await about('Office hours of the museum, which keeps a narwhal and a picture of its tusk')
    await db.updateTable('consultation_publication').set({ reads: 5 }).where('id', '=', chinese).execute()
    await portal.follower.caughtUp()
    const keyword = 'narwhal tusk'
    const idsOf = async (more: Record<string, string> = {}) =>
      (await list({ keyword, ...more })).content.map(({ id }) => id)
    const { content, page } = await list({ keyword })
    expect(content.map(({ id }) => id)).toEqual([close, chinese, loose])
    expect(content[0]!.excerpt).toBe('Yes.')
    expect(page.totalElements).toBe(3)
    expect(await idsOf({ sort: 'newest' })).toEqual([loose, chinese, close])
    expect((await idsOf({ sort: 'mostRead' }))[0]).toBe(chinese)
    expect(await idsOf({ size: '1', page: '3' })).toEqual([loose])
    expect(await idsOf({ language: 'zh' })).toEqual([chinese])
  })
})
