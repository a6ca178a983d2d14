import type { CaseDocument } from '@portal/server/cases/document.ts'
import { makeCase, makeLaw } from '@portal/server/search/fixtures.ts'
import type { SearchGroup } from '@portal/server/search/door.ts'
import { madeDepartment } from './corpus.ts'
import { generator, recombine, sentencesOf } from './recombine.ts'

/** What to make: so many articles in laws of a hundred, or so many judgments, out of the sentences of real texts. */
export interface MadeGroups {
  kind: 'law' | 'case'
  count: number
  texts: readonly string[]
  seed: number
  /** Position in the change log that they are said to stand at. */
  sequence: number
}

/** As many laws as the portal hands over at once. */
const groupsPerStep = 200
const articlesPerLaw = 100

/** Sections of a judgment, and characters in each: about 3,000 together. */
const sections = [
  ['CLAIMS', 300],
  ['DEFENCE', 300],
  ['FACTS', 1000],
  ['REASONING', 1100],
  ['RESULT', 300],
] as const

const courts = 40
const causes = 25
const citedLaws = 300

const courtName = (number: number): string => `第${number}人民法院`
const causeName = (number: number): string => `第${number}类纠纷`

/** Cases to be stored beside the made ones, so that the store knows the names of all their courts and causes. */
export function namingCases(): CaseDocument[] {
  return Array.from({ length: courts }, (_, number) => ({
    country: 'CN',
    court: { zh: courtName(number) },
    type: 'CIVIL',
    documentType: 'JUDGMENT',
    caseNumber: `（1999）测01民初${number + 1}号`,
    judgedOn: '1999-01-01',
    cause: { zh: causeName(number % causes) },
    parties: [],
    sourceUrl: null,
    verifiedOn: null,
    sample: true,
    texts: [
      {
        language: 'zh',
        title: `案${number}`,
        original: true,
        sections: [{ kind: 'OTHER', heading: null, text: '无' }],
      },
    ],
  }))
}

/** Groups as the search engine takes them, a step at a time. */
export function* madeGroups(order: MadeGroups): Generator<SearchGroup[]> {
  const groups = order.kind === 'law' ? madeLaws(order) : madeCases(order)
  let step: SearchGroup[] = []
  for (const group of groups) {
    step.push(group)
    if (step.length < groupsPerStep) continue
    yield step
    step = []
  }
  yield step
}

function* madeLaws({ texts, count, seed }: MadeGroups): Generator<SearchGroup> {
  let units: SearchGroup['units'] = []
  let laws = 0
  const law = (): SearchGroup => {
    const id = `made-${String(++laws).padStart(6, '0')}`
    const effectiveOn = `${1980 + (laws % 45)}-01-01`
    return makeLaw(id, { zh: `重组文本${laws}` }, {}, { department: madeDepartment, effectiveOn, units })
  }
  for (const text of recombine(texts, count, seed)) {
    const key = String(units.length + 1)
    units.push({ language: 'zh', key, number: `第${key}条`, heading: null, text })
    if (units.length < articlesPerLaw) continue
    yield law()
    units = []
  }
  if (units.length > 0) yield law()
}

function* madeCases({ texts, count, seed }: MadeGroups): Generator<SearchGroup> {
  const random = generator(seed)
  const sentences = texts.flatMap(sentencesOf)
  const among = (total: number): number => Math.floor(random() * total)
  const textOf = (length: number): string => {
    let text = ''
    while (text.length < length) text += sentences[among(sentences.length)]!
    return text
  }
  for (let made = 1; made <= count; made++) {
    const year = 2000 + among(26)
    const cause = causeName(among(causes))
    const number = `（${year}）测01民初${made}号`
    yield makeCase(
      `made-${String(made).padStart(6, '0')}`,
      `样例公司诉张某${cause}案${made}`,
      Object.fromEntries(sections.map(([kind, length]) => [kind, textOf(length)])),
      {
        number,
        type: ['CIVIL', 'COMMERCIAL', 'LABOUR', 'CRIMINAL'][among(4)]!,
        documentType: ['JUDGMENT', 'RULING'][among(2)]!,
        court: courtName(among(courts)),
        cause,
        judgedOn: `${year}-06-01`,
        parties: [`样例公司${among(20_000)}`, `张某${among(20_000)}`],
        cites: Array.from({ length: 3 }, () => `law-${among(citedLaws)}#${among(200)}`),
      },
    )
  }
}
