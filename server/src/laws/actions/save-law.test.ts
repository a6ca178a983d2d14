import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../kernel/database/store.ts'
import { openTestStore } from '../../testing/store.ts'
import type { LawDocument } from '../document.ts'
import { makeDocument, textIn } from '../fixtures.ts'
import { unknownDepartment } from '../unknown-department.ts'
import { tellBegun } from '../wordings-begun.ts'
import { saveLaw } from './save-law.ts'

let store: Store
beforeAll(async () => (store = await openTestStore()))
afterAll(() => store.close())

async function firstDays(number: string | null) {
  const rows = await store.db
    .selectFrom('law_version')
    .innerJoin('law', 'law.id', 'law_version.law_id')
    .select(['in_force_from', 'is_day_recorded'])
    .where('number', '=', number)
    .orderBy('version_on')
    .execute()
  return rows.map(({ in_force_from: day, is_day_recorded: isRecorded }) => (isRecorded ? day : `made ${day}`))
}

test.each([
  ['given', { inForceFrom: '2021-05-05', effectiveOn: '2020-07-01', versionOn: '2021-01-01' }, '2021-05-05'],
  ['the first wording', { effectiveOn: '2020-07-01', versionOn: '2020-02-29' }, '2020-07-01'],
  [
    'the first wording, in force before it was made',
    { effectiveOn: '2020-01-01', versionOn: '2020-02-29', retroactiveBy: 'Article 9' },
    '2020-01-01',
  ],
  ['an undated wording', { effectiveOn: '2020-07-01', versionOn: null }, '2020-07-01'],
  [
    'a revision dated by its effective day',
    { effectiveOn: '2024-07-01', versionOn: '2023-12-29' },
    '2024-07-01',
  ],
  [
    'an amendment of a law in force',
    { effectiveOn: '2020-07-01', versionOn: '2022-03-03' },
    'made 2022-03-03',
  ],
  ['a wording of no known effective day', { effectiveOn: null, versionOn: '2022-03-03' }, 'made 2022-03-03'],
  ['nothing known', { effectiveOn: null, versionOn: null }, 'made null'],
])('first day in force of %s', async (_, dates, expected) => {
  const document = makeDocument({ adoptedOn: '2020-02-29', ...dates })
  await saveLaw(store.db, document)
  expect(await firstDays(document.number)).toEqual([expected])
})

test('the same wording from a source that knows the day better changes the day alone', async () => {
  const document = makeDocument({ versionOn: '2022-03-03' })
  expect(await saveLaw(store.db, document)).toBe('added')
  expect(await saveLaw(store.db, { ...document, inForceFrom: '2022-09-01' })).toBe('updated')
  expect(await saveLaw(store.db, { ...document, inForceFrom: '2022-09-01' })).toBe('unchanged')
  expect(await firstDays(document.number)).toEqual(['2022-09-01'])
  expect(await saveLaw(store.db, document)).toBe('unchanged')
  expect(await firstDays(document.number)).toEqual(['2022-09-01'])
})

test('search is told of wordings whose first day has come', async () => {
  const document = makeDocument({ versionOn: '2022-03-03', inForceFrom: '2030-01-01' })
  await saveLaw(store.db, document)
  const logged = async (today: string) => {
    await sql`truncate search_change`.execute(store.db)
    await tellBegun(store.db, today)
    const { rows } = await sql<{ number: string }>`
      select number from search_change join law on law.id = subject`.execute(store.db)
    return rows.map(({ number }) => number)
  }
  expect(await logged('2029-12-31')).not.toContain(document.number)
  expect(await logged('2030-01-01')).toContain(document.number)
  expect(await logged('2030-01-20')).toContain(document.number)
  expect(await logged('2030-03-01')).toContain(document.number)
})

