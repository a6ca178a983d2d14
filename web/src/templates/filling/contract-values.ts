import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { TemplateAnswers, TemplateField } from '@portal/protocol/templates/content.ts'
import type { OfferedAnswers } from '@portal/protocol/templates/schemas.ts'
import type { LanguageSet } from './language-sets.ts'

/** A contract in preparation, as it is filled in. */
export interface ContractValues {
  /** What its owner calls it. */
  name: string
  languages: LanguageSet
  answers: TemplateAnswers
}

export const longestName = 120

/** Where its owner goes on with a contract. */
export const contractAddress = (id: string) => `/usercenter/contracts/detail?id=${id}`

/** As calls name the languages of a contract. */
export function spoken([language, second]: LanguageSet): { language: Language; second: Language | null } {
  return { language, second: second ?? null }
}

export function setFrom({ language, second }: { language: Language; second: Language | null }): LanguageSet {
  return second ? [language, second] : [language]
}

/** As calls save a contract; without a name it is called by its template. */
export function savedAs({ name, languages, answers }: ContractValues, title: string) {
  return { name: (name.trim() || title).slice(0, longestName), ...spoken(languages), answers }
}

/** With another answer; what says nothing is none. */
export function answered(answers: TemplateAnswers, key: string, value: string): TemplateAnswers {
  const { [key]: _before, ...others } = answers
  return value === '' ? others : { ...others, [key]: value }
}

/** What the reader’s profile says of a party’s fields that are still open. */
export function fromProfile(
  fields: readonly TemplateField[],
  party: 'A' | 'B',
  { profile }: OfferedAnswers,
  answers: TemplateAnswers,
): TemplateAnswers {
  const found = fields.flatMap(({ name, from }) => {
    const value = from?.party === party ? profile[from.source] : undefined
    return value === undefined || answers[name] ? [] : [[name, value] as const]
  })
  return Object.fromEntries(found)
}
