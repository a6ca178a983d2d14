import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { noHelp, type HelpValues } from '../../help/door/help-values.ts'

export type Stored = OutputOf<typeof requirementCalls.form>
export type Partner = OutputOf<typeof requirementCalls.partners>[number]

export interface OpposingParty {
  name: string
  registrationNumber: string
}

/** A requirement as it is typed. */
export interface RequirementValues extends HelpValues {
  title: string
  priority: string
  deadline: string
  content: string
  contact: string
  phone: string
  email: string
  files: FileInfo[]
  filesFor: string
  partners: Partner[]
  opposing: OpposingParty[]
  /** Of the requirement that was read before. */
  revision: number
}

export const noRequirement: RequirementValues = {
  title: '',
  ...noHelp,
  priority: 'NORMAL',
  deadline: '',
  content: '',
  contact: '',
  phone: '',
  email: '',
  files: [],
  filesFor: 'NEGOTIATING',
  partners: [],
  opposing: [],
  revision: 0,
}

/** What may be kept on the reader's device: no files, and nobody on the other side of the matter. */
export const keptFields = [
  'title',
  'type',
  'businessType',
  'disputeType',
  'translationPair',
  'regions',
  'priority',
  'deadline',
  'content',
  'contact',
  'phone',
  'email',
  'filesFor',
  'partners',
  'revision',
] as const satisfies readonly (keyof RequirementValues)[]

/** What the form begins with where a requirement is edited. */
export function valuesOf(stored: Stored): RequirementValues {
  const {
    id: _id,
    state: _state,
    language: _language,
    disputeType,
    translationPair,
    email,
    opposing,
    ...same
  } = stored
  return {
    ...same,
    disputeType: disputeType ?? '',
    translationPair: translationPair ?? '',
    email: email ?? '',
    opposing: opposing.map(({ name, registrationNumber }) => ({
      name,
      registrationNumber: registrationNumber ?? '',
    })),
  }
}

/** The same for a new one: files belong to the one that has them, and a deadline that is over is chosen anew. */
export function copyOf(stored: Stored): RequirementValues {
  const values = valuesOf(stored)
  return { ...values, files: [], deadline: values.deadline < zoneToday() ? '' : values.deadline }
}

const saysNothing = ({ name, registrationNumber }: OpposingParty) =>
  !name.trim() && !registrationNumber.trim()

/** Those rows of the other side that say something. */
export function namedParties(parties: readonly OpposingParty[]) {
  return parties
    .filter((party) => !saysNothing(party))
    .map(({ name, registrationNumber }) => ({
      name,
      ...(registrationNumber.trim() && { registrationNumber }),
    }))
}
