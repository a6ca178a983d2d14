import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { mostResultQuestions } from '@portal/protocol/lookups/constants.ts'
import type { DeskLookup, QuotedProvision } from '../standing.ts'

/** A provision or a case that was chosen, with how it bears on the question. */
export interface Chosen<Item> {
  item: Item
  relevance: string
}

/** What is shown of a case that was chosen. */
interface ChosenCase {
  caseId: string
  title: string
  court: string | null
}

/** A result as it is typed. */
export interface ResultValues {
  /** Of the result that was read before. */
  revision: number
  language: string
  title: string
  questions: string[]
  answer: string
  provisions: Chosen<QuotedProvision>[]
  cases: Chosen<ChosenCase>[]
  checkedOn: string
  institution: string
  investigator: string
  declaresNoInterest: boolean
  files: FileInfo[]
}

/** What may be kept on the device: no files, and nothing that is declared. */
export const keptFields = [
  'revision',
  'language',
  'title',
  'questions',
  'answer',
  'provisions',
  'cases',
  'checkedOn',
  'institution',
  'investigator',
] as const satisfies readonly (keyof ResultValues)[]

/** The questions of an application, a line each, without the numbers before them. */
function questionsIn(text: string, longest: number): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^\s*\d{1,2}[.、)）]\s*/, '').trim())
  const asked = lines.filter((line) => line !== '' && line.length <= longest)
  return asked.length > 0 ? asked.slice(0, mostResultQuestions) : ['']
}

/** What the form begins with: the result as it is written, else what was asked. */
export function valuesOf(lookup: DeskLookup, longestQuestion: number): ResultValues {
  const { result, language, question } = lookup
  if (!result) {
    return {
      revision: 0,
      language,
      title: '',
      questions: questionsIn(question, longestQuestion),
      answer: '',
      provisions: [],
      cases: [],
      checkedOn: zoneToday(),
      institution: '',
      investigator: '',
      declaresNoInterest: false,
      files: [],
    }
  }
  const { revision, title, questions, answer, checkedOn, institution, investigator, files } = result
  return {
    revision,
    language: result.language,
    title,
    questions,
    answer,
    provisions: result.provisions.map(({ relevance, ...item }) => ({ item, relevance })),
    cases: result.cases.map(({ relevance, caseId, title: name, court }) => ({
      item: { caseId, title: name, court },
      relevance,
    })),
    checkedOn,
    institution,
    investigator,
    // Nothing is stored without it.
    declaresNoInterest: true,
    files,
  }
}
