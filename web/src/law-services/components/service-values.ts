import { noHelp, type HelpValues } from '../../help/door/help-values.ts'
import type { OwnService } from '../standing.ts'
import type { CaseValues } from './case-fields.tsx'

/** A case among the others of its service; new ones have no id yet. */
export type CaseRow = CaseValues & Record<'id', string>

/** A service as it is typed. */
export interface ServiceValues extends HelpValues {
  title: string
  description: string
  content: string
  firm: string
  feeFrom: string
  feeTo: string
  days: string
  /** Of the service that was read before; nothing of a new one. */
  revision: number
  cases: CaseRow[]
}

export const noService: ServiceValues = {
  title: '',
  ...noHelp,
  description: '',
  content: '',
  firm: '',
  feeFrom: '',
  feeTo: '',
  days: '',
  revision: 0,
  cases: [],
}

/** What may be kept on the reader's device. */
export const keptFields = Object.keys(noService) as (keyof ServiceValues)[]

const typed = (amount: number | null) => (amount === null ? '' : String(amount))

/** What the form begins with where a service is edited. */
export function valuesOf(stored: OwnService): ServiceValues {
  const { title, type, businessType, regions, description, content, cases } = stored
  return {
    title,
    type,
    businessType,
    disputeType: stored.disputeType ?? '',
    translationPair: stored.translationPair ?? '',
    regions,
    description,
    content,
    firm: stored.firm ?? '',
    feeFrom: typed(stored.feeFrom),
    feeTo: typed(stored.feeTo),
    days: typed(stored.days),
    revision: stored.revision,
    cases,
  }
}

/** Cases as the calls take them: one that stays is named by its id. */
export function namedCases(cases: readonly CaseRow[]) {
  return cases.map(({ id, ...told }) => ({ ...told, ...(id && { id }) }))
}
