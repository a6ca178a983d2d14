import { useTranslation } from 'react-i18next'

/** Says what is wrong with a password that is given twice. */
export function useRepeated() {
  const { t } = useTranslation('account')
  return ({ password, confirmation }: { password: string; confirmation: string }) => ({
    confirmation: password === confirmation ? undefined : () => t('password.differs'),
  })
}
