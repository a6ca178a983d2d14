import { calls } from '@portal/protocol/calls.ts'
import { branches } from '@portal/protocol/glossary/constants.ts'
import type { Concept, GlossaryPage } from '@portal/protocol/glossary/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Sender } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { fold } from '../text/characters.ts'
import { conceptsOf, seedGlossary } from './seed.ts'

const concepts = branches.flatMap(conceptsOf)

function wordsOf(concept: Concept): string[] {
  return languages.flatMap((language) => [
    concept[language].term,
    ...concept[language].also,
    ...concept[language].lay,
  ])
}

describe('the portal’s own glossary', () => {
  test('has at least 600 concepts, each with an id of its own', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(600)
    expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length)
    for (const { id } of concepts) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test.each(languages)('says each of them in %s, as lawyers and as people do', (language) => {
    const letters = { zh: /\p{Script=Han}/u, en: /[a-z]/i, ru: /\p{Script=Cyrillic}/u }[language]
    for (const concept of concepts) {
      const { term, also, lay } = concept[language]
      expect([concept.id, lay.length > 0]).toEqual([concept.id, true])
      const words = [term, ...also, ...lay]
      expect([concept.id, new Set(words.map(fold)).size]).toEqual([concept.id, words.length])
      expect([concept.id, words.map((word) => word.trim())]).toEqual([concept.id, words])
      expect([concept.id, term, letters.test(term)]).toEqual([concept.id, term, true])
    }
  })

  test.each(languages)('has no two concepts that go by the same term in %s', (language) => {
    const byTerm = Map.groupBy(concepts, (concept) => fold(concept[language].term))
    const shared = [...byTerm].filter(([, same]) => same.length > 1)
    expect(shared.map(([term, same]) => [term, ...same.map(({ id }) => id)])).toEqual([])
  })
})

describe('the glossary’s call', () => {
  let portal: Portal
  beforeAll(async () => (portal = await openTestPortal()))
  afterAll(() => portal.close())

  async function ask(query: Record<string, unknown>, from: Sender = {}): Promise<GlossaryPage> {
    return expectCode<GlossaryPage>(await makeCall(portal.app, calls.glossary.page, { query }, from), 'done')
  }

  test('holds every concept of the files, page by page, each once', async () => {
    const ids: string[] = []
    const { page } = await ask({ size: 100 })
    expect(page.totalElements).toBe(concepts.length)
    for (let number = 1; number <= page.totalPages; number++) {
      ids.push(...(await ask({ size: 100, page: number })).content.map(({ id }) => id))
    }
    expect(ids.toSorted()).toEqual(concepts.map(({ id }) => id).toSorted())
    expect((await ask({ page: page.totalPages + 1, size: 100 })).content).toEqual([])
  })

  test.each(languages)('stands in the order of %s', async (language) => {
    const locale = { zh: 'zh-CN-u-co-pinyin', en: 'en', ru: 'ru' }[language]
    const { content } = await ask({ size: 100 }, { language })
    const terms = content.map((concept) => concept[language].term)
    expect(terms).toEqual(terms.toSorted(new Intl.Collator(locale).compare))
  })

  test('finds what has the keyword in a word of any language, and nothing else', async () => {
    for (const keyword of ['违约', 'Arbitration', 'ДОГОВОР', 'ё', 'zzzz', '%', "'", '\\']) {
      const { page } = await ask({ keyword })
      const expected = concepts.filter((concept) =>
        wordsOf(concept).some((word) => fold(word).includes(fold(keyword))),
      )
      expect([keyword, page.totalElements]).toEqual([keyword, expected.length])
    }
  })

  test('puts what the keyword names before what only begins with it or holds it', async () => {
    for (const concept of concepts.slice(0, 40)) {
      const { content } = await ask({ keyword: concept.zh.term })
      expect(wordsOf(content[0]!)).toContain(concept.zh.term)
    }
  })

  test('counts the branches whatever branch is chosen', async () => {
    const all = await ask({})
    const contract = await ask({ branch: 'contract', size: 100 })
    expect(contract.branches).toEqual(all.branches)
    expect(contract.content.every(({ branch }) => branch === 'contract')).toBe(true)
    const counted = Object.fromEntries(all.branches.map(({ branch, count }) => [branch, count]))
    expect(counted).toEqual(Object.fromEntries(branches.map((branch) => [branch, conceptsOf(branch).length])))
  })

  test('keeps what somebody has edited when the files change, and takes the rest over', async () => {
    const { db } = portal.services
    const [edited, stale, own] = ['edited', 'stale', 'own'].map((words) =>
      JSON.stringify({ term: words, also: [], lay: [] }),
    )
    const [first, second] = concepts as [Concept, Concept]
    await db
      .updateTable('concept')
      .set({ zh: edited!, seed_digest: null })
      .where('id', '=', first.id)
      .execute()
    await db
      .updateTable('concept')
      .set({ zh: stale!, seed_digest: 'x' })
      .where('id', '=', second.id)
      .execute()
    const row = { branch: 'civil' as const, position: 0, zh: own!, en: own!, ru: own!, search_text: '' }
    await db
      .insertInto('concept')
      .values([
        { ...row, id: 'added-by-hand', seed_digest: null },
        { ...row, id: 'gone-from-the-files', seed_digest: 'x' },
      ])
      .execute()
    await db.updateTable('seed').set({ digest: '' }).where('name', '=', 'glossary').execute()
    await seedGlossary(db)
    const rows = await db.selectFrom('concept').select(['id', 'zh']).execute()
    const term = (id: string) => rows.find((found) => found.id === id)?.zh.term
    expect(term(first.id)).toBe('edited')
    expect(term(second.id)).toBe(second.zh.term)
    expect(term('added-by-hand')).toBe('own')
    expect(term('gone-from-the-files')).toBeUndefined()
  })
})
