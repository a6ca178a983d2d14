import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { refuseField } from '../kernel/refusal.ts'
import type { Provider } from './providers.ts'

/** Types of help that are for lawyers and law offices alone. */
const lawyersWork = ['LITIGATION', 'ARBITRATION', 'LEGAL_OPINION']

/** What kind of help is meant, and where. */
export interface Help {
  type: string
  regions: readonly string[]
}

/** Why the law keeps a provider from some kind of help; null where nothing does. */
export function barredFrom(
  { type, regions }: Help,
  { userType, admittedIn }: { userType: UserType; admittedIn: string | null },
): 'lawyersAlone' | 'notInChina' | null {
  const isLawyer = userType === 'LAWYER' || userType === 'LAW_OFFICE'
  if (lawyersWork.includes(type) && !isLawyer) return 'lawyersAlone'
  return type === 'LITIGATION' && regions.includes('CN') && admittedIn !== null ? 'notInChina' : null
}

/**
 * Who would contract: a lawyer names a firm, whoever is admitted abroad may do so alone, agencies are their own.
 *
 * @throws InputInvalid where a lawyer names none and must
 */
export function firmOf({ userType, name, admittedIn }: Provider, firm: string | undefined): string | null {
  if (userType !== 'LAWYER') return name
  if (firm === undefined && admittedIn === null) refuseField('firm', 'firmNeeded')
  return firm ?? null
}
