import { calls } from '@portal/protocol/calls.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Sender } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { lawAddress } from './address.ts'
import type { LawDocument } from './document.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { makeDocument, readLaw, textIn } from './fixtures.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

function at(address: string, from: Sender = {}, language?: string) {
  const query = { address, ...(language && { language }) }
  return makeCall(portal.app, calls.laws.byAddress, { query }, from)
}

async function read(document: LawDocument, from: Sender = {}, language?: string): Promise<LawDetails> {
  return expectCode<LawDetails>(await at(`/eli/${lawAddress(document)}`, from, language), 'done')
}

async function save(document: LawDocument): Promise<LawDocument> {
  await saveLaw(portal.services.db, document)
  return document
}

describe('a law', () => {
  const document = makeDocument({
    number: '375-V',
    kind: 'code',
    amended: true,
    texts: [
      textIn('zh', '企业经营法典', [], {
        shortTitles: ['企业法典'],
        digest: true,
        units: [
          { level: 1, heading: '第一编 总则' },
          { number: '第1条', heading: '调整的关系', text: '第一段。\n第二段。' },
          { number: '第1-1条', heading: null, text: '插入的条文。' },
          { level: 2, heading: '附则' },
          { number: '第1条', heading: null, text: '附则另起编号。' },
        ],
      }),
      textIn('ru', 'Предпринимательский кодекс', ['Отношения.', 'Вставка.', 'Приложение.'], {
        original: true,
      }),
    ],
  })

  beforeAll(() => save(document))

  test('is shown whole: facts, text and places of its units', async () => {
    const law = await read(document)
    const { id, ...shown } = law
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    const version = {
      id: shown.version.id,
      address: '/eli/kz/code/2020-02-29/375-v/2020-07-01',
      versionOn: '2020-02-29',
      publishedOn: null,
      inForceFrom: '2020-07-01',
      inForceUntil: null,
      isDayRecorded: true,
      isEndRecorded: true,
      daySource: null,
      notHeldAfter: [],
      retroactiveBy: null,
      provisionDays: [],
      languages: ['zh', 'ru'],
    }
    const uncited = { citations: [], citedBy: { articles: 0, cases: 0 } }
    expect(shown).toEqual({
      address: '/eli/kz/code/2020-02-29/375-v',
      country: 'KZ',
      countryName: '哈萨克斯坦',
      kind: 'code',
      number: '375-V',
      category: '经济法',
      effectLevel: shown.effectLevel,
      publishDepartment: '哈萨克斯坦议会',
      timeliness: 'AMENDED',
      today: zoneToday(),
      isInForceToday: true,
      adoptedOn: '2020-02-29',
      effectiveOn: '2020-07-01',
      repealedOn: null,
      version,
      isCurrent: true,
      versions: [version],
      notHeldOn: null,
      repealedByOn: null,
      sourceUrl: 'https://adilet.zan.kz/',
      verifiedOn: '2026-10-01',
      language: 'zh',
      languages: ['zh', 'ru'],
      title: '企业经营法典',
      titleLanguage: 'zh',
      titleOrigin: { isOurs: true, original: { title: 'Предпринимательский кодекс', language: 'ru' } },
      shortTitles: ['企业法典'],
      isOriginal: false,
      isDigest: true,
      citedBy: { articles: 0, cases: 0 },
      units: [
        { kind: 'heading', level: 1, anchor: 'part-1', heading: '第一编 总则' },
        {
          kind: 'article',
          key: '1',
          anchor: 'art-1',
          number: '第1条',
          heading: '调整的关系',
          text: '第一段。\n第二段。',
          ...uncited,
        },
        {
          kind: 'article',
          key: '1-1',
          anchor: 'art-1-1',
          number: '第1-1条',
          heading: null,
          text: '插入的条文。',
          ...uncited,
        },
        { kind: 'heading', level: 2, anchor: 'part-2', heading: '附则' },
        {
          kind: 'article',
          key: '1.n2',
          anchor: 'art-1.n2',
          number: '第1条',
          heading: null,
          text: '附则另起编号。',
          ...uncited,
        },
      ],
    })
    expect(shown.effectLevel).toMatch(/\p{Script=Han}/u)
  })

  test('is the same by its id and by its address, with and without the first slash', async () => {
    const byAddress = await read(document)
    expect(await readLaw(portal, byAddress.id)).toEqual(byAddress)
    expect(await readLaw(portal, byAddress.id.toUpperCase())).toEqual(byAddress)
    expect(expectCode(await at(byAddress.address.slice(1)), 'done')).toEqual(byAddress)
  })

  test('answers at no other address', async () => {
    const { address } = await read(document)
    const others = [
      address.slice('/eli/'.length),
      address.replace('/code/', '/eli/code/'),
      `${address}/x`,
      `${address}/2020-02-30`,
      `${address}/deu`,
      `${address}/art_1`,
      `${address}/rus/2020-07-01`,
      `${address}x`,
      address.slice(0, -1),
      `/eli${address}`,
      address.toUpperCase(),
      '/',
      '/eli/',
      '%',
      '_',
    ]
    for (const other of others) {
      const response = await at(other)
      expect(response.statusCode, other).toBe(404)
      expectCode(response, 'notFound')
    }
  })

  test.each([
    '0',
    'undefined',
    '../x',
    crypto.randomUUID(),
    `${crypto.randomUUID()}x`,
    '1'.repeat(100),
    '{}',
    '💡',
  ])('is not found by the unknown id %s', async (id) => {
    for (const language of languages) {
      expectCode(await makeCall(portal.app, calls.laws.details, { params: { id } }, { language }), 'notFound')
    }
  })

  test('refuses an address that is too long or empty, and a language it does not know', async () => {
    expectCode(await at(''), 'invalid')
    expectCode(await at('x'.repeat(301)), 'invalid')
    expectCode(await at('/eli/x', {}, 'de'), 'invalid')
  })
})

