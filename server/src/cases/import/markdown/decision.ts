import type { DocumentType } from '@portal/protocol/cases/constants.ts'
import { chineseDate, isoDate } from '../../../import/markdown/dates.ts'

/** The decision that a report is about, as far as it says so beyond doubt. */
export interface ReportedDecision {
  court: string | null
  caseNumber: string | null
  judgedOn: string | null
  documentType: DocumentType
}

const courtForm =
  '[\\p{Script=Han}]{2,30}?(?:人民法院|海事法院|知识产权法院|互联网法院|金融法院|铁路运输法院|军事法院)'
const kinds: [string, DocumentType][] = [
  ['判决', 'JUDGMENT'],
  ['裁定', 'RULING'],
  ['调解书', 'MEDIATION'],
  ['决定', 'DECISION'],
]
const kindForm = kinds.map(([word]) => word).join('|')

/** "…法院于2013年9月12日作出（2013）陕民三终字第38号民事判决"; the day may be missing ("于2007年10月"). */
const made = new RegExp(
  `(${courtForm})于([^，。；]{4,20}?)作出([（(〔]\\d{4}[）)〕][^，。；（）()]{2,40}?号)?[^，。；]{0,8}?(${kindForm})`,
  'gu',
)
/** A court that hears or decides: "…法院一审认为", "…法院二审判决", "…法院裁定：". */
const heard = new RegExp(`(${courtForm})(一审|二审|再审|经审理|审理|判决|裁定)`, 'gu')
const wholeDate = new RegExp(`^${chineseDate}$`)

/** What a sentence puts before a court's name. */
const before =
  /^.*(?:经|由|向|被|后|至|告|诉|服|定|据|则|此|的|即|在|为|委托|指定)(?=\p{Script=Han}{2,}(?:省|市|区|县|自治区|高级|中级|最高|海事|互联网|知识产权))/u

function courtName(found: string): string {
  return found.replace(before, '')
}

/**
 * The last decision that the text names with its day. Where it names none, the court alone: the highest instance
 * that is named, if no higher one goes without a name.
 */
export function reportedDecision(text: string): ReportedDecision {
  const last = [...text.matchAll(made)].at(-1)
  if (last) {
    const [, court, day, number, kind] = last
    return {
      court: courtName(court!),
      caseNumber: number ?? null,
      judgedOn: wholeDate.test(day!.trim()) ? isoDate(day!.trim()) : null,
      documentType: kinds.find(([word]) => word === kind)![1],
    }
  }
  return { court: courtHearing(text), caseNumber: null, judgedOn: null, documentType: kindOf(text) }
}

const instances = ['再审', '二审', '一审']

function courtHearing(text: string): string | null {
  const found = [...text.matchAll(heard)].map(([, court, verb]) => ({
    court: courtName(court!),
    verb: verb!,
  }))
  for (const instance of instances) {
    const named = new Set(found.filter(({ verb }) => verb === instance).map(({ court }) => court))
    if (named.size === 1) return [...named][0]!
    // That instance decided, and the text does not say which court it was.
    if (named.size > 1 || (instance !== '一审' && text.includes(instance))) return null
  }
  const named = new Set(found.map(({ court }) => court))
  return named.size === 1 ? [...named][0]! : null
}

/** A report that speaks of one kind of decision alone is of that kind. */
function kindOf(text: string): DocumentType {
  const isJudged = /法院[^。]{0,30}判决|判决(?:驳回|撤销|维持|确认|[：:])|[一二]审判决/.test(text)
  const isAwarded = /仲裁委员会裁决/.test(text)
  if (isJudged === isAwarded || text.includes('裁定')) return 'OTHER'
  return isJudged ? 'JUDGMENT' : 'AWARD'
}
