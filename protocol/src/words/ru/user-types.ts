import type { Translation } from '../translation.ts'
import type * as source from '../zh/user-types.ts'

export const userTypes: Translation<typeof source.userTypes> = {
  PERSON: 'Физическое лицо',
  ENTERPRISE: 'Компания',
  LAWYER: 'Юрист',
  LAW_OFFICE: 'Юридическая фирма',
  TRANSLATE: 'Бюро переводов',
  OTHER: 'Другая организация',
  ADMIN: 'Администратор',
}
