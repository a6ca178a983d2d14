import { calls } from '@portal/protocol/calls.ts'
import type { CitationCard } from '@portal/protocol/citations/schemas.ts'
import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { lawAddress } from './address.ts'
import { citedOn } from './cited-on.ts'
import { demoDocuments, makeDocument, searchLaws, textIn } from './fixtures.ts'
import { lawsConcerning } from './laws-concerning.ts'
import { articlesQuoted } from './quoted-articles.ts'

let portal: Portal
const title = '骆驼检疫法'
const first = makeDocument({
  adoptedOn: '2010-03-01',
  versionOn: '2010-03-01',
  effectiveOn: '2011-01-01',
  repealedOn: '2025-01-01',
  texts: [textIn('zh', title, ['检疫一次。'])],
})
/** An amendment whose first day nobody recorded, and a revision that dates itself. */
const amended = {
  ...first,
  versionOn: '2015-05-05',
  amended: true,
  texts: [textIn('zh', title, ['检疫两次。'])],
}
const revised = {
  ...amended,
  versionOn: '2020-06-06',
  effectiveOn: '2021-01-01',
  texts: [textIn('zh', title, ['检疫三次。'])],
}
const address = `/eli/${lawAddress(first)}`

beforeAll(async () => {
  portal = await openTestPortal()
  for (const document of [revised, first, amended, ...chinese]) await saveLaw(portal.services.db, document)
})
afterAll(() => portal.close())

const chinese = demoDocuments().filter(({ country }) => country === 'CN')
const pathOf = (adopted: string) =>
  `/eli/${chinese.map(lawAddress).find((one) => one.startsWith(`cn/law/${adopted}/`))!}`

const lawAt = async (path: string, on?: string) =>
  expectCode<LawDetails>(
    await makeCall(portal.app, calls.laws.byAddress, { query: { address: path, ...(on && { on }) } }),
    'done',
  )

describe('a wording of the demo laws', () => {
  test.each([
    ['1984-03-12', '2020-10-17', '2021-06-01', '2009-10-01'],
    ['1982-08-23', '2019-04-23', '2019-11-01', '2014-05-01'],
    ['1990-09-07', '2020-11-11', '2021-06-01', '2010-04-01'],
    ['1991-04-09', '2023-09-01', '2024-01-01', '2022-01-01'],
    ['2007-08-30', '2022-06-24', '2022-08-01', '2008-08-01'],
    ['1980-09-10', '2018-08-31', '2019-01-01', '2011-09-01'],
  ])(
    'of the law of %s, amended on %s, is in force from %s, the one before from %s',
    async (law, made, from, before) => {
      const path = pathOf(law)
      const eve = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10)
      expect((await lawAt(path, from)).version).toMatchObject({ versionOn: made, inForceFrom: from })
      expect((await lawAt(path, eve)).version).toMatchObject({ inForceFrom: before, inForceUntil: eve })
      expect((await lawAt(path, made)).version).toMatchObject({ inForceFrom: before })
    },
  )

  test('ends on the eve of an amendment that is known, though its wording is not held', async () => {
    const path = pathOf('1993-10-31')
    expect((await lawAt(path, '2014-03-14')).version).toMatchObject({
      inForceFrom: '1994-01-01',
      inForceUntil: '2009-08-26',
    })
    expect((await lawAt(path, '2014-03-15')).version).toMatchObject({ versionOn: '2013-10-25' })
  })

  test('of the labour contract law is in force from 2013-07-01, and held from no day before', async () => {
    const path = pathOf('2007-06-29')
    expect(await lawAt(path, '2013-06-30')).toMatchObject({
      notHeldOn: '2013-06-30',
      version: { versionOn: '2012-12-28', inForceFrom: '2013-07-01' },
    })
  })
})

describe('the last day of a wording', () => {
  /** Two wordings of a law of a country; of the second the first day may not be recorded. */
  const wordings = (country: string, from: string | null) => {
    const older = makeDocument({
      country,
      adoptedOn: '2010-03-01',
      versionOn: '2010-03-01',
      effectiveOn: '2011-01-01',
      texts: [textIn('zh', '骡马检疫法', ['检疫一次。'])],
    })
    const texts = [textIn('zh', '骡马检疫法', ['检疫两次。'])]
    const later = { ...older, amended: true, versionOn: '2020-06-06', ...(from && { inForceFrom: from }) }
    return [older, { ...later, texts }]
  }

  test.each([
    ['CN', '2021-01-01', '2020-12-31', true],
    ['KG', null, '2020-06-05', false],
    ['RU', '2021-01-01', '2020-12-31', false],
    ['KZ', '2021-01-01', '2020-12-31', false],
  ])(
    'of a law of %s before one in force from %s: %s, recorded: %s',
    async (country, from, until, isEndRecorded) => {
      const documents = wordings(country, from)
      for (const document of documents) await saveLaw(portal.services.db, document)
      const path = `/eli/${lawAddress(documents[0]!)}`
      const { id, version } = await lawAt(path, '2015-01-01')
      expect(version).toMatchObject({ inForceUntil: until, isEndRecorded })
      expect((await lawAt(path)).version).toMatchObject({ inForceUntil: null, isEndRecorded: true })
      const [article, last] = await Promise.all(
        [`${version.address}/art_1`, `${path}/art_1`].map(async (asked) =>
          expectCode<ArticleDetails>(
            await makeCall(portal.app, calls.laws.article, { query: { address: asked } }),
            'done',
          ),
        ),
      )
      for (const { wordings: told } of [article!, last!]) {
        expect(told.map((one) => one.isEndRecorded)).toEqual([true, isEndRecorded])
      }
      const [cited] = await citedOn(portal.services.db, [{ lawId: id, key: '1' }], {
        day: '2015-01-01',
        reader: 'zh',
      })
      expect(cited).toMatchObject({ since: '2011-01-01', isPerhapsAmended: !isEndRecorded })
    },
  )
})

