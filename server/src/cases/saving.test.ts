import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { deleteCase } from './actions/delete-case.ts'
import { saveCase, saveCases } from './actions/save-cases.ts'
import { caseDocument, type CaseDocument } from './document.ts'
import { idOf, makeDocument, readCase, searchCases, textIn } from './fixtures.ts'
import { caseIdentity } from './identity.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const db = () => portal.services.db

async function save(...documents: CaseDocument[]) {
  const outcomes = await saveCases(db(), documents)
  await portal.follower.caughtUp()
  return outcomes
}

async function foundBy(keyword: string): Promise<string[]> {
  const { content } = await searchCases(portal, { keyword, size: 100 })
  return content.map(({ id }) => id)
}

const held = async () => (await db().selectFrom('judicial_case').select('id').execute()).length

describe('a case that is saved', () => {
  test('is found at once; the same again changes nothing', async () => {
    const document = makeDocument({ texts: [textIn('zh', '蒸汽船案', { FACTS: '蒸汽船驶入草原。' })] })
    expect(await save(document)).toEqual(['added'])
    const id = await idOf(portal, document)
    expect(await foundBy('蒸汽船')).toEqual([id])
    const changes = () => db().selectFrom('search_change').select('id').execute()
    const before = await changes()
    expect(await save(document)).toEqual(['unchanged'])
    expect(await changes()).toEqual(before)
  })

  test('in other words takes the place of what was stored', async () => {
    const document = makeDocument({ texts: [textIn('zh', '飞艇案', { FACTS: '飞艇失火。' })] })
    await save(document)
    const id = await idOf(portal, document)
    const changed = {
      ...document,
      judgedOn: '2024-02-03',
      texts: [textIn('ru', 'Дело о дирижабле', { RESULT: 'Взыскать цену аэростата.' })],
    }
    expect(await save(changed)).toEqual(['updated'])
    expect(await idOf(portal, changed)).toBe(id)
    expect(await readCase(portal, id)).toMatchObject({
      judgedOn: '2024-02-03',
      languages: ['ru'],
      sections: [{ anchor: 'result', text: 'Взыскать цену аэростата.' }],
    })
    expect(await foundBy('飞艇失火')).toEqual([])
    expect(await foundBy('аэростат')).toEqual([id])
  })

  test('twice in one batch counts as the last one says', async () => {
    const document = makeDocument()
    const later = { ...document, verifiedOn: '2026-01-01' }
    const outcomes = await save(document, makeDocument(), document, later)
    expect(outcomes).toEqual(['added', 'added', 'unchanged', 'updated'])
    expect(await readCase(portal, await idOf(portal, document))).toMatchObject({ verifiedOn: '2026-01-01' })
  })

  test('by several at once is held once', async () => {
    const document = makeDocument()
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => saveCase(db(), document)))
    expect(outcomes.toSorted()).toEqual(['added', ...Array<string>(5).fill('unchanged')])
  })

  test('with one that the store refuses is not saved either', async () => {
    const before = await held()
    await expect(save(makeDocument(), makeDocument({ country: 'ZZ' }))).rejects.toThrow()
    expect(await held()).toBe(before)
  })

  test('goes when it is deleted', async () => {
    const document = makeDocument({ texts: [textIn('zh', '热气球案', { FACTS: '热气球飘走。' })] })
    await save(document)
    const id = await idOf(portal, document)
    expect(await deleteCase(db(), id)).toBe(true)
    await portal.follower.caughtUp()
    expect(await foundBy('热气球')).toEqual([])
    expect(await deleteCase(db(), id)).toBe(false)
    expect(await save(document)).toEqual(['added'])
  })
})

describe('cases are told apart', () => {
  const base = makeDocument({
    country: 'CN',
    caseNumber: '（2023）鲁02民初90017号',
    court: { zh: '青岛中院' },
  })
  const same = (change: Partial<CaseDocument>) => caseIdentity({ ...base, ...change }) === caseIdentity(base)

  test.each([
    ['brackets and spaces of the number', { caseNumber: '(2023) 鲁 02 民初 90017 号' }, true],
    ['the title', { texts: [textIn('zh', '另一个标题', { FACTS: '实。' })] }, true],
    ['the day', { judgedOn: '2020-01-01' }, true],
    ['the number', { caseNumber: '（2023）鲁02民初90018号' }, false],
    ['the country', { country: 'KZ' }, false],
    ['the court: instances of one Russian case bear one number', { court: { zh: '上诉法院' } }, false],
    ['the kind of document', { documentType: 'RULING' }, false],
  ] satisfies [string, Partial<CaseDocument>, boolean][])('%s', (_name, change, expected) => {
    expect(same(change)).toBe(expected)
  })

  test('without a number, by the title of the original, the court and the day', () => {
    const identity = (title: string, change: Partial<CaseDocument> = {}) =>
      caseIdentity({
        ...base,
        caseNumber: null,
        texts: [textIn('ru', 'Иное', { FACTS: 'Ф.' }, false), textIn('zh', title, { FACTS: '实。' }, true)],
        ...change,
      })
    expect(identity('甲诉乙“合同”案')).toBe(identity('甲 诉 乙「合同」案'))
    expect(identity('甲诉乙案')).not.toBe(identity('甲诉丙案'))
    expect(identity('甲诉乙案')).not.toBe(identity('甲诉乙案', { judgedOn: '2020-01-01' }))
    expect(identity('甲诉乙案')).not.toBe(identity('甲诉乙案', { court: null }))
  })
})

describe('names', () => {
  const court = (names: unknown) => caseDocument.shape.court.safeParse(names)

  test('without a Chinese form stand in the language of the source', () => {
    expect(court({ ru: 'Верховный суд' }).data).toEqual({ zh: 'Верховный суд', ru: 'Верховный суд' })
    expect(court({ en: 'Supreme Court' }).data).toEqual({ zh: 'Supreme Court', en: 'Supreme Court' })
    expect(court({ zh: '最高法院', en: 'Supreme Court' }).data).toEqual({
      zh: '最高法院',
      en: 'Supreme Court',
    })
  })

  test('are there in one language at least', () => {
    expect(court({}).success).toBe(false)
    expect(court({ kk: 'Жоғарғы Сот' }).success).toBe(false)
    expect(court(null).success).toBe(true)
  })
})
