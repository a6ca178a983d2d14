import { calls } from '@portal/protocol/calls.ts'
import type { CaseCoverage } from '@portal/protocol/cases/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument as makeLaw, textIn as lawText } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { deleteCase } from './actions/delete-case.ts'
import { saveCase, saveCases } from './actions/save-cases.ts'
import { idOf, makeDocument, readCase, textIn } from './fixtures.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const db = () => portal.services.db

async function save(document = makeDocument()): Promise<string> {
  await saveCase(db(), document)
  await portal.follower.caughtUp()
  return idOf(portal, document)
}

describe('a case', () => {
  test('is shown whole', async () => {
    const document = makeDocument({
      caseNumber: '7599-23-00-2/90001',
      sourceUrl: 'https://sud.gov.kz/',
      verifiedOn: '2026-10-01',
      parties: [
        { role: 'PLAINTIFF', name: { zh: '样例公司', en: 'Sample LLP', ru: 'ТОО «Образец»' } },
        { role: 'DEFENDANT', name: { zh: '某厂' } },
      ],
      texts: [
        {
          language: 'zh',
          title: '骆驼案',
          original: false,
          sections: [
            { kind: 'OTHER', heading: null, text: '提要。' },
            { kind: 'FACTS', heading: '查明', text: '第一段。\n第二段。' },
            { kind: 'OTHER', heading: '附', text: '附件。' },
            { kind: 'RESULT', heading: '结果', text: '驳回。' },
          ],
        },
        textIn('ru', 'Дело о верблюдах', { RESULT: 'Отказать.' }),
      ],
    })
    const id = await save(document)
    expect(await readCase(portal, id)).toEqual({
      id,
      title: '骆驼案',
      titleLanguage: 'zh',
      country: 'KZ',
      countryName: '哈萨克斯坦',
      court: '阿拉木图市专门跨区经济法院',
      type: 'COMMERCIAL',
      documentType: 'JUDGMENT',
      caseNumber: '7599-23-00-2/90001',
      judgedOn: '2023-06-01',
      cause: '供货合同纠纷',
      isSample: true,
      sourceUrl: 'https://sud.gov.kz/',
      verifiedOn: '2026-10-01',
      language: 'zh',
      languages: ['zh', 'ru'],
      isOriginal: false,
      parties: [
        { role: 'PLAINTIFF', name: '样例公司' },
        { role: 'DEFENDANT', name: '某厂' },
      ],
      sections: [
        { anchor: 'other', kind: 'OTHER', heading: null, text: '提要。', citations: [] },
        { anchor: 'facts', kind: 'FACTS', heading: '查明', text: '第一段。\n第二段。', citations: [] },
        { anchor: 'other-2', kind: 'OTHER', heading: '附', text: '附件。', citations: [] },
        { anchor: 'result', kind: 'RESULT', heading: '结果', text: '驳回。', citations: [] },
      ],
      citedArticles: [],
      citedBy: { articles: 0, cases: 0 },
      similar: [],
    })
  })

  test('comes in the language asked for, else the reader’s, else Chinese, else the original', async () => {
    const both = await save()
    expect(await readCase(portal, both, { language: 'ru' })).toMatchObject({
      language: 'ru',
      isOriginal: true,
      court: 'Специализированный суд Алматы',
      cause: 'Спор о поставке',
      countryName: 'Казахстан',
    })
    expect(await readCase(portal, both, { language: 'en' })).toMatchObject({
      language: 'zh',
      court: 'Almaty Court',
      // Names stand with the text they belong to.
      parties: [{ name: '样例公司' }],
    })
    expect(await readCase(portal, both, { language: 'en' }, 'ru')).toMatchObject({
      language: 'ru',
      languages: ['zh', 'ru'],
    })
    const original = await save(makeDocument({ texts: [textIn('ru', 'Дело', { FACTS: 'Факты.' })] }))
    for (const language of languages) {
      expect((await readCase(portal, original, { language })).language).toBe('ru')
    }
  })

  test('that nobody knows is not found', async () => {
    for (const id of [crypto.randomUUID(), '1', 'x'.repeat(100), '00000000-0000-0000-0000-00000000000g']) {
      expectCode(await makeCall(portal.app, calls.cases.details, { params: { id } }), 'notFound')
    }
  })

  test('leads to what it cites, and that names who cites it', async () => {
    const law = makeLaw({
      country: 'CN',
      number: null,
      adoptedOn: '2019-01-01',
      effectiveOn: '2019-06-01',
      versionOn: '2019-01-01',
      titles: { ru: { title: 'О перевозке на верблюдах', shortTitles: [], official: false } },
      texts: [lawText('zh', '骆驼运输法', ['骆驼应当按时交付。', '迟延的，应当支付违约金。'])],
    })
    await saveLaw(db(), law)
    const reasoning = '依照《骆驼运输法》第一条、第二条，判决如下。'
    const cited = await save(
      makeDocument({
        country: 'CN',
        caseNumber: '（2021）样01民初90077号',
        texts: [textIn('zh', '先例', { REASONING: reasoning }, true)],
      }),
    )
    const citing = await save(
      makeDocument({
        country: 'CN',
        caseNumber: '（2022）样01民初90078号',
        texts: [textIn('zh', '后案', { REASONING: '参照（2021）样01民初90077号案。' }, true)],
      }),
    )
    const shown = await readCase(portal, cited)
    expect(shown.citedArticles).toMatchObject([
      { lawTitle: '骆驼运输法', titleLanguage: 'zh', articleKey: '1', number: '第1条', changedOn: null },
      { articleKey: '2', number: '第2条' },
    ])
    // No text of the law is held in Russian, but its name is: so its articles are named in Russian too.
    expect((await readCase(portal, cited, { language: 'ru' })).citedArticles).toMatchObject([
      { lawTitle: 'О перевозке на верблюдах', titleLanguage: 'ru', language: 'ru', number: 'Статья 1' },
      { number: 'Статья 2' },
    ])
    const { citations } = shown.sections[0]!
    expect(citations.map(({ articleKey }) => articleKey)).toEqual(['1', '2'])
    expect(reasoning.slice(citations[1]!.start, citations[1]!.end)).toContain('第二条')
    expect(shown.citedBy).toEqual({ articles: 0, cases: 1 })
    const [reference] = (await readCase(portal, citing)).sections[0]!.citations
    expect(reference).toMatchObject({ kind: 'case', id: cited })

    await deleteCase(db(), cited)
    expect((await readCase(portal, citing)).sections[0]!.citations).toEqual([])
  })

  test('names those like it', async () => {
    const about = (title: string) =>
      makeDocument({ texts: [textIn('zh', title, { FACTS: '气垫船在冰面倾覆，货物浸水。' }, true)] })
    const [first, second] = [about('气垫船甲案'), about('气垫船乙案')]
    await saveCases(db(), [first, second])
    await portal.follower.caughtUp()
    const { similar } = await readCase(portal, await idOf(portal, first), { language: 'ru' })
    expect(similar[0]).toMatchObject({
      id: await idOf(portal, second),
      title: '气垫船乙案',
      court: 'Специализированный суд Алматы',
    })
  })
})

