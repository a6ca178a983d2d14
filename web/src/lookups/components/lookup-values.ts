import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { barredProceedings } from '@portal/protocol/lookups/constants.ts'
import { plainNumber } from '../../app/forms/plain-number.ts'
import type { OwnContacts } from '../../profiles/door/use-own-contacts.ts'
import type { OwnLookup } from '../standing.ts'

/** An application as it is typed; a question that takes yes or no is empty before it is answered. */
export interface LookupValues {
  applicant: string
  company: string
  phone: string
  email: string
  country: string
  departments: string[]
  matter: string
  question: string
  proceedings: string
  isForeignInvestment: string
  needsNotary: string
  needsTranslation: string
  expectedCost: string
  expectedDays: string
  files: FileInfo[]
  declares: boolean
  allowsRelease: boolean
}

/** The questions that take yes or no. */
export const yesNoQuestions = ['isForeignInvestment', 'needsNotary', 'needsTranslation'] as const

export const yesNo = ['yes', 'no'] as const

export function lookupOf({ name, company, phone, email }: OwnContacts): LookupValues {
  return {
    applicant: name,
    company,
    phone,
    email,
    country: '',
    departments: [],
    matter: '',
    question: '',
    proceedings: '',
    isForeignInvestment: '',
    needsNotary: '',
    needsTranslation: '',
    expectedCost: '',
    expectedDays: '',
    files: [],
    declares: false,
    allowsRelease: false,
  }
}

const answerOf = (is: boolean): (typeof yesNo)[number] => (is ? 'yes' : 'no')

/** What an application begins with that asks the same again: files are added anew, and what is declared is declared anew. */
export function copyOf(lookup: OwnLookup): LookupValues {
  const { applicant, country, departments, matter, question, expectedCost, expectedDays } = lookup
  const { name, company, phone, email } = applicant
  return {
    ...lookupOf({ name: name ?? '', company: company ?? '', phone: phone ?? '', email: email ?? '' }),
    country,
    departments,
    matter,
    question,
    isForeignInvestment: answerOf(lookup.isForeignInvestment),
    needsNotary: answerOf(lookup.needsNotary),
    needsTranslation: answerOf(lookup.needsTranslation),
    expectedCost: String(expectedCost),
    expectedDays: String(expectedDays),
  }
}

/** What may be kept on the reader's device: no files, and nothing that is declared or agreed to. */
export const keptFields = [
  'applicant',
  'company',
  'phone',
  'email',
  'country',
  'departments',
  'matter',
  'question',
  'proceedings',
  'isForeignInvestment',
  'needsNotary',
  'needsTranslation',
  'expectedCost',
  'expectedDays',
] as const satisfies readonly (keyof LookupValues)[]

/** Whether the portal keeps out of a matter. */
export function isBarred({ proceedings }: Pick<LookupValues, 'proceedings'>): boolean {
  return barredProceedings.some((one) => one === proceedings)
}

/** Whether a text is an amount with at most two decimals. */
export const isMoney = (text: string) => /^\d+(\.\d{1,2})?$/.test(plainNumber(text))

/** The parts of the form with what each asks for; what may stay empty is not named. */
const parts = {
  applicant: ['applicant', 'phone', 'email'],
  law: ['country', 'departments'],
  matter: ['matter', 'question'],
  circumstances: ['proceedings', ...yesNoQuestions],
  terms: ['expectedCost', 'expectedDays'],
  send: ['declares'],
} as const satisfies Readonly<Record<string, readonly (keyof LookupValues)[]>>

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts) as PartName[]

export type PartState = 'done' | 'open' | 'wrong'

function isSaid(value: LookupValues[keyof LookupValues]): boolean {
  if (typeof value === 'boolean') return value
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0
}

/** How far a part has come. */
export function stateOf(
  name: PartName,
  values: LookupValues,
  problems: Readonly<Record<string, string>>,
): PartState {
  const names: readonly (keyof LookupValues)[] = parts[name]
  const isWrong = names.some((field) => problems[field] !== undefined)
  if (isWrong || (name === 'circumstances' && isBarred(values))) return 'wrong'
  return names.every((field) => isSaid(values[field])) ? 'done' : 'open'
}
