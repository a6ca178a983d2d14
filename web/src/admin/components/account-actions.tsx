import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { useDecision } from '../use-decision.ts'
import classes from './page.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

type AccountAction = 'suspend' | 'freeze' | 'restore' | 'cancel'

interface AccountActionsProps {
  id: string
  username: string
  /** What the account's state allows. */
  abilities: readonly AccountAction[]
}

/** What can be done to an account now, each with its reason after its effect has been named. */
export function AccountActions({ id, username, abilities }: AccountActionsProps) {
  const { t } = useTranslation('admin')
  const { ask } = useApp()
  const [action, setAction] = useState<AccountAction | null>(null)
  const close = () => setAction(null)
  const decision = useDecision(
    (asked: { action: AccountAction; reason: string }) =>
      ask('admin', asked.action, { params: { id }, body: { reason: asked.reason } }),
    { done: t('people.done'), meanwhile: t('people.changedMeanwhile') },
    close,
  )

  if (abilities.length === 0) return <p className={classes.hint}>{t('people.noActions')}</p>
  return (
    <div className={`${classes.buttons} no-print`}>
      {abilities.map((ability) => (
        <Button
          key={ability}
          variant={ability === 'restore' ? 'filled' : 'outline'}
          color={ability === 'restore' ? undefined : 'seal'}
          onClick={() => setAction(ability)}
        >
          {t(`people.${ability}.name`)}
        </Button>
      ))}
      {action && (
        <ReasonDialog
          title={t(`people.${action}.title`, { name: username })}
          text={t(`people.${action}.effect`)}
          action={t(`people.${action}.name`)}
          isDangerous={action !== 'restore'}
          presets="person"
          isBusy={decision.isBusy}
          onConfirm={(reason) => decision.make({ action, reason })}
          onClose={close}
        />
      )}
    </div>
  )
}