test('texts of one wording join in any order, each language with its best', async () => {
  const digest = { digest: true, original: true }
  const official = textIn('zh', '', ['官方文本。', '第二条文本。'], { original: true })
  const translation = textIn('en', '', ['A translation.'])
  const turns = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  const results = []
  for (const [turn, order] of turns.entries()) {
    const title = `联合法${turn}`
    const sources = [
      makeDocument({
        country: 'CN',
        number: `主席令第${turn}号`,
        category: 'CIVIL_COMMERCIAL',
        texts: [
          textIn('zh', title, ['摘要。'], digest),
          textIn('en', `Joint Act ${turn}`, ['A digest.'], digest),
          textIn('ru', `О совместном ${turn}`, ['Изложение.'], digest),
        ],
      }),
      makeDocument({
        country: 'CN',
        number: null,
        sourceUrl: null,
        verifiedOn: null,
        category: 'ECONOMIC',
        texts: [{ ...official, title }],
      }),
      makeDocument({
        country: 'CN',
        number: `主席令第${turn}号`,
        sourceUrl: null,
        verifiedOn: null,
        category: 'ECONOMIC',
        texts: [
          { ...translation, title: `Joint Act ${turn}` },
          { ...official, title },
        ],
      }),
    ]
    const saved = order.map((place) => sources[place]!)
    for (const document of saved) await saveLaw(store.db, document)
    for (const document of sources) expect(await saveLaw(store.db, document)).toBe('unchanged')
    const rows = await store.db
      .selectFrom('law')
      .innerJoin('law_version', 'law_version.law_id', 'law.id')
      .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
      .innerJoin('law_unit', (join) => join.onRef('text_id', '=', 'law_text.id').on('position', '=', 0))
      .select([
        'address',
        'category',
        'verified_on',
        'version_on',
        'in_force_from',
        'language',
        'is_digest',
        'body',
      ])
      .where('law.adopted_on', '=', '2020-02-29')
      .where((eb) => eb.or([eb('law.number', '=', sources[0]!.number), eb('title', '=', title)]))
      .orderBy('language')
      .execute()
    results.push(rows.map(({ address, ...row }) => ({ ...row, isNumbered: address.endsWith(`/${turn}`) })))
  }
  expect(results[0]).toMatchObject([
    {
      language: 'en',
      is_digest: false,
      body: 'A translation.',
      category: 'CIVIL_COMMERCIAL',
      isNumbered: true,
    },
    { language: 'ru', is_digest: true },
    { language: 'zh', is_digest: false, body: '官方文本。', in_force_from: '2020-07-01' },
  ])
  for (const result of results) expect(result).toEqual(results[0])
})

test('a corrected text of the same day stands in the place of the one before', async () => {
  const document = makeDocument()
  await saveLaw(store.db, document)
  const texts = [textIn('zh', document.texts[0]!.title, ['骆驼应当每年登记。'])]
  expect(await saveLaw(store.db, { ...document, texts })).toBe('updated')
  expect(await saveLaw(store.db, { ...document, texts })).toBe('unchanged')
  expect(await firstDays(document.number)).toEqual(['2020-07-01'])
})

test('an official title never gives way to a translation of ours, and the same titles change nothing', async () => {
  const ours = { en: { title: 'Camel Registration Act', shortTitles: [], official: false } }
  const official = {
    en: { title: 'Law on Registration of Camels', shortTitles: ['Camel Law'], official: true },
  }
  const document = makeDocument({ titles: ours })
  const held = () =>
    store.db
      .selectFrom('law_title')
      .innerJoin('law', 'law.id', 'law_id')
      .select(['language', 'title', 'short_titles', 'is_official'])
      .where('number', '=', document.number)
      .execute()
  expect(await saveLaw(store.db, document)).toBe('added')
  expect(await saveLaw(store.db, document)).toBe('unchanged')
  expect(await saveLaw(store.db, { ...document, titles: official })).toBe('updated')
  expect(await saveLaw(store.db, document)).toBe('unchanged')
  expect(await saveLaw(store.db, { ...document, titles: {} })).toBe('unchanged')
  expect(await held()).toEqual([
    {
      language: 'en',
      title: 'Law on Registration of Camels',
      short_titles: ['Camel Law'],
      is_official: true,
    },
  ])
})

test('short names of a title stay, in whatever order their sources come', async () => {
  const named = (...shortTitles: string[]) => ({
    titles: { en: { title: 'Camel Registration Act', shortTitles, official: false } },
  })
  const orders = [
    [named('CRA'), named('Camel Act'), named()],
    [named(), named('Camel Act'), named('CRA')],
  ]
  for (const order of orders) {
    const document = makeDocument()
    for (const titles of order) await saveLaw(store.db, { ...document, ...titles })
    const held = await store.db
      .selectFrom('law_title')
      .innerJoin('law', 'law.id', 'law_id')
      .select('short_titles')
      .where('number', '=', document.number)
      .executeTakeFirstOrThrow()
    expect(held.short_titles).toEqual(['CRA', 'Camel Act'])
    expect(await saveLaw(store.db, { ...document, ...named('Camel Act') })).toBe('unchanged')
  }
})

