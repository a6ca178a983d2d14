import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteCase } from '../cases/actions/delete-case.ts'
import { saveCase } from '../cases/actions/save-cases.ts'
import { caseDocument, type CaseDocument } from '../cases/document.ts'
import type { Store } from '../kernel/database/store.ts'
import { deleteLaw, saveLaw } from '../laws/actions/save-law.ts'
import type { LawDocument } from '../laws/document.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { openTestStore } from '../testing/store.ts'
import { rereadCitations } from './actions/reread-citations.ts'

let store: Store
beforeAll(async () => (store = await openTestStore()))
afterAll(() => store.close())

async function clear(): Promise<void> {
  await sql`truncate law, judicial_case, citation, search_change cascade`.execute(store.db)
}
beforeEach(clear)

function law(
  country: string,
  title: string,
  articles: string[],
  more: Partial<LawDocument> = {},
): LawDocument {
  const language = /\p{Script=Han}/u.test(title) ? 'zh' : 'ru'
  return makeDocument({
    country,
    number: null,
    adoptedOn: '2000-01-01',
    effectiveOn: '2000-01-01',
    versionOn: '2000-01-01',
    texts: [textIn(language, title, articles, { original: true })],
    ...more,
  })
}

function decision(country: string, caseNumber: string | null, text: string, judgedOn: string): CaseDocument {
  const language = country === 'CN' ? 'zh' : 'ru'
  return caseDocument.parse({
    country,
    court: null,
    type: 'CIVIL',
    documentType: 'JUDGMENT',
    caseNumber,
    judgedOn,
    cause: null,
    parties: [],
    sourceUrl: null,
    verifiedOn: null,
    texts: [{ language, title: text.slice(0, 40), original: true, sections: [{ kind: 'REASONING', text }] }],
  })
}

/** Every citation that leads somewhere: who cites, with which words, and what. */
async function citations(): Promise<string[]> {
  const { rows } = await sql<{ source: string; body: string; from: number; to: number; target: string }>`
    select coalesce(citing.address, citing_case.identity) as source, coalesce(unit.body, section.body) as body,
      start_at as from, end_at as to,
      coalesce(cited.address, cited_case.identity) || coalesce(' ' || article_key, '') as target
    from citation
    left join law as citing on citing.id = source_id
    left join judicial_case as citing_case on citing_case.id = source_id
    left join law_unit as unit on unit.text_id = citation.text_id and unit.position = citation.position
    left join case_section as section on section.text_id = citation.text_id and section.position = citation.position
    left join law as cited on cited.id = target_id
    left join judicial_case as cited_case on cited_case.id = target_id
    where target_id is not null`.execute(store.db)
  return rows
    .map(({ source, body, from, to, target }) => `${source}: ${body.slice(from, to)} → ${target}`)
    .sort()
}

type Work = { law: LawDocument } | { decision: CaseDocument }

async function save(work: Work): Promise<void> {
  if ('law' in work) await saveLaw(store.db, work.law)
  else await saveCase(store.db, work.decision)
}

const chineseCode = law('CN', '中华人民共和国民法典', ['一。', '依照本法第一条办理。'], { kind: 'code' })
const kazakhCode = law('KZ', '哈萨克斯坦共和国民法典', ['一。', '二。'], { kind: 'code' })
const oldTaxCode = law('KG', 'Налоговый кодекс Кыргызской Республики (2008 года)', ['Раз.'], {
  kind: 'code',
  number: '230',
  adoptedOn: '2008-10-17',
  effectiveOn: '2009-01-01',
  versionOn: '2008-10-17',
  repealedOn: '2022-01-01',
})
const newTaxCode = law('KG', 'Налоговый кодекс Кыргызской Республики (2022 года)', ['Раз.'], {
  kind: 'code',
  number: '3',
  adoptedOn: '2022-01-18',
  effectiveOn: '2022-01-01',
  versionOn: '2022-01-18',
})
const firstPart = law('RU', 'Гражданский кодекс Российской Федерации (часть первая)', ['Раз.', 'Два.'], {
  kind: 'code',
})
const secondPart = law('RU', 'Гражданский кодекс Российской Федерации (часть вторая)', ['х'], {
  kind: 'code',
})
secondPart.texts[0]!.units = [{ number: 'Статья 454', heading: null, text: 'Купля-продажа.' }]
const works: Work[] = [
  { law: chineseCode },
  { law: kazakhCode },
  { law: oldTaxCode },
  { law: newTaxCode },
  { law: firstPart },
  { law: secondPart },
  {
    law: law('CN', '中华人民共和国样例法', [
      '适用《民法典》第一条、《哈萨克斯坦民法典》第二条和海事法第三条。',
    ]),
  },
  { law: law('KZ', '哈萨克斯坦样例法', ['适用《民法典》第二条。']) },
  { decision: decision('KG', 'ЭД-1/15', 'Применена статья 1 Налогового кодекса.', '2015-05-05') },
  {
    decision: decision(
      'KG',
      'ЭД-1/24',
      'Применена статья 1 Налогового кодекса, см. дело № ЭД-1/15.',
      '2024-05-05',
    ),
  },
  {
    decision: decision(
      'RU',
      'А40-1/2020',
      'По ст. 2 ГК РФ, ст. 470 ГК РФ и ст. 1 Водного кодекса РФ.',
      '2020-02-02',
    ),
  },
]

