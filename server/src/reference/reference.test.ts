import { providerKinds } from '@portal/protocol/providers/constants.ts'
import { calls } from '@portal/protocol/calls.ts'
import type { AreaNode } from '@portal/protocol/reference/calls.ts'
import { caseTypes, documentTypes, partyRoles, sectionKinds } from '@portal/protocol/cases/constants.ts'
import { countryUses } from '@portal/protocol/reference/calls.ts'
import { languages, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import { effectLevels, lawCategories, timelinessStates } from '@portal/protocol/laws/constants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredCalls, expectCode, makeCall, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { codePlacesOf } from '../kernel/http/check-codes.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { seedReference } from './seed.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

interface Area {
  code: string
  name: string
  parentCode: string | null
}

async function ask<Data>(call: Call, input: Input = {}, language: Language = 'zh'): Promise<Data> {
  return expectCode<Data>(await makeCall(portal.app, call, input, { language }), 'done')
}

const dictionary = (type: string, language?: Language) =>
  ask<{ id: string; name: string }[]>(calls.reference.dictionary, { query: { type } }, language)

const types = [
  ['INDUSTRY', 20],
  ['SPECIALTY_AREA', 9],
  ['DISPUTE_TYPE', 12],
  ['TRANSLATION_PAIR', 7],
  ['CONSULTATION_TYPE', 0],
  ['PUBLICATION_TOPIC', 10],
  ['RESEARCH_TYPE', 5],
  ['PRODUCT_TYPE', 4],
  ['FORUM_CATEGORY', 7],
  ['SERVICE_TYPE', 17],
  ['COMPANY_SIZE', 5],
  ['WORKING_LANGUAGE', 19],
  ['PROVIDER_KIND', providerKinds.length],
  ['LAW_EFFECT_LEVEL', effectLevels.length],
  ['LAW_CATEGORY', lawCategories.length],
  ['LAW_TIMELINESS', timelinessStates.length],
  ['CASE_TYPE', caseTypes.length],
  ['CASE_DOCUMENT_TYPE', documentTypes.length],
  ['CASE_SECTION', sectionKinds.length],
  ['PARTY_ROLE', partyRoles.length],
] as const

describe('a dictionary', () => {
  test.each([
    ['LAW_SERVICE', 'SERVICE_TYPE', 'Консультация'],
    ['LAW_REQUIREMENTS', 'SERVICE_TYPE', 'Консультация'],
    ['JUDICIAL_CASE', 'CASE_TYPE', 'Гражданское'],
    ['LAW_REGULATIONS', 'LAW_CATEGORY', 'Конституционное право'],
  ])('of the type %s is %s', async (type, sorting, first) => {
    for (const language of languages) {
      expect(await dictionary(type, language)).toEqual(await dictionary(sorting, language))
    }
    expect((await dictionary(type, 'ru'))[0]!.name).toBe(first)
  })

  test.each(types)('%s has its entries in three languages', async (type, count) => {
    const [zh, en, ru] = await Promise.all(languages.map((language) => dictionary(type, language)))
    if (count) expect(zh).toHaveLength(count)
    expect(zh!.length).toBeGreaterThan(0)
    expect(en!.map(({ id }) => id)).toEqual(zh!.map(({ id }) => id))
    expect(ru!.map(({ id }) => id)).toEqual(zh!.map(({ id }) => id))
    expect(new Set(zh!.map(({ id }) => id)).size).toBe(zh!.length)
    for (const names of [zh!, en!, ru!])
      expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  })

  test('names every code that laws use', async () => {
    const ids = async (type: string) => (await dictionary(type)).map(({ id }) => id).toSorted()
    expect(await ids('LAW_EFFECT_LEVEL')).toEqual([...effectLevels].toSorted())
    expect(await ids('LAW_CATEGORY')).toEqual([...lawCategories].toSorted())
    expect(await ids('LAW_TIMELINESS')).toEqual([...timelinessStates].toSorted())
  })

  test('names every code that cases use', async () => {
    const ids = async (type: string) => (await dictionary(type)).map(({ id }) => id)
    expect(new Set(await ids('CASE_TYPE'))).toEqual(new Set(caseTypes))
    expect(new Set(await ids('CASE_DOCUMENT_TYPE'))).toEqual(new Set(documentTypes))
    expect(new Set(await ids('CASE_SECTION'))).toEqual(new Set(sectionKinds))
    expect(new Set(await ids('PARTY_ROLE'))).toEqual(new Set(partyRoles))
  })

  test('has the sections of GB/T 4754-2017 from A to T', async () => {
    expect((await dictionary('INDUSTRY')).map(({ id }) => id).join('')).toBe('ABCDEFGHIJKLMNOPQRST')
  })

  test.each(['NOTHING', 'INDUSTRY_', 'A', '_'])('%s, which nobody knows, is not found', async (type) => {
    expectCode(await makeCall(portal.app, calls.reference.dictionary, { query: { type } }), 'notFound')
  })
})

describe('the stored words', () => {
  const own = {
    zh: /\p{Script=Han}|^[\d–—\-≥+ ]+$/u,
    en: /^[^\p{Script=Han}\p{Script=Cyrillic}]+$/u,
    ru: /\p{Script=Cyrillic}|\d/u,
  }

  test.each(['dictionary_entry', 'country', 'area'] as const)(
    'of %s are there in each language',
    async (table) => {
      const rows = await portal.services.db.selectFrom(table).select(['code', 'words']).execute()
      expect(rows.length).toBeGreaterThan(0)
      for (const { code, words } of rows as { code: string; words: Words }[]) {
        expect(Object.keys(words).toSorted(), code).toEqual(['en', 'ru', 'zh'])
        for (const language of languages) {
          expect(words[language], `${code} in ${language}`).toMatch(own[language])
          expect(words[language]).toBe(words[language]!.trim())
        }
      }
    },
  )
})

describe('the areas of China', () => {
  test('are 34 provinces and their cities, each city in a province that exists', async () => {
    const areas = await ask<Area[]>(calls.reference.areas)
    const provinces = areas.filter(({ parentCode }) => parentCode === null)
    expect(provinces).toHaveLength(34)
    const codes = new Set(provinces.map(({ code }) => code))
    for (const { code, parentCode } of areas) {
      expect(code).toMatch(/^\d{6}$/)
      if (parentCode === null) continue
      expect(codes).toContain(parentCode)
      expect(code.slice(0, 2)).toBe(parentCode.slice(0, 2))
    }
    expect(new Set(areas.map(({ code }) => code)).size).toBe(areas.length)
    expect(areas.length).toBeGreaterThan(360)
  })

  test('are the same flat, as provinces and as a tree', async () => {
    const areas = await ask<Area[]>(calls.reference.areas)
    const provinces = await ask<Area[]>(calls.reference.provinces, { query: { selectType: 'china' } })
    expect(provinces).toEqual(areas.filter(({ parentCode }) => parentCode === null))
    const tree = await ask<AreaNode[]>(calls.reference.areaTree)
    expect(tree.map(({ code, name }) => ({ code, name }))).toEqual(
      provinces.map(({ code, name }) => ({ code, name })),
    )
    const flat = tree.flatMap((node) =>
      node.children.map(({ code, name }) => ({ code, name, parentCode: node.code })),
    )
    expect(flat).toEqual(areas.filter(({ parentCode }) => parentCode !== null))
  })
})

describe('the countries', () => {
  const eight = ['CN', 'RU', 'KZ', 'KG', 'TJ', 'UZ', 'PK', 'IN']

  test('head the foreign-affairs tree in their order, each with its divisions by ISO 3166-2', async () => {
    const tree = await ask<AreaNode[]>(calls.reference.foreignAffairsTree, {}, 'en')
    expect(tree.map(({ code }) => code)).toEqual(eight)
    const counts = Object.fromEntries(tree.map(({ code, children }) => [code, children.length]))
    expect(counts).toMatchObject({ CN: 34, KZ: 20, KG: 9, TJ: 5, UZ: 14, IN: 36 })
    for (const { code, children } of tree) {
      for (const child of children) {
        expect(child.code.startsWith(`${code}-`), child.code).toBe(true)
        expect(child.children).toEqual([])
      }
    }
  })

  test('abroad are all but China', async () => {
    const foreign = await ask<Area[]>(calls.reference.provinces, { query: { selectType: 'foreign' } })
    expect(foreign.map(({ code }) => code)).toEqual(eight.slice(1))
  })

  test('in use are those that rows are in, by kind', async () => {
    const inUse = (type: string) =>
      ask<{ id: string; name: string }[]>(calls.reference.countriesInUse, { query: { type } }, 'ru')
    for (const type of countryUses) expect(await inUse(type)).toEqual([])
    await saveLaw(portal.services.db, makeDocument({ country: 'KZ' }))
    await saveLaw(portal.services.db, makeDocument({ country: 'CN' }))
    expect(await inUse('LAW_REGULATIONS')).toEqual([
      { id: 'CN', name: 'Китай' },
      { id: 'KZ', name: 'Казахстан' },
    ])
    expect(await inUse('JUDICIAL_CASE')).toEqual([])
    const response = await makeCall(portal.app, calls.reference.countriesInUse, { query: { type: 'LAWS' } })
    expectCode(response, 'invalid')
  })
})

describe('loading the reference data', () => {
  test('again changes nothing', async () => {
    const { db } = portal.services
    const loaded = () =>
      db.selectFrom('seed').selectAll().where('name', '=', 'reference').executeTakeFirstOrThrow()
    const before = await loaded()
    await seedReference(db)
    expect(await loaded()).toEqual(before)
  })

  test('after a change of the files mends what differs', async () => {
    const { db } = portal.services
    await db.updateTable('seed').set({ digest: 'older files' }).where('name', '=', 'reference').execute()
    await db
      .updateTable('country')
      .set({ words: JSON.stringify({ zh: '旧名' }) as never })
      .where('code', '=', 'IN')
      .execute()
    await db.deleteFrom('dictionary_entry').where('type', '=', 'INDUSTRY').execute()
    await seedReference(db)
    expect(await dictionary('INDUSTRY')).toHaveLength(20)
    const tree = await ask<AreaNode[]>(calls.reference.foreignAffairsTree)
    expect(tree.at(-1)).toMatchObject({ code: 'IN', name: '印度' })
  })
})

test('every dictionary that a call names has codes to choose from', async () => {
  const named = new Set(
    declaredCalls.flatMap(({ call }) => codePlacesOf(call).map(({ place }) => place.dictionary)),
  )
  expect(named.size).toBeGreaterThan(3)
  for (const name of named) {
    expect((await portal.services.dictionaries.codesOf(name)).size, name).toBeGreaterThan(0)
  }
})
