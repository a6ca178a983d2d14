import { calls } from '@portal/protocol/calls.ts'
import type { ArticleDetails, LawDetails, VersionComparison } from '@portal/protocol/laws/schemas.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectCode, makeCall, type Sender } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { lawAddress } from './address.ts'
import type { LawDocument } from './document.ts'
import { makeDocument, readLaw, textIn } from './fixtures.ts'

let portal: Portal

const pay = (days: string) => `货款应当在收到货物后${days}内支付，逾期支付的，应当按日支付违约金。`
const language = '合同可以用当事人约定的任何语言订立，文本不一致时以约定的语言为准。'
const archive = '登记机关应当把合同副本存入档案，保存期限不少于十年，期满可以销毁。'
const arbitration = '当事人可以在争议发生之前或者之后书面约定把争议提交仲裁机构裁决。'

/** Three wordings of one law: the second renumbers, the third lies in the future. */
const oldest = makeDocument({
  adoptedOn: '2009-12-01',
  versionOn: '2009-12-01',
  effectiveOn: '2010-07-01',
  inForceFrom: '2010-07-01',
  texts: [
    {
      ...textIn('zh', '商路法', []),
      units: [
        { level: 1, heading: '第一章 总则' },
        { level: 2, heading: '第一节 语言' },
        { number: '第1条', heading: null, text: language },
        { level: 1, heading: '第二章 履行' },
        { number: '第2条', heading: '付款', text: pay('三十日') },
        { number: '第3条', heading: null, text: archive },
      ],
    },
    textIn('ru', 'О торговых путях', ['Язык договора.', 'Срок оплаты.', 'Архив.']),
  ],
})
const middle: LawDocument = {
  ...oldest,
  versionOn: '2018-03-15',
  inForceFrom: '2018-09-01',
  amended: true,
  texts: [
    textIn('zh', '商路法', [language, arbitration, pay('二十日')]),
    textIn('en', 'Trade Routes Act', ['Language.', 'Arbitration.', 'Payment.'], { digest: true }),
  ],
}
const future: LawDocument = {
  ...middle,
  versionOn: '2998-01-01',
  inForceFrom: '2999-03-01',
  texts: [textIn('zh', '商路法', [language, arbitration, pay('十日')])],
}

const address = `/eli/${lawAddress(oldest)}`

beforeAll(async () => {
  portal = await openTestPortal()
  // Their order does not matter.
  for (const document of [middle, oldest, future]) await saveLaw(portal.services.db, document)
})
afterEach(() => vi.useRealTimers())
afterAll(() => portal.close())

const ask = (path: string, query: object = {}, from: Sender = {}) =>
  makeCall(portal.app, calls.laws.byAddress, { query: { address: path, ...query } }, from)

const askArticle = (path: string, query: object = {}, from: Sender = {}) =>
  makeCall(portal.app, calls.laws.article, { query: { address: path, ...query } }, from)

const lawAt = async (path: string, query: object = {}, from: Sender = {}) =>
  expectCode<LawDetails>(await ask(path, query, from), 'done')

const articleAt = async (path: string, query: object = {}, from: Sender = {}) =>
  expectCode<ArticleDetails>(await askArticle(path, query, from), 'done')