describe('citations', () => {
  test('lead where they lead whatever the order in which works arrive', async () => {
    for (const work of works) await save(work)
    const expected = await citations()
    expect(expected.map((line) => line.replace(/^\S+: /, ''))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^本法第一条 → cn\S+ 1$/),
        expect.stringMatching(/^《民法典》第一条 → cn\S+ 1$/),
        expect.stringMatching(/^《民法典》第二条 → kz\S+ 2$/),
        expect.stringMatching(/^статья 1 Налогового кодекса → kg\/code\/2008\S+ 1$/),
        expect.stringMatching(/^статья 1 Налогового кодекса → kg\/code\/2022\S+ 1$/),
        expect.stringMatching(/^ЭД-1\/15 → number\/KG\S+$/),
      ]),
    )
    expect(expected).toHaveLength(9)

    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(works, { minLength: works.length }), async (order) => {
        await clear()
        for (const work of order) await save(work)
        expect(await citations()).toEqual(expected)
      }),
      { numRuns: 8 },
    )
  })

  test('of a law that goes lose it, or find its namesake, and find it again when it comes back', async () => {
    for (const work of works) await save(work)
    const before = await citations()
    const { id } = await store.db
      .selectFrom('law')
      .select('id')
      .where('address', 'like', 'kg/code/2008%')
      .executeTakeFirstOrThrow()
    await deleteLaw(store.db, id)
    const without = await citations()
    expect(without).toHaveLength(before.length)
    expect(without.filter((line) => line.includes('kg/code/2008'))).toEqual([])
    expect(without.filter((line) => line.includes('→ kg/code/2022'))).toHaveLength(2)

    const part = await store.db
      .selectFrom('law_text')
      .innerJoin('law_version', 'law_version.id', 'law_text.version_id')
      .select('law_id')
      .where('title', 'like', '%вторая%')
      .executeTakeFirstOrThrow()
    await deleteLaw(store.db, part.law_id)
    await save({ law: oldTaxCode })
    await save({ law: secondPart })
    expect(await citations()).toEqual(before)
  })

  test('of a case that goes go with it, and lead nowhere', async () => {
    for (const work of works) await save(work)
    const { id } = await store.db
      .selectFrom('judicial_case')
      .select('id')
      .where('case_number', '=', 'ЭД-1/15')
      .executeTakeFirstOrThrow()
    await deleteCase(store.db, id)
    const left = await citations()
    expect(left.filter((line) => line.includes('ЭД-1/15'))).toEqual([])
    expect(left).toHaveLength(7)
  })

  test('of a case that is stored anew take the place of the old ones', async () => {
    await save({ law: chineseCode })
    await save({ decision: decision('CN', '（2023）鲁02民初1号', '依照《民法典》第一条。', '2023-01-01') })
    await save({ decision: decision('CN', '（2023）鲁02民初1号', '依照《民法典》第二条。', '2023-01-01') })
    expect((await citations()).filter((line) => line.startsWith('number'))).toEqual([
      expect.stringContaining('《民法典》第二条'),
    ])
  })

  test('that find a law later are told to search', async () => {
    await save({ decision: decision('CN', '（2023）鲁02民初1号', '依照《民法典》第一条。', '2023-01-01') })
    const waiting = await store.db.selectFrom('judicial_case').select('id').executeTakeFirstOrThrow()
    await sql`truncate search_change`.execute(store.db)
    await save({ law: chineseCode })
    const changes = await store.db.selectFrom('search_change').select(['kind', 'subject']).execute()
    expect(changes).toContainEqual({ kind: 'case', subject: waiting.id })
  })

  test('tell namesakes apart by the day also when days change', async () => {
    await save({ law: { ...oldTaxCode, repealedOn: null } })
    await save({ law: { ...newTaxCode, effectiveOn: '2030-01-01' } })
    await save({ decision: decision('KG', 'ЭД-1/24', 'Статья 1 Налогового кодекса.', '2024-05-05') })
    expect(await citations()).toEqual([expect.stringContaining('→ kg/code/2008')])
    await save({ law: newTaxCode })
    await save({ law: oldTaxCode })
    expect(await citations()).toEqual([expect.stringContaining('→ kg/code/2022')])
  })

  test('found under older rules are found again', async () => {
    for (const work of works) await save(work)
    const before = await citations()
    await sql`truncate citation, law_name`.execute(store.db)
    await sql`update law set citations_revision = 0`.execute(store.db)
    await sql`update judicial_case set citations_revision = 0`.execute(store.db)
    await rereadCitations(store.db, async () => new Map())
    expect(await citations()).toEqual(before)
    const { rows } = await sql<{ id: string }>`
      select id from law where citations_revision = 0 union all
      select id from judicial_case where citations_revision = 0`.execute(store.db)
    expect(rows).toEqual([])
  })
})
