import type { FieldProblem } from '@portal/protocol/kernel/envelope.ts'
import { longestKeyword } from '@portal/protocol/laws/constants.ts'
import { articleRow, lawHit, lawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { isUnseen } from '../kernel/unseen.ts'
import { openTestPortal } from '../testing/store.ts'
import { askSearch, searchArticles, searchLaws } from './fixtures.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({ isDemo: true })
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

describe('what a search refuses, it names', () => {
  const english = { language: 'en' }

  test.each([
    ['page 0', { page: 0 }, 'page', 'Must not be less than 1'],
    ['page -1', { page: -1 }, 'page', 'Must not be less than 1'],
    ['page 10^9', { page: 1e9 }, 'page', 'Must not be more than 1000000'],
    ['page 10^300', { page: 1e300 }, 'page', ''],
    ['page 1.5', { page: 1.5 }, 'page', 'Please enter a whole number'],
    ['page as text', { page: '1' }, 'page', 'This is not the expected kind of value'],
    ['size 0', { size: 0 }, 'size', 'Must not be less than 1'],
    ['size 101', { size: 101 }, 'size', 'Must not be more than 100'],
    ['size 1.5', { size: 1.5 }, 'size', 'Please enter a whole number'],
    ['size as text', { size: '10' }, 'size', 'This is not the expected kind of value'],
    [
      '30 February',
      { effectiveFrom: '2026-02-30' },
      'effectiveFrom',
      'Please enter a date that exists, as year-month-day',
    ],
    [
      '29 February of a common year',
      { effectiveTo: '2025-02-29' },
      'effectiveTo',
      'Please enter a date that exists, as year-month-day',
    ],
    [
      'month 13',
      { effectiveTo: '2026-13-01' },
      'effectiveTo',
      'Please enter a date that exists, as year-month-day',
    ],
    [
      'a date with a time',
      { effectiveTo: '2026-01-01T00:00:00Z' },
      'effectiveTo',
      'Please enter a date that exists, as year-month-day',
    ],
    [
      'a date the other way round',
      { effectiveTo: '21.11.2026' },
      'effectiveTo',
      'Please enter a date that exists, as year-month-day',
    ],
    [
      'an empty date',
      { effectiveFrom: '' },
      'effectiveFrom',
      'Please enter a date that exists, as year-month-day',
    ],
    ['an unknown category', { category: 'MAGIC' }, 'category', 'Please choose one of the options'],
    [
      'an unknown category among known ones',
      { category: ['CRIMINAL', 'MAGIC'] },
      'category',
      'Please choose one of the options',
    ],
    ['an unknown level', { effectLevel: 'law' }, 'effectLevel', 'Please choose one of the options'],
    ['an unknown status', { timeliness: 'OLD' }, 'timeliness', 'Please choose one of the options'],
    ['an unknown order', { sort: 'random' }, 'sort', 'Please choose one of the options'],
    ['an unknown unit', { unit: 'book' }, 'unit', 'Please choose one of the options'],
    ['an unknown field', { searchField: 'author' }, 'searchField', 'Please choose one of the options'],
    ['a country that is no code', { country: 'china' }, 'country', 'The format is not right'],
    ['year 999', { year: 999 }, 'year', 'Must not be less than 1000'],
    ['year as text', { year: '2020' }, 'year', 'This is not the expected kind of value'],
    ['no year at all', { year: [] }, 'year', 'Choose at least 1'],
    ['an unknown filter', { author: 'x' }, 'author', 'Unknown entries: author'],
    [
      'a keyword that is too long',
      { keyword: '法'.repeat(longestKeyword + 1) },
      'keyword',
      'At most 2000 characters',
    ],
    ['a list of keywords', { keyword: ['合同'] }, 'keyword', 'This is not the expected kind of value'],
    ['nothing for a keyword', { keyword: null }, 'keyword', 'This is not the expected kind of value'],
  ] as const)('%s', async (_, body, field, message) => {
    const { fields } = expectCode<{ fields: FieldProblem[] }>(
      await askSearch(portal, body, english),
      'invalid',
    )
    expect(new Set(fields.map((problem) => problem.field.split('.')[0]))).toEqual(new Set([field]))
    if (message) expect(fields[0]!.message).toBe(message)
  })

  test('several at once, each by name', async () => {
    const body = { page: 0, size: 101, effectiveFrom: '2026-02-30', sort: 'up' }
    const { fields } = expectCode<{ fields: FieldProblem[] }>(await askSearch(portal, body), 'invalid')
    expect(fields.map(({ field }) => field).toSorted()).toEqual(Object.keys(body).toSorted())
  })
})

describe('any keyword is answered', () => {
  const keywords = [
    ['nothing', ''],
    ['spaces', '   \t\n\u3000\u00a0'],
    ['2,000 characters', '合同违约'.repeat(500)],
    [
      '400 different words',
      Array.from({ length: 400 }, (_, at) => at.toString(36).padStart(4, 'z')).join(' '),
    ],
    ['one endless word', 'a'.repeat(longestKeyword)],
    ['SQL', `'; drop table law; -- " or 1=1 /* */ union select * from account`],
    ['HTML', '<img src=x onerror=alert(1)><script>alert("合同")</script>&amp;&#0;'],
    ['a pattern', '^(a+)+$ .* [^]] (?<x>y) \\p{L} \\'],
    ['a pattern that backtracks', `${'('.repeat(800)}${'a*'.repeat(600)}`],
    ['quotes left open', '"合同 “违约 «договор'],
    ['only exclusions', '-合同 －违约 -"a b"'],
    ['only punctuation', '，。、；：？！…—·《》〈〉「」'],
    ['emoji', '👩‍⚖️⚖️🇨🇳'],
    ['lone surrogates', '\ud83d 合同 \udc69'],
    ['direction marks', '\u202e合同\u2066\ufeff'],
    ['combining marks', `e${'\u0301'.repeat(1000)}`],
    ['wide letters', 'ｃｏｎｔｒａｃｔ　５７７'],
    ['numbers', '1e309 -0 NaN 0x41 ٣ Ⅷ ½'],
    ['a path', '../../../../etc/passwd'],
    ['JSON', '{"$ne":null}'],
    ['a template', '{{constructor.constructor("return 1")()}} ${7*7}'],
    ['a citation cut off', '《民法典》第'],
    ['a citation out of range', '民法典第九千九百九十九兆条之一之一'],
  ] as const

  test.each(keywords)('%s', async (_, keyword) => {
    for (const searchField of ['text', 'title'] as const) {
      for (const unit of ['law', 'article'] as const) {
        const response = await askSearch(portal, { keyword, searchField, unit, size: 100 })
        lawSearchAnswer.parse(expectCode(response, 'done'))
      }
    }
  })

  test('NUL is refused in words or left out, and never our fault', async () => {
    const response = await askSearch(portal, { keyword: '合同\0违约' })
    expect([200, 400]).toContain(response.statusCode)
  })

  test('whatever the characters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('text', 'title'),
        fc.constantFrom('law', 'article'),
        async (given, searchField, unit) => {
          const keyword = given.replaceAll('\0', '')
          const response = await askSearch(portal, { keyword, searchField, unit })
          // What nobody could see is no question.
          const isRefused = isUnseen(keyword) && keyword.trim() !== ''
          if (isRefused) expectCode(response, 'invalid')
          else lawSearchAnswer.parse(expectCode(response, 'done'))
        },
      ),
      { numRuns: 150 },
    )
  })

  test('spaces alone ask for everything, as nothing does', async () => {
    const nothing = await searchLaws(portal, {})
    for (const keyword of ['', '   ', '\u3000'])
      expect(await searchLaws(portal, { keyword })).toEqual(nothing)
  })
})

