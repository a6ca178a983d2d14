import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { ownAccountQuery } from '../own-account.ts'
import { useApp } from '../page.ts'

/**
 * Says before anything is filled in that it cannot be sent yet.
 *
 * @param text what waits for the verification
 */
export function NotVerified({ text }: { text: string }) {
  const { t } = useTranslation('forms')
  const { data } = useQuery(ownAccountQuery(useApp()))
  if (!data || data.verification === 'VERIFIED') return null
  return (
    <Note tone="gold">
      {text} <Link to="/usercenter/profile">{t('toVerification')}</Link>
    </Note>
  )
}
