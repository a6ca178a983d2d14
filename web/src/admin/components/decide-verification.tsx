import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDecision } from '../use-decision.ts'
import classes from './page.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

interface DecideVerificationProps {
  id: string
  name: string
  abilities: readonly ('approve' | 'reject')[]
}

/** Approves or rejects data that wait, after asking once more. */
export function DecideVerification({ id, name, abilities }: DecideVerificationProps) {
  const { t } = useTranslation('admin')
  const { ask } = useApp()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const close = () => setAsked(null)
  const meanwhile = t('verifications.decidedMeanwhile')

  const approval = useDecision(
    () => ask('admin', 'approveVerification', { params: { id } }),
    { done: t('verifications.approved'), meanwhile },
    close,
  )
  const rejection = useDecision(
    (reason: string) => ask('admin', 'rejectVerification', { params: { id }, body: { reason } }),
    { done: t('verifications.rejected'), meanwhile },
    close,
  )

  return (
    <div className={`${classes.buttons} no-print`}>
      {abilities.includes('approve') && (
        <Button onClick={() => setAsked('approve')}>{t('verifications.approve')}</Button>
      )}
      {abilities.includes('reject') && (
        <Button variant="outline" color="seal" onClick={() => setAsked('reject')}>
          {t('verifications.reject')}
        </Button>
      )}
      {asked === 'approve' && (
        <ConfirmDialog
          title={t('verifications.approveTitle')}
          text={t('verifications.approveText', { name })}
          confirm={t('verifications.approve')}
          cancel={t('form.cancel')}
          isBusy={approval.isBusy}
          onConfirm={() => void approval.make(undefined)}
          onClose={close}
        />
      )}
      {asked === 'reject' && (
        <ReasonDialog
          title={t('verifications.rejectTitle')}
          text={t('verifications.rejectText', { name })}
          action={t('verifications.reject')}
          isDangerous
          presets="reject"
          isBusy={rejection.isBusy}
          onConfirm={rejection.make}
          onClose={close}
        />
      )}
    </div>
  )
}