describe('the page', () => {
  test.each([1, 2, 7])('%i of the list says where it stands', async (number) => {
    const { page, content } = await searchLaws(portal, { page: number, size: 20 })
    expect(page).toMatchObject({ number, size: 20, totalPages: Math.ceil(page.totalElements / 20) })
    expect(content).toHaveLength(20)
  })

  test('is the first with ten unless told', async () => {
    const { page, content } = await searchLaws(portal, {})
    expect(page).toMatchObject({ number: 1, size: 10 })
    expect(content).toHaveLength(10)
  })

  test('behind the last is empty and keeps the total', async () => {
    const { page: first } = await searchLaws(portal, { keyword: '合同' })
    for (const number of [first.totalPages + 1, 1_000_000]) {
      const { page, content } = await searchLaws(portal, { keyword: '合同', page: number })
      expect(content).toEqual([])
      expect(page).toEqual({ ...first, number })
    }
  })

  test('that is the last holds the rest', async () => {
    const { page } = await searchLaws(portal, { size: 7 })
    const last = await searchLaws(portal, { size: 7, page: page.totalPages })
    expect(last.content).toHaveLength(page.totalElements - 7 * (page.totalPages - 1))
  })
})

describe('the unit', () => {
  test('law lists laws with their best articles', async () => {
    const { content } = await searchLaws(portal, { keyword: '违约金 损害赔偿', size: 5 })
    expect(content.length).toBeGreaterThan(0)
    for (const hit of content) {
      lawHit.strict().parse(hit)
      expect(hit.address).toMatch(/^\/eli\/[a-z]{2}\/[a-z]+\/(\d{4}-\d{2}-\d{2}|undated)\/[^/]+$/)
      expect(hit.articles.length).toBeLessThanOrEqual(Math.min(3, hit.articleCount))
      expect(hit.titleFragments.map(({ text }) => text).join('')).toBe(hit.title)
    }
  })

  test('article lists articles, best first, and tells of each what its row shows', async () => {
    const rows = await searchArticles(portal, { keyword: '违约金 损害赔偿', size: 20 })
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) {
      articleRow.strict().parse(row)
      expect(row.lawId).toMatch(/^[0-9a-f-]{36}$/)
      expect(row.fragments.map(({ text }) => text).join('')).toBe(row.text)
    }
    const scores = rows.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(new Set(rows.map((row) => `${row.lawId} ${row.language} ${row.articleKey}`)).size).toBe(
      rows.length,
    )
  })

  test.each([
    ['民法典第五百七十七条', 'zh', '577', '第五百七十七条'],
    ['Civil Code of the Russian Federation art. 393', 'en', '393', 'Article 393'],
    ['ст. 393 ГК РФ', 'ru', '393', 'Статья 393'],
  ])('%s stands first as law and as article', async (keyword, language, key, number) => {
    const { content, resolved } = await searchLaws(portal, { keyword }, { language })
    expect(resolved).toEqual({ lawId: content[0]!.id, address: content[0]!.address, articleKey: key })
    expect(content[0]!.articles[0]!.key).toBe(key)
    const [row] = await searchArticles(portal, { keyword }, { language })
    expect(row).toMatchObject({ lawId: content[0]!.id, articleKey: key, articleNumber: number })
  })

  test('several articles that are cited stand first, and words beside them are looked for', async () => {
    const { content, alsoSearched } = await searchLaws(portal, { keyword: '民法典第577条和第584条' })
    expect(content[0]!.articles.map(({ key }) => key)).toEqual(['577', '584'])
    expect(alsoSearched).toEqual([])
    const rows = await searchArticles(portal, { keyword: 'ст. 577 и 584 ГК КНР, убытки' }, { language: 'ru' })
    expect(rows.slice(0, 2).map(({ articleKey }) => articleKey)).toEqual(['577', '584'])
    expect(rows.length).toBeGreaterThan(2)
  })

  test('what is known and not held is said to be so, with what is held of it', async () => {
    const unknown = await searchLaws(portal, { keyword: 'ст. 21 СК РФ' }, { language: 'ru' })
    expect(unknown).toMatchObject({ content: [], notHeld: [{ asked: 'ст. 21 СК РФ', held: null }] })
    const { content, notHeld } = await searchLaws(portal, { keyword: '民法典第578条' })
    const { id, address } = content[0]!
    expect(notHeld).toMatchObject([
      { asked: '民法典第578条', held: { lawId: id, address, near: [{ key: '577' }, { key: '584' }] } },
    ])
    expect(notHeld[0]!.held!.articles).toBeGreaterThan(30)
  })
})
