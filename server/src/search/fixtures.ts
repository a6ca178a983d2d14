import { AnsweredQuestions } from './answered/answered-questions.ts'
import { caseCollection, type CaseShown } from '../cases/search-collection.ts'
import { lawCollection, type LawShown } from '../laws/search-collection.ts'
import type {
  CollectionDeclaration,
  SearchConcept,
  SearchAnswer,
  SearchGroup,
  SearchQuestion,
  TextLanguage,
} from './door.ts'
import { Glossary } from './expansion/glossary.ts'
import type { Translations } from './expansion/kept-glossary.ts'
import { Collection } from './index/collection.ts'
import { SegmentedIndex } from './index/segmented-index.ts'
import { search as searchIndex } from './query/search.ts'

/** What tests say of a law beside its titles and articles. */
export interface LawFacts {
  country: string
  category: string
  effectLevel: string
  department: string
  status: string
  adoptedOn: string | null
  effectiveOn: string | null
  repealedOn: string | null
  number: string | null
  isDigest: boolean
  treaty: string | null
}

/** A law for tests; `articles` are texts by key. */
export function makeLaw(
  id: string,
  titles: Partial<Record<TextLanguage, string | string[]>>,
  articles: Record<string, string> = {},
  facts: Partial<LawFacts & Pick<SearchGroup, 'titles' | 'units'>> = {},
): SearchGroup<LawShown> {
  const named = Object.entries(titles) as [TextLanguage, string | string[]][]
  const effectiveOn = facts.effectiveOn === undefined ? '2021-01-01' : facts.effectiveOn
  return {
    id,
    kind: lawCollection.kind,
    number: facts.number ?? null,
    titles:
      facts.titles ??
      named.map(([language, names]) => {
        const [title, ...shortTitles] = [names].flat()
        return { language, title: title!, shortTitles }
      }),
    units:
      facts.units ??
      named.flatMap(([language]) =>
        Object.entries(articles).map(([key, text]) => ({
          language,
          key,
          number: `第${key}条`,
          heading: null,
          text,
        })),
      ),
    values: {
      country: facts.country ?? 'CN',
      category: facts.category ?? 'CIVIL_COMMERCIAL',
      effectLevel: facts.effectLevel ?? 'LAW',
      department: facts.department ?? '全国人民代表大会',
      timeliness: facts.status ?? 'IN_FORCE',
      treaty: facts.treaty ?? null,
    },
    dates: {
      adoptedOn: facts.adoptedOn === undefined ? '2020-05-28' : facts.adoptedOn,
      effectiveOn,
      begunOn: effectiveOn,
      repealedOn: facts.repealedOn ?? null,
    },
    parts: {},
    shown: {
      address: `laws/${id}`,
      isDigest: facts.isDigest ?? false,
      amendedFrom: null,
      ours: [],
      original: null,
    },
  }
}

/** What tests say of a case beside its title and sections. */
export interface CaseFacts {
  country: string
  number: string | null
  type: string
  documentType: string
  court: string | null
  cause: string | null
  judgedOn: string | null
  parties: string[]
  cites: string[]
}

/** A case for tests; `sections` are texts by kind. */
export function makeCase(
  id: string,
  title: string,
  sections: Record<string, string> = {},
  facts: Partial<CaseFacts> = {},
  language: TextLanguage = 'zh',
): SearchGroup<CaseShown> {
  const { cites = [], number = null } = facts
  return {
    id,
    kind: caseCollection.kind,
    number,
    titles: [{ language, title, shortTitles: [] }],
    units: Object.entries(sections).map(([kind, text]) => ({
      language,
      key: kind.toLowerCase(),
      number: kind,
      heading: null,
      text,
    })),
    values: {
      country: facts.country ?? 'CN',
      type: facts.type ?? 'CIVIL',
      documentType: facts.documentType ?? 'JUDGMENT',
      court: facts.court ?? null,
      cause: facts.cause ?? null,
      cites,
      articles: cites.filter((target) => target.includes('#')),
    },
    dates: { judgedOn: facts.judgedOn ?? null },
    parts: { caseNumber: number === null ? [] : [number], parties: facts.parties ?? [] },
    shown: { isSample: true },
  }
}

const noGlossary = new Glossary()

export function makeGlossary(
  concepts: readonly SearchConcept[],
  learned: Translations | null = null,
): Glossary {
  const glossary = new Glossary()
  run(glossary.fill(concepts, learned))
  return glossary
}

/** A glossary, and no answered questions. */
export function knowing(concepts: SearchConcept[] = []) {
  return { glossary: makeGlossary(concepts), answered: new AnsweredQuestions() }
}

export function indexOf(declaration: CollectionDeclaration, groups: SearchGroup[]): SegmentedIndex {
  const index = new SegmentedIndex(new Collection(declaration))
  run(index.apply({ sequence: 1, upserts: groups, removals: [] }))
  return index
}

export const makeIndex = (laws: SearchGroup[]) => indexOf(lawCollection, laws)
export const makeCaseIndex = (cases: SearchGroup[]) => indexOf(caseCollection, cases)

export function search(
  index: SegmentedIndex,
  question: SearchQuestion,
  glossary = noGlossary,
  answered = new AnsweredQuestions(),
): SearchAnswer<LawShown> {
  return searchIndex(index, { glossary, answered }, question) as SearchAnswer<LawShown>
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
    of: 'groups',
    filters: {},
    page: 1,
    size: 10,
    sort: 'relevance',
    language: 'zh',
    today: '2026-11-21',
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