test('provisions that begin on other days are held with the wording, by the keys of their articles', async () => {
  const day = {
    articles: ['第三十条', '第三十一条之一'],
    named: '第三十条第二款、第三十一条之一',
    inForceFrom: '2021-01-01',
    source: '第九十条',
  }
  const document = makeDocument({ provisionDays: [day], daySource: '主席令第5号' })
  expect(await saveLaw(store.db, document)).toBe('added')
  expect(await saveLaw(store.db, document)).toBe('unchanged')
  const row = await store.db
    .selectFrom('law_version')
    .innerJoin('law', 'law.id', 'law_id')
    .select(['provision_days', 'day_source'])
    .where('number', '=', document.number)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    provision_days: [{ ...day, articles: ['30', '31-1'] }],
    day_source: '主席令第5号',
  })
})

test('two acts of one title are told apart by the day of their adoption', async () => {
  const texts = [textIn('ru', 'Трудовой кодекс верблюдов', ['Труд.'])]
  const old = makeDocument({
    kind: 'code',
    adoptedOn: '2007-05-15',
    versionOn: '2007-05-15',
    effectiveOn: '2007-06-01',
    repealedOn: '2016-01-01',
    texts,
  })
  const next = makeDocument({
    kind: 'code',
    number: null,
    adoptedOn: '2015-11-23',
    versionOn: '2015-11-23',
    effectiveOn: '2016-01-01',
    texts,
  })
  for (const document of [old, next]) expect(await saveLaw(store.db, document)).toBe('added')
  // Of the two that it may be, the one of its day.
  expect(await saveLaw(store.db, { ...next, kind: 'law' })).toBe('unchanged')
  const rows = await store.db
    .selectFrom('law')
    .innerJoin('law_version', 'law_version.law_id', 'law.id')
    .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
    .select(['law.adopted_on', 'repealed_on'])
    .where('title', '=', texts[0]!.title)
    .orderBy('law.adopted_on')
    .execute()
  expect(rows).toEqual([
    { adopted_on: '2007-05-15', repealed_on: '2016-01-01' },
    { adopted_on: '2015-11-23', repealed_on: null },
  ])
})

/** What is held of laws after some documents, in any order: how many, and the wordings of all with their languages. */
async function heldAfter(documents: LawDocument[]) {
  await store.db.deleteFrom('law').execute()
  for (const document of documents) await saveLaw(store.db, document)
  for (const document of documents) expect(await saveLaw(store.db, document)).toBe('unchanged')
  const laws = await store.db.selectFrom('law').select('address').orderBy('address').execute()
  const wordings = await store.db
    .selectFrom('law_version')
    .innerJoin('law_text', 'law_text.version_id', 'law_version.id')
    .select(['version_on', 'in_force_from', 'language', 'title'])
    .orderBy('version_on')
    .orderBy('language')
    .execute()
  return { addresses: laws.map(({ address }) => address), wordings }
}