describe('a wording whose first day is not recorded', () => {
  test('counts from the day it was made, and says so', async () => {
    expect((await lawAt(address, '2015-05-04')).version).toMatchObject({
      inForceFrom: '2011-01-01',
      inForceUntil: '2015-05-04',
      isDayRecorded: true,
      isEndRecorded: false,
    })
    const law = await lawAt(address, '2015-05-05')
    expect(law.version).toMatchObject({
      versionOn: '2015-05-05',
      inForceFrom: '2015-05-05',
      inForceUntil: '2020-12-31',
      isDayRecorded: false,
      isEndRecorded: false,
    })
    const article = expectCode<ArticleDetails>(
      await makeCall(portal.app, calls.laws.article, {
        query: { address: `${law.version.address}/art_1` },
      }),
      'done',
    )
    expect(article.wordings.map(({ isDayRecorded }) => isDayRecorded)).toEqual([true, false, true])
  })

  test('is quoted with the day it was made, and with none of force', async () => {
    const { id } = await lawAt(address)
    const quotedOn = (day: string) =>
      articlesQuoted(portal.services.db, [{ lawId: id, key: '1' }], { day, reader: 'zh' })
    expect(await quotedOn('2016-01-01')).toMatchObject([{ inForceFrom: null, adoptedOn: '2015-05-05' }])
    expect(await quotedOn('2022-01-01')).toMatchObject([{ inForceFrom: '2021-01-01', adoptedOn: null }])
  })

  test('is no day that a hit calls the law’s', async () => {
    await portal.follower.caughtUp()
    const { content } = await searchLaws(portal, { keyword: title })
    const hit = content.find(({ title: called }) => called === title)
    expect(hit).toMatchObject({ effectiveOn: '2021-01-01', isVersionDay: true })
    const code = (await searchLaws(portal, { keyword: '民法典第577条' })).content[0]
    expect(code).toMatchObject({ effectiveOn: '2021-01-01', isVersionDay: false })
  })

  test('shows the law’s first day beside it, and never a later wording’s', async () => {
    expect((await lawAt(address, '2012-01-01')).effectiveOn).toBe('2011-01-01')
    expect((await lawAt(address, '2016-01-01')).effectiveOn).toBe('2011-01-01')
    expect((await lawAt(address, '2022-01-01')).effectiveOn).toBe('2021-01-01')
  })
})

test('a law is not yet in force before its first wording alone', async () => {
  const future = makeDocument({
    adoptedOn: '2010-03-01',
    versionOn: '2990-01-01',
    effectiveOn: '2999-01-01',
    texts: [textIn('zh', '骆驼运输法', ['新。'])],
  })
  const present = {
    ...future,
    versionOn: '2010-03-01',
    effectiveOn: '2010-04-01',
    texts: [textIn('zh', '骆驼运输法', ['旧。'])],
  }
  for (const document of [present, future]) await saveLaw(portal.services.db, document)
  expect(await lawAt(`/eli/${lawAddress(future)}`)).toMatchObject({
    timeliness: 'IN_FORCE',
    isInForceToday: true,
    effectiveOn: '2010-04-01',
  })
})

test('a day after the repeal is said to be one', async () => {
  expect((await lawAt(address, '2024-12-31')).repealedByOn).toBeNull()
  expect(await lawAt(address, '2025-01-01')).toMatchObject({
    repealedByOn: '2025-01-01',
    repealedOn: '2025-01-01',
    version: { inForceUntil: '2024-12-31' },
  })
})

