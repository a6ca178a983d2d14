import type { SearchGroup, SearchQuestion, TextLanguage } from './door.ts'
import { SegmentedIndex } from './index/segmented-index.ts'

/** A law for tests; `articles` are texts by key. */
export function makeLaw(
  id: string,
  titles: Partial<Record<TextLanguage, string | string[]>>,
  articles: Record<string, string> = {},
  facts: Partial<SearchGroup> = {},
): SearchGroup {
  const named = Object.entries(titles) as [TextLanguage, string | string[]][]
  return {
    id,
    kind: 'law',
    address: `laws/${id}`,
    country: 'CN',
    category: 'CIVIL_COMMERCIAL',
    effectLevel: 'LAW',
    department: '全国人民代表大会',
    status: 'IN_FORCE',
    adoptedOn: '2020-05-28',
    effectiveOn: '2021-01-01',
    repealedOn: null,
    number: null,
    isDigest: false,
    titles: named.map(([language, names]) => {
      const [title, ...shortTitles] = [names].flat()
      return { language, title: title!, shortTitles }
    }),
    units: named.flatMap(([language]) =>
      Object.entries(articles).map(([key, text]) => ({
        language,
        key,
        number: `第${key}条`,
        heading: null,
        text,
      })),
    ),
    ...facts,
  }
}

export function makeIndex(groups: SearchGroup[]): SegmentedIndex {
  const index = new SegmentedIndex()
  run(index.apply({ sequence: 1, upserts: groups, removals: [] }))
  return index
}

/** Runs work to its end. */
export function run<R>(steps: Generator<void, R>): R {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export function makeQuestion(keyword: string, changes: Partial<SearchQuestion> = {}): SearchQuestion {
  return {
    keyword,
    field: 'text',
    unit: 'law',
    filters: {},
    page: 1,
    size: 10,
    sort: 'relevance',
    language: 'zh',
    today: '2026-11-21',
    ...changes,
  }
}