describe('one act from several sources', () => {
  const title = '中华人民共和国骆驼法典'
  const act = { country: 'CN', kind: 'code', adoptedOn: '2020-05-28', versionOn: '2020-05-28' } as const
  const original = makeDocument({
    ...act,
    number: '主席令第45号',
    effectiveOn: '2021-01-01',
    texts: [textIn('zh', title, ['骆驼。'], { original: true })],
  })
  const translation = makeDocument({
    ...act,
    number: 'Order of the President No. 45',
    effectiveOn: '2021-01-01',
    titles: { zh: { title, shortTitles: [], official: true } },
    texts: [textIn('en', 'Camel Code', ['Camels.'])],
  })

  test.each(['主席令第四十五号', '主席令第 45 号', 'Order of the President No. 45', null])(
    'is one law though its number is written %s',
    async (number) => {
      const other = { ...translation, number }
      const held = await heldAfter([original, other])
      expect(held.addresses).toHaveLength(1)
      expect(held.wordings.map(({ language }) => language)).toEqual(['en', 'zh'])
      const again = { ...original, number: '主席令第四十五号', verifiedOn: null }
      expect((await heldAfter([other, again])).addresses).toHaveLength(1)
    },
  )

  test('is two laws where their numbers are others', async () => {
    const { addresses } = await heldAfter([original, { ...original, number: '主席令第46号' }])
    expect(addresses).toHaveLength(2)
  })

  test('joins a text without number to neither of two that have its day and title', async () => {
    const other = { ...original, number: '主席令第46号' }
    const unnumbered = {
      ...original,
      number: null,
      texts: [textIn('zh', title, ['骆驼驼。'], { original: true })],
    }
    expect((await heldAfter([original, other, unnumbered])).addresses).toHaveLength(3)
  })

  test.each([
    ['begins when it does', original, translation],
    [
      'is the only one',
      { ...original, versionOn: '2022-02-02', effectiveOn: '2021-01-01' },
      { ...translation, effectiveOn: null },
    ],
  ])('has a translation that says no day with the wording that %s', async (_, dated, undated) => {
    const { wordings } = await heldAfter([dated, { ...undated, versionOn: null }])
    expect(wordings.map(({ language }) => language)).toEqual(['en', 'zh'])
    expect(new Set(wordings.map(({ version_on: on }) => on))).toEqual(new Set([dated.versionOn]))
  })

  test('knows the day of a wording whichever source comes first', async () => {
    const undated = { ...translation, versionOn: null }
    expect(await heldAfter([undated, original])).toEqual(await heldAfter([original, undated]))
  })

  test('has the day of its adoption in its address whichever source comes first', async () => {
    const undated = { ...original, number: null, adoptedOn: null, versionOn: null }
    const { addresses } = await heldAfter([undated, { ...original, number: null }])
    expect(addresses).toEqual([expect.stringMatching(/^cn\/code\/2020-05-28\//)])
  })
})

describe('what a source does not know', () => {
  const held = async (documents: LawDocument[]) => {
    await store.db.deleteFrom('law').execute()
    for (const document of documents) await saveLaw(store.db, document)
    for (const document of documents) expect(await saveLaw(store.db, document)).toBe('unchanged')
    return store.db
      .selectFrom('law')
      .leftJoin('law_title', 'law_title.law_id', 'law.id')
      .select(['department', 'department_words', 'effective_on', 'repealed_on', 'status'])
      .select(['language', 'title', 'short_titles', 'is_official'])
      .orderBy('language')
      .execute()
  }
  const act = { country: 'CN', number: null, effectLevel: 'LAW', verifiedOn: null } as const
  const title = '中华人民共和国担保法'
  const original = makeDocument({
    ...act,
    repealedOn: '2021-01-01',
    status: 'LAPSED',
    publishDepartment: { zh: '全国人民代表大会常务委员会' },
    texts: [textIn('zh', title, ['担保。'], { original: true })],
  })
  const translation = makeDocument({
    ...act,
    publishDepartment: unknownDepartment,
    titles: {
      zh: { title, shortTitles: [], official: true },
      en: { title: 'Security Act of China', shortTitles: [], official: false },
    },
    texts: [textIn('en', 'Security Act of China', ['Security.'])],
  })

  test('is not taken away by it, and the title of the table stands, in either order', async () => {
    const rows = await held([original, translation])
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatchObject({
      department: '全国人民代表大会常务委员会',
      repealed_on: '2021-01-01',
      status: 'LAPSED',
      language: 'en',
      title: expect.stringContaining("of the People's Republic of China"),
      short_titles: expect.arrayContaining(['Security Act of China']),
    })
    expect(await held([translation, original])).toEqual(rows)
  })

  test('of its repeal is told by one of another wording, in either order', async () => {
    const newer = { ...original, versionOn: '2020-05-05', repealedOn: null, status: undefined, amended: true }
    const rows = await held([original, newer])
    expect(rows[0]).toMatchObject({ repealed_on: '2021-01-01' })
    expect((await held([newer, original]))[0]).toMatchObject({ repealed_on: '2021-01-01' })
  })

  test('is taken back by one that says that the law is in force', async () => {
    await held([original])
    await saveLaw(store.db, { ...original, repealedOn: null, status: 'IN_FORCE' })
    const law = await store.db.selectFrom('law').select(['repealed_on', 'status']).executeTakeFirstOrThrow()
    expect(law).toEqual({ repealed_on: null, status: 'IN_FORCE' })
  })
})

test('the first day of a law is what its oldest wording tells, in whatever order they come', async () => {
  const first = makeDocument({ adoptedOn: '2010-01-01', versionOn: '2010-01-01', effectiveOn: '2010-07-01' })
  const revision = { ...first, versionOn: '2023-12-29', effectiveOn: '2024-07-01', amended: true }
  for (const order of [
    [first, revision],
    [revision, first],
  ]) {
    await store.db.deleteFrom('law').execute()
    for (const document of order) await saveLaw(store.db, document)
    const { effective_on: day } = await store.db
      .selectFrom('law')
      .select('effective_on')
      .executeTakeFirstOrThrow()
    expect(day).toBe('2010-07-01')
  }
})
