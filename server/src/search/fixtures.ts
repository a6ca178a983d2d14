import type {
  CaseGroup,
  CaseQuestion,
  LawGroup,
  SearchConcept,
  SearchAnswer,
  SearchQuestion,
  TextLanguage,
} from './door.ts'
import { Glossary } from './expansion/glossary.ts'
import { caseCollection } from './index/case-collection.ts'
import { lawCollection } from './index/law-collection.ts'
import { SegmentedIndex } from './index/segmented-index.ts'
import { searchLaws } from './query/search-laws.ts'

/** A law for tests; `articles` are texts by key. */
export function makeLaw(
  id: string,
  titles: Partial<Record<TextLanguage, string | string[]>>,
  articles: Record<string, string> = {},
  facts: Partial<LawGroup> = {},
): LawGroup {
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

/** A case for tests; `sections` are texts by kind. */
export function makeCase(
  id: string,
  title: string,
  sections: Record<string, string> = {},
  facts: Partial<CaseGroup> = {},
  language: TextLanguage = 'zh',
): CaseGroup {
  return {
    id,
    kind: 'case',
    country: 'CN',
    number: null,
    type: 'CIVIL',
    documentType: 'JUDGMENT',
    court: null,
    cause: null,
    judgedOn: null,
    parties: [],
    cites: [],
    isSample: true,
    titles: [{ language, title, shortTitles: [] }],
    units: Object.entries(sections).map(([kind, text]) => ({
      language,
      key: kind.toLowerCase(),
      number: kind,
      heading: null,
      text,
    })),
    ...facts,
  }
}

export const noGlossary = new Glossary()

export function makeGlossary(concepts: SearchConcept[]): Glossary {
  const glossary = new Glossary()
  run(glossary.fill(concepts))
  return glossary
}

export function makeCaseIndex(groups: CaseGroup[]): SegmentedIndex<'case'> {
  const index = new SegmentedIndex(caseCollection)
  run(index.apply({ sequence: 1, upserts: groups, removals: [] }))
  return index
}

export function search(
  index: SegmentedIndex<'law'>,
  question: SearchQuestion,
  glossary = noGlossary,
): SearchAnswer {
  return searchLaws(index, glossary, question)
}

export function makeIndex(groups: LawGroup[]): SegmentedIndex<'law'> {
  const index = new SegmentedIndex(lawCollection)
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

export function makeCaseQuestion(keyword: string, changes: Partial<CaseQuestion> = {}): CaseQuestion {
  return {
    keyword,
    field: 'text',
    filters: {},
    page: 1,
    size: 10,
    sort: 'relevance',
    language: 'zh',
    ...changes,
  }
}

/** Concepts for tests. */
export const breach: SearchConcept = {
  id: 'breach',
  zh: { term: '违约责任', also: ['不履行合同义务', '违约金'], lay: ['毁约'] },
  en: { term: 'breach of contract', also: ['failure to perform an obligation'], lay: ['broke the deal'] },
  ru: { term: 'нарушение договора', also: ['неисполнение обязательства'], lay: ['обманул партнер'] },
}

export const dismissal: SearchConcept = {
  id: 'dismissal',
  zh: { term: '解除劳动合同', also: ['辞退'], lay: ['被开除'] },
  en: { term: 'unlawful dismissal', also: ['termination of employment'], lay: ['got fired'] },
  ru: { term: 'увольнение работника', also: [], lay: ['уволили с работы'] },
}

export const theft: SearchConcept = {
  id: 'theft',
  zh: { term: '盗窃罪', also: ['盗窃公私财物'], lay: ['偷东西'] },
  en: { term: 'theft', also: ['larceny'], lay: ['stole my things'] },
  ru: { term: 'кража', also: ['тайное хищение'], lay: ['украли вещи'] },
}
