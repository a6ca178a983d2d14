import { useTranslation } from 'react-i18next'
import type { Broken } from './check-fields.ts'

/** What the server too would say of a field, in the language that the reader has when it is read. */
export function useFieldWords(): (broken: Broken) => () => string {
  const { t } = useTranslation('kernel')
  return ({ rule, values = {} }) =>
    () =>
      t(`fields.${rule}`, { ...values })
}
