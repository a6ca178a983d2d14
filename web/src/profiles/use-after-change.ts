import { useTranslation } from 'react-i18next'
import type { After } from '../app/forms/use-after.ts'
import { profileKey } from './queries.ts'

/** What follows a change of data that are verified: they are stored, or wait to be. */
export function useAfterChange(onClose: () => void): After<{ waits: boolean }> {
  const { t } = useTranslation('profile')
  return {
    toast: ({ waits }) => t(waits ? 'data.submitted' : 'data.saved'),
    invalidates: [profileKey],
    done: onClose,
  }
}