describe('provisions that begin on other days', () => {
  const document = makeDocument({
    provisionDays: [
      { articles: ['第1条'], named: '第一条第二款', inForceFrom: '2022-02-02', source: '第九条' },
    ],
    daySource: '主席令第九号',
    texts: [textIn('zh', '骆驼标识法', ['标识。', '登记。'])],
  })
  const path = `/eli/${lawAddress(document)}`
  const days = [{ articles: ['1'], named: '第一条第二款', inForceFrom: '2022-02-02', source: '第九条' }]
  const article = async (key: string) =>
    expectCode<ArticleDetails>(
      await makeCall(portal.app, calls.laws.article, { query: { address: `${path}/art_${key}` } }),
      'done',
    )
  const card = async (id: string, key: string) =>
    expectCode<CitationCard>(
      await makeCall(portal.app, calls.citations.card, { query: { kind: 'law', id, article: key } }),
      'done',
    )
  beforeAll(() => saveLaw(portal.services.db, document))

  test('are named on the page of the law and of the article, with what says so', async () => {
    const law = await lawAt(path)
    expect(law.version).toMatchObject({ provisionDays: days, daySource: '主席令第九号' })
    expect((await article('1')).version.provisionDays).toEqual(days)
  })

  test('stand on the card of the article, and on no other', async () => {
    const { id } = await lawAt(path)
    expect((await card(id, '1')).provisionFrom).toBe('2022-02-02')
    expect((await card(id, '2')).provisionFrom).toBeNull()
  })

  test('are quoted as not yet in force until then, and no others are', async () => {
    const { id } = await lawAt(path)
    const articles = ['1', '2'].map((key) => ({ lawId: id, key }))
    const quotedOn = (day: string) => articlesQuoted(portal.services.db, articles, { day, reader: 'zh' })
    const begun = { timeliness: 'IN_FORCE', inForceFrom: '2020-07-01' }
    const toCome = { timeliness: 'NOT_YET_IN_FORCE', inForceFrom: '2022-02-02' }
    expect(await quotedOn('2022-02-01')).toMatchObject([toCome, begun])
    expect(await quotedOn('2022-02-02')).toMatchObject([begun, begun])
    expect(await quotedOn('2020-06-30')).toMatchObject([
      toCome,
      { timeliness: 'NOT_YET_IN_FORCE', inForceFrom: '2020-07-01' },
    ])
  })

  test('of a law that is repealed are quoted as repealed', async () => {
    const repealed = makeDocument({
      provisionDays: document.provisionDays,
      repealedOn: '2021-01-01',
      texts: [textIn('zh', '骆驼烙印法', ['烙印。'])],
    })
    await saveLaw(portal.services.db, repealed)
    const { id } = await lawAt(`/eli/${lawAddress(repealed)}`)
    const options = { day: '2021-06-01', reader: 'zh' } as const
    expect(await articlesQuoted(portal.services.db, [{ lawId: id, key: '1' }], options)).toMatchObject([
      { timeliness: 'REPEALED', inForceFrom: '2020-07-01' },
    ])
  })
})

test('of laws that concern something those in force go before those repealed', async () => {
  const saying = (named: string, text: string) => ({ country: 'IN', texts: [textIn('zh', named, [text])] })
  const documents = [
    makeDocument({ ...saying('骆驼驿站法', '骆驼驿站，驿站骆驼。'), repealedOn: '2021-01-01' }),
    makeDocument(saying('商队管理法', '商队可以在其住宿和休整的地方设立骆驼驿站，并报主管机关备案。')),
  ]
  for (const document of documents) await saveLaw(portal.services.db, document)
  await portal.follower.caughtUp()
  const { laws } = await lawsConcerning(portal.services, {
    countries: ['IN'],
    keyword: '骆驼驿站',
    language: 'zh',
    most: 5,
  })
  expect(laws.map((law) => [law.title, law.timeliness])).toEqual([
    ['商队管理法', 'IN_FORCE'],
    ['骆驼驿站法', 'REPEALED'],
  ])
})

test('a law is called by the reader’s title, said to be ours where it is, with the original beside it', async () => {
  const document = makeDocument({
    country: 'CN',
    texts: [textIn('zh', '中华人民共和国样品进口法', ['一。'], { original: true })],
    titles: { ru: { title: 'Закон КНР об импорте образцов', shortTitles: [], official: false } },
  })
  await saveLaw(portal.services.db, document)
  const query = { address: `/eli/${lawAddress(document)}` }
  const asRead = async (language: 'ru' | 'en') =>
    expectCode<LawDetails>(await makeCall(portal.app, calls.laws.byAddress, { query }, { language }), 'done')
  expect(await asRead('ru')).toMatchObject({
    title: 'Закон КНР об импорте образцов',
    titleLanguage: 'ru',
    language: 'zh',
    titleOrigin: { isOurs: true, original: { title: '中华人民共和国样品进口法', language: 'zh' } },
  })
  const english = await asRead('en')
  expect(english).toMatchObject({
    title: '中华人民共和国样品进口法',
    titleLanguage: 'zh',
    titleOrigin: { isOurs: false, original: null },
  })
})