describe('a law with several wordings', () => {
  test('shows the one in force today, and lists all with the days they hold', async () => {
    const law = await lawAt(address)
    expect(law).toMatchObject({ isCurrent: true, notHeldOn: null, language: 'zh', languages: ['zh', 'en'] })
    expect(law.version).toEqual(law.versions[1])
    expect(law.versions).toMatchObject([
      {
        address: `${address}/2999-03-01`,
        versionOn: '2998-01-01',
        inForceFrom: '2999-03-01',
        inForceUntil: null,
        languages: ['zh'],
      },
      {
        address: `${address}/2018-09-01`,
        versionOn: '2018-03-15',
        inForceFrom: '2018-09-01',
        inForceUntil: '2999-02-28',
        languages: ['zh', 'en'],
      },
      {
        address: `${address}/2010-07-01`,
        versionOn: '2009-12-01',
        inForceFrom: '2010-07-01',
        inForceUntil: '2018-08-31',
        languages: ['zh', 'ru'],
      },
    ])
  })

  test.each([
    ['2010-07-01', 2, null],
    ['2018-08-31', 2, null],
    ['2018-09-01', 1, null],
    ['2999-02-28', 1, null],
    ['2999-03-01', 0, null],
    ['2010-06-30', 2, '2010-06-30'],
    ['1900-01-01', 2, '1900-01-01'],
  ])('shows on %s the one at place %s, and says that none is held on %s', async (on, place, notHeldOn) => {
    const byPath = await lawAt(`${address}/${on}`)
    expect(byPath.version).toEqual(byPath.versions[place])
    expect(byPath).toMatchObject({ notHeldOn, isCurrent: place === 1 })
    expect(await lawAt(address, { on })).toEqual(byPath)
    const query = { on }
    const byId = await makeCall(portal.app, calls.laws.details, { params: { id: byPath.id }, query })
    expect(expectCode(byId, 'done')).toEqual(byPath)
  })

  test('shows at each wording’s address that wording', async () => {
    const { versions } = await lawAt(address)
    for (const version of versions) expect((await lawAt(version.address)).version).toEqual(version)
  })

  test('takes day and language from the path before what else is asked', async () => {
    const path = `${address}/2010-07-01/rus`
    const law = await lawAt(path, { on: '2020-01-01', language: 'zh' }, { language: 'en' })
    expect(law).toMatchObject({ language: 'ru', version: { inForceFrom: '2010-07-01' } })
    expect(await lawAt(`${address}/zho`, {}, { language: 'en' })).toMatchObject({ language: 'zh' })
  })

  test('in a language that the wording is not held in is shown in another', async () => {
    expect(await lawAt(`${address}/rus`)).toMatchObject({ language: 'zh', languages: ['zh', 'en'] })
    expect(await lawAt(address, {}, { language: 'ru' })).toMatchObject({ language: 'zh' })
    expect(await lawAt(`${address}/2010-07-01`, {}, { language: 'ru' })).toMatchObject({ language: 'ru' })
  })

  test('refuses a day that is none', async () => {
    for (const on of ['2020-02-30', 'today', '20200101']) expectCode(await ask(address, { on }), 'invalid')
  })

  test('passes to the next wording at midnight in Shanghai', async () => {
    const { id } = await lawAt(address)
    for (const [instant, from] of [
      ['2999-02-28T15:59:59.999Z', '2018-09-01'],
      ['2999-02-28T16:00:00.000Z', '2999-03-01'],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
      const law = await readLaw(portal, id)
      expect(law).toMatchObject({ isCurrent: true, version: { inForceFrom: from } })
      vi.useRealTimers()
    }
  })

  test('ends with the law’s repeal', async () => {
    const document = makeDocument({ repealedOn: '2024-01-01' })
    await saveLaw(portal.services.db, document)
    const path = `/eli/${lawAddress(document)}`
    const law = await lawAt(path)
    expect(law).toMatchObject({ isCurrent: true, isInForceToday: false })
    expect(law.version).toMatchObject({ inForceFrom: '2020-07-01', inForceUntil: '2023-12-31' })
  })

  test('without any day has one address', async () => {
    const document = makeDocument({ adoptedOn: null, effectiveOn: null, versionOn: null })
    await saveLaw(portal.services.db, document)
    const path = `/eli/${lawAddress(document)}`
    const law = await lawAt(path)
    expect(law.version).toMatchObject({ address: path, inForceFrom: null, inForceUntil: null })
    expect(await lawAt(path, { on: '1800-01-01' })).toMatchObject({ notHeldOn: null, isCurrent: true })
  })
})

describe('an article', () => {
  test('has its text, its place and its neighbours', async () => {
    const article = await articleAt(`${address}/2010-07-01/art_2`)
    expect(article).toMatchObject({
      address,
      title: '商路法',
      language: 'zh',
      key: '2',
      number: '第2条',
      heading: '付款',
      text: pay('三十日'),
      path: ['第二章 履行'],
      previous: { number: '第1条', address: `${address}/2010-07-01/art_1` },
      next: { number: '第3条', address: `${address}/2010-07-01/art_3` },
      citations: [],
      articleCitedBy: { articles: 0, cases: 0 },
      isCurrent: false,
    })
    expect(article).not.toHaveProperty('units')
  })

  test('has its neighbours in the wording and the language it was asked for in', async () => {
    const byPath = await articleAt(`${address}/2010-07-01/zho/art_2`)
    expect(byPath.next).toEqual({ number: '第3条', address: `${address}/2010-07-01/zho/art_3` })
    expect(await articleAt(`${address}/art_2`, { on: '2010-07-01', language: 'zh' })).toEqual(byPath)
  })

  test('stands under all headings above it, and at either end of the law', async () => {
    const first = await articleAt(`${address}/2010-07-01/art_1`)
    expect(first).toMatchObject({ path: ['第一章 总则', '第一节 语言'], previous: null })
    expect(await articleAt(`${address}/2010-07-01/art_3`)).toMatchObject({ next: null })
  })

  test('says how it has read, under whatever number', async () => {
    const article = await articleAt(`${address}/art_3`)
    const joined = (without: string) =>
      article.wordings.map(({ pieces }) =>
        pieces
          .filter(({ change }) => change !== without)
          .map(({ text }) => text)
          .join(''),
      )
    expect(article.wordings).toMatchObject([
      {
        address: `${address}/2999-03-01/zho/art_3`,
        number: '第3条',
        inForceFrom: '2999-03-01',
        inForceUntil: null,
        isShown: false,
      },
      {
        address: `${address}/2018-09-01/zho/art_3`,
        number: '第3条',
        inForceFrom: '2018-09-01',
        inForceUntil: '2999-02-28',
        isShown: true,
      },
      {
        address: `${address}/2010-07-01/zho/art_2`,
        number: '第2条',
        inForceFrom: '2010-07-01',
        inForceUntil: '2018-08-31',
        isShown: false,
      },
    ])
    expect(joined('removed')).toEqual([pay('十日'), pay('二十日'), pay('三十日')])
    expect(joined('added')).toEqual([pay('二十日'), pay('三十日'), pay('三十日')])
    for (const wording of article.wordings) {
      const there = await articleAt(wording.address)
      expect(there.wordings.map(({ versionId }) => versionId)).toEqual(
        article.wordings.map(({ versionId }) => versionId),
      )
    }
  })

  test('that reads the same in every wording has one, told from its first day', async () => {
    const { wordings, isInAll } = await articleAt(`${address}/art_1`)
    expect(isInAll).toBe(true)
    expect(wordings).toMatchObject([
      {
        inForceFrom: '2010-07-01',
        inForceUntil: null,
        isShown: true,
        address: `${address}/2010-07-01/zho/art_1`,
      },
    ])
    expect(wordings[0]!.pieces).toEqual([{ text: language, change: 'same' }])
  })

  test('that was dropped ended with the last wording that had it', async () => {
    const { wordings, isInAll } = await articleAt(`${address}/2010-07-01/art_3`)
    expect(isInAll).toBe(false)
    expect(wordings).toMatchObject([{ inForceFrom: '2010-07-01', inForceUntil: '2018-08-31', isShown: true }])
  })

  test('is shown in the language that its path names', async () => {
    expect(await articleAt(`${address}/eng/art_2`)).toMatchObject({ language: 'en', text: 'Arbitration.' })
    expect(await articleAt(`${address}/art_2`, {}, { language: 'en' })).toMatchObject({
      language: 'en',
      next: { number: 'Article 3', address: `${address}/art_3` },
    })
  })

  test('that the reader’s text is a digest without is shown in a text that has it', async () => {
    const whole = textIn('zh', '骆驼赛跑法', ['甲。', '乙。', '丙。'])
    const digest = textIn('en', 'Camel Races Act', ['One.'], { digest: true })
    const document = makeDocument({ texts: [whole, digest] })
    await saveLaw(portal.services.db, document)
    const law = `/eli/${lawAddress(document)}`
    const shown = await articleAt(`${law}/art_2`, {}, { language: 'en' })
    expect(shown).toMatchObject({
      language: 'zh',
      languages: ['zh'],
      text: '乙。',
      titleLanguage: 'en',
      next: { number: '第3条', address: `${law}/zho/art_3` },
    })
    expect(await articleAt(`${law}/eng/art_2`)).toMatchObject({ language: 'zh', text: '乙。' })
    expect(await articleAt(`${law}/art_1`, {}, { language: 'en' })).toMatchObject({
      language: 'en',
      languages: ['zh', 'en'],
    })
  })

  test('says what it is called in the wording of today, if it is there', async () => {
    expect(await articleAt(`${address}/2010-07-01/art_2`)).toMatchObject({ keyToday: '3' })
    expect(await articleAt(`${address}/2010-07-01/art_3`)).toMatchObject({ keyToday: null })
    expect(await articleAt(`${address}/art_3`)).toMatchObject({ keyToday: '3' })
  })

  test('is not followed from a whole text into a digest', async () => {
    const document = makeDocument({ texts: [textIn('zh', '骆驼饮水法', ['骆驼应当每日饮水。'])] })
    await saveLaw(portal.services.db, document)
    await saveLaw(portal.services.db, {
      ...document,
      versionOn: '2024-01-01',
      texts: [textIn('zh', '骆驼饮水法', ['骆驼饮水。'], { digest: true })],
    })
    const { wordings, keyToday, isInAll } = await articleAt(`/eli/${lawAddress(document)}/2020-07-01/art_1`)
    expect([wordings.length, isInAll]).toEqual([1, false])
    expect(keyToday).toBeNull()
  })

  test.each([
    '/art_9',
    '/art_0',
    '/2010-07-01/art_9',
    '/art_',
    '',
    '/2010-07-01',
    '/art_1/art_2',
    'x/art_1',
    '/art_%00',
    '/art_1;drop',
  ])('is not found at the law’s address with %s behind it', async (rest) => {
    const response = await askArticle(address + rest)
    expect(response.statusCode).toBe(404)
    expectCode(response, 'notFound')
  })
})

describe('two wordings', () => {
  async function compare(from: number, to: number, query: object = {}, sender: Sender = {}) {
    const { id, versions } = await lawAt(address)
    const pair = { from: versions[from]!.id, to: versions[to]!.id }
    return makeCall(portal.app, calls.laws.compare, { params: { id }, query: { ...pair, ...query } }, sender)
  }

  test('are compared article by article and word by word', async () => {
    const comparison = expectCode<VersionComparison>(await compare(2, 1), 'done')
    const { versions } = await lawAt(address)
    expect(comparison).toMatchObject({
      address,
      versions,
      title: '商路法',
      language: 'zh',
      languages: ['zh'],
      isDigest: false,
      from: versions[2],
      to: versions[1],
      counts: { same: 1, changed: 1, added: 1, removed: 1 },
    })
    expect(comparison.articles).toMatchObject([
      { change: 'same', fromNumber: '第1条', toNumber: '第1条', pieces: [] },
      {
        change: 'added',
        fromNumber: null,
        toNumber: '第2条',
        address: `${address}/2018-09-01/zho/art_2`,
        pieces: [{ change: 'added', text: `第2条\n${arbitration}` }],
      },
      { change: 'changed', fromNumber: '第2条', toNumber: '第3条' },
      {
        change: 'removed',
        fromNumber: '第3条',
        toNumber: null,
        address: `${address}/2010-07-01/zho/art_3`,
        pieces: [{ change: 'removed', text: `第3条\n${archive}` }],
      },
    ])
    const { pieces } = comparison.articles[2]!
    const joined = (without: string) =>
      pieces
        .filter(({ change }) => change !== without)
        .map(({ text }) => text)
        .join('')
    expect(joined('added')).toBe(`第2条　付款\n${pay('三十日')}`)
    expect(joined('removed')).toBe(`第3条\n${pay('二十日')}`)
  })

  test('of which one is a digest say so', async () => {
    const texts = [textIn('zh', '摘要法', ['甲'], { digest: true })]
    const document = makeDocument({ texts })
    await saveLaw(portal.services.db, document)
    await saveLaw(portal.services.db, {
      ...document,
      versionOn: '2024-01-01',
      texts: [textIn('zh', '摘要法', ['乙'])],
    })
    const { id, versions } = await lawAt(`/eli/${lawAddress(document)}`)
    const query = { from: versions[1]!.id, to: versions[0]!.id }
    const answer = await makeCall(portal.app, calls.laws.compare, { params: { id }, query })
    expect(expectCode(answer, 'done')).toMatchObject({ isDigest: true, isMixed: true })
  })

  test('are compared in a language in which both are whole, where there is one', async () => {
    const ru = (text: string) => textIn('ru', 'О верблюжьей шерсти', [text])
    const zh = (text: string, more = {}) => textIn('zh', '驼毛法', [text], more)
    const document = makeDocument({ texts: [zh('甲', { digest: true }), ru('Шерсть.')] })
    await saveLaw(portal.services.db, document)
    await saveLaw(portal.services.db, {
      ...document,
      versionOn: '2024-01-01',
      texts: [zh('甲乙丙'), ru('Шерсть.')],
    })
    const { id, versions } = await lawAt(`/eli/${lawAddress(document)}`)
    const query = { from: versions[1]!.id, to: versions[0]!.id }
    const answer = await makeCall(portal.app, calls.laws.compare, { params: { id }, query })
    expect(expectCode(answer, 'done')).toMatchObject({
      language: 'ru',
      languages: ['ru'],
      isDigest: false,
      isMixed: false,
      counts: { same: 1, changed: 0 },
    })
  })

  test('that are one have no change', async () => {
    const comparison = expectCode<VersionComparison>(await compare(1, 1, { language: 'en' }), 'done')
    expect(comparison).toMatchObject({
      language: 'en',
      languages: ['zh', 'en'],
      counts: { same: 3, changed: 0, added: 0, removed: 0 },
    })
  })

  test('are compared in a language that both are held in, whatever is asked', async () => {
    expect(expectCode(await compare(2, 1, { language: 'ru' }), 'done')).toMatchObject({ language: 'zh' })
    expect(expectCode(await compare(2, 1, {}, { language: 'ru' }), 'done')).toMatchObject({ language: 'zh' })
  })

  test('without a common language, of another law, or unknown are not found', async () => {
    const document = makeDocument({ texts: [textIn('ru', 'Один', ['Один.'])] })
    await saveLaw(portal.services.db, document)
    const second = { ...document, versionOn: '2023-01-01', texts: [textIn('en', 'Two', ['Two.'])] }
    await saveLaw(portal.services.db, second)
    const other = await lawAt(`/eli/${lawAddress(document)}`)
    const law = await lawAt(address)
    const [one, two] = other.versions.map(({ id }) => id)
    for (const [id, from, to] of [
      [other.id, one!, two!],
      [law.id, one!, law.version.id],
      [law.id, law.version.id, crypto.randomUUID()],
      [crypto.randomUUID(), law.version.id, law.version.id],
      ['x', 'y', 'z'],
      [law.id, '', law.version.id],
    ] as const) {
      const query = { from, to }
      expectCode(await makeCall(portal.app, calls.laws.compare, { params: { id }, query }), 'notFound')
    }
  })
})
