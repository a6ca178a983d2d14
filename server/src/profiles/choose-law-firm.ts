import type { lawyerFields } from '@portal/protocol/account/registration.ts'
import type { z } from 'zod'
import type { Database } from '../kernel/database/store.ts'
import { refuseField } from '../kernel/refusal.ts'
import { isLawOffice } from './law-offices.ts'

/** A registered office by its id, or another firm by its name: one of the two. */
export interface LawFirm {
  officeId: string | null
  name: string | null
}

/**
 * The law firm that a lawyer names, after a look whether a registered one may be chosen.
 *
 * @throws InputInvalid
 */
export async function chooseLawFirm(
  db: Database,
  given: z.output<typeof lawyerFields.lawFirm>,
): Promise<LawFirm> {
  if ('name' in given) return { officeId: null, name: given.name }
  if (!(await isLawOffice(db, given.officeId))) refuseField('lawFirm.officeId', 'notLawOffice')
  return { officeId: given.officeId, name: null }
}
