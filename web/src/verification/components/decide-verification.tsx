import { useTranslation } from 'react-i18next'
import { Decide } from '../../app/admin/decide.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'

const reject = formCall('verification', 'reject')

interface DecideVerificationProps {
  id: string
  name: string
  abilities: readonly ('approve' | 'reject')[]
}

/** Approves or rejects data that wait. */
export function DecideVerification({ id, name, abilities }: DecideVerificationProps) {
  const { t } = useTranslation('verification')
  const { reasons } = useCatalogue('verification')
  const { ask } = useApp()
  return (
    <Decide
      id={id}
      abilities={abilities}
      decisions={{
        approve: {
          label: t('approve'),
          title: t('approveTitle'),
          text: t('approveText', { name }),
          done: t('approved'),
          send: () => ask('verification', 'approve', { params: { id } }),
        },
        reject: {
          label: t('reject'),
          title: t('rejectTitle'),
          text: t('rejectText', { name }),
          done: t('rejected'),
          call: reject,
          reasons,
        },
      }}
    />
  )
}