test('coverage says country by country what is held, and the home page counts it', async () => {
  const empty = await openTestPortal()
  try {
    const ask = async (language = 'zh') =>
      expectCode<CaseCoverage>(await makeCall(empty.app, calls.cases.coverage, {}, { language }), 'done')
    const counted = async () =>
      expectCode<{ cases: number }>(await makeCall(empty.app, calls.home.statistics), 'done').cases
    expect(await ask()).toEqual({ cases: 0, countries: [], updatedAt: null })
    expect(await counted()).toBe(0)
    await saveCases(empty.services.db, [
      makeDocument({ judgedOn: '2020-01-01' }),
      makeDocument({ judgedOn: null, court: null, sample: false }),
      makeDocument({ judgedOn: '2024-05-06', court: { zh: '最高法院' } }),
      makeDocument({ country: 'CN', texts: [textIn('zh', '案', { FACTS: '实。' }, true)] }),
    ])
    const { cases, countries, updatedAt } = await ask('en')
    expect(cases).toBe(4)
    expect(await counted()).toBe(4)
    expect(updatedAt).not.toBeNull()
    expect(countries.map((row) => ({ ...row, languages: row.languages.toSorted() }))).toEqual([
      {
        country: 'CN',
        name: 'China',
        cases: 1,
        courts: 1,
        samples: 1,
        languages: ['zh'],
        earliest: '2023-06-01',
        latest: '2023-06-01',
      },
      {
        country: 'KZ',
        name: 'Kazakhstan',
        cases: 3,
        courts: 2,
        samples: 2,
        languages: ['ru', 'zh'],
        earliest: '2020-01-01',
        latest: '2024-05-06',
      },
    ])
    const inUse = await makeCall(empty.app, calls.reference.countriesInUse, {
      query: { type: 'JUDICIAL_CASE' },
    })
    expect(expectCode<{ id: string }[]>(inUse, 'done').map(({ id }) => id)).toEqual(['CN', 'KZ'])
  } finally {
    await empty.close()
  }
})