describe('the language of a law', () => {
  const zh = textIn('zh', '三语法', ['一'])
  const en = textIn('en', 'Law in three languages', ['One'])
  const ru = textIn('ru', 'Закон на трёх языках', ['Один'])

  test.each([
    [[zh, en, ru], 'en', undefined, 'en', 'en'],
    [[zh, en, ru], 'ru', undefined, 'ru', 'ru'],
    [[zh, en, ru], 'ru', 'en', 'en', 'en'],
    // Without a title in the reader's language the original one is shown.
    [[zh, ru], 'en', undefined, 'zh', 'ru'],
    [[zh, ru], 'en', 'ru', 'ru', 'ru'],
    [[zh, ru], 'ru', 'en', 'ru', 'ru'],
    [[en, ru], 'zh', undefined, 'ru', 'ru'],
    [
      [
        { ...en, original: true },
        { ...ru, original: false },
      ],
      'zh',
      'zh',
      'en',
      'en',
    ],
  ] as const)('texts %#: reader %s asking for %s', async (texts, reader, asked, expected, titled) => {
    const document = await save(makeDocument({ texts: texts.map((text) => ({ ...text })) }))
    const law = await read(document, { language: reader }, asked)
    expect(law.language).toBe(expected)
    expect(law.title).toBe({ zh, en, ru }[titled].title)
    expect(law.titleLanguage).toBe(titled)
    expect(law.languages).toEqual(
      languages.filter((language) => texts.some((text) => text.language === language)),
    )
    expect(law.countryName).toBe({ zh: '哈萨克斯坦', en: 'Kazakhstan', ru: 'Казахстан' }[reader])
  })

  test('of its department falls back to Chinese', async () => {
    const document = await save(makeDocument({ publishDepartment: { zh: '议会', ru: 'Парламент' } }))
    expect((await read(document, { language: 'en' })).publishDepartment).toBe('议会')
    expect((await read(document, { language: 'ru' })).publishDepartment).toBe('Парламент')
  })
})

describe('coverage and the counts of the home page', () => {
  test('are those of the laws held', async () => {
    const empty = await openTestPortal()
    const counts = async () => expectCode(await makeCall(empty.app, calls.home.statistics), 'done')
    const coverage = async () =>
      expectCode<{
        laws: number
        articles: number
        countries: Record<string, unknown>[]
        updatedAt: string | null
      }>(await makeCall(empty.app, calls.laws.coverage, {}, { language: 'en' }), 'done')
    expect(await counts()).toMatchObject({ laws: 0, cases: 0, countries: 0, languages: 3 })
    expect(await coverage()).toEqual({ laws: 0, articles: 0, countries: [], updatedAt: null })

    const { db } = empty.services
    await saveLaw(
      db,
      makeDocument({ texts: [textIn('zh', '甲', ['一', '二']), textIn('ru', 'А', ['Один', 'Два'])] }),
    )
    await saveLaw(
      db,
      makeDocument({ effectiveOn: '2999-01-01', texts: [textIn('en', 'B', ['One'], { digest: true })] }),
    )
    await saveLaw(
      db,
      makeDocument({ country: 'CN', repealedOn: '2021-01-01', sourceUrl: null, verifiedOn: null }),
    )
    expect(await counts()).toMatchObject({ laws: 3, cases: 0, countries: 2, languages: 3 })
    const { laws, articles, countries, updatedAt } = await coverage()
    expect({ laws, articles }).toEqual({ laws: 3, articles: 4 })
    expect(Date.parse(updatedAt!)).toBeGreaterThan(Date.now() - 600_000)
    expect(countries).toMatchObject([
      {
        country: 'CN',
        name: 'China',
        laws: 1,
        articles: 1,
        inForce: 0,
        digests: 0,
        verifiedOn: null,
        sources: [],
      },
      {
        country: 'KZ',
        name: 'Kazakhstan',
        laws: 2,
        articles: 3,
        inForce: 1,
        digests: 1,
        earliest: '2020-02-29',
        latest: '2020-02-29',
        verifiedOn: '2026-10-01',
        sources: ['adilet.zan.kz'],
      },
    ])
    expect((countries[1]!.languages as string[]).toSorted()).toEqual(['en', 'ru', 'zh'])
    await empty.close()
  })
})
