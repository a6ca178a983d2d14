import { codes } from '@portal/protocol/kernel/codes.ts'
import { useTranslation } from 'react-i18next'
import type { CallFailed } from '../app/ask.ts'

/** Says of the field that asks for the password once more that it is wrong. */
export function useWrongPassword(field: string) {
  const { t } = useTranslation('safety')
  return ({ code }: CallFailed) =>
    code === codes.wrongPassword.code ? { [field]: () => t('wrongPassword') } : undefined
}
