import type { Translation } from '../translation.ts'
import type * as source from '../zh/user-types.ts'

export const userTypes: Translation<typeof source.userTypes> = {
  PERSON: 'Individual',
  ENTERPRISE: 'Company',
  LAWYER: 'Lawyer',
  LAW_OFFICE: 'Law firm',
  TRANSLATE: 'Translation agency',
  OTHER: 'Other agency',
  ADMIN: 'Administrator',
}
