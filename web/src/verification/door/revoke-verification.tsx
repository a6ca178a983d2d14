import { useTranslation } from 'react-i18next'
import { Decide } from '../../app/admin/decide.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'

const call = formCall('verification', 'revoke')

/** Says that what an account was verified by holds no more; shown where it can be said. */
export function RevokeVerification({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('verification')
  const { revokeReasons: reasons } = useCatalogue('verification')
  return (
    <Decide
      id={id}
      abilities={['revoke']}
      decisions={{
        revoke: {
          label: t('revoke'),
          title: t('revokeTitle', { name }),
          text: t('revokeText'),
          done: t('revoked'),
          call,
          reasons,
        },
      }}
    />
  )
}
