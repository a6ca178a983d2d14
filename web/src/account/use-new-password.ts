import { isPassword } from '@portal/protocol/account/rules/names.ts'
import { useTranslation } from 'react-i18next'
import type { Problems } from '../app/forms/failures.ts'
import { useFieldWords } from '../app/forms/use-field-words.ts'

/** What is wrong with a password given twice. */
export function useNewPassword() {
  const { t } = useTranslation('account')
  const fieldWords = useFieldWords()
  return ({ password, confirmation }: { password: string; confirmation: string }): Problems => ({
    ...(!isPassword(password) && { password: fieldWords('passwordShape') }),
    ...(password !== confirmation && { confirmation: t('password.differs') }),
  })
}
