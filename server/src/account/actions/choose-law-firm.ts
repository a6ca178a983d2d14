import type { lawyerFields } from '@portal/protocol/account/registration.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { z } from 'zod'
import type { Database } from '../../kernel/database/store.ts'
import { invalidInput } from '../../kernel/refusal.ts'
import { fieldMessage } from '../../kernel/words.ts'
import { isLawOffice } from '../law-offices.ts'

/** A registered office by its id, or another firm by its name: one of the two. */
export interface LawFirm {
  officeId: string | null
  name: string | null
}

/**
 * The law firm that a lawyer names, after a look whether a registered one may be chosen.
 *
 * @throws Refusal
 */
export async function chooseLawFirm(
  db: Database,
  given: z.output<typeof lawyerFields.lawFirm>,
  language: Language,
): Promise<LawFirm> {
  if ('name' in given) return { officeId: null, name: given.name }
  if (!(await isLawOffice(db, given.officeId))) {
    throw invalidInput([{ field: 'lawFirm.officeId', message: fieldMessage('notLawOffice', language) }])
  }
  return { officeId: given.officeId, name: null }
}
