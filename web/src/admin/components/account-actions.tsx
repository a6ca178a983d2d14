import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formCall } from '../../app/forms/form-call.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import classes from '../../app/admin/page.module.css'
import { ReasonDialog } from '../../app/admin/reason-dialog.tsx'
import { Button } from '../../ui/button.tsx'

const calls = {
  suspend: formCall('admin', 'suspend'),
  freeze: formCall('admin', 'freeze'),
  restore: formCall('admin', 'restore'),
  cancel: formCall('admin', 'cancel'),
}

type AccountAction = keyof typeof calls

interface AccountActionsProps {
  id: string
  username: string
  /** What the account's state allows. */
  abilities: readonly AccountAction[]
}

/** What can be done to an account now, each with its reason after its effect has been named. */
export function AccountActions({ id, username, abilities }: AccountActionsProps) {
  const { t } = useTranslation('people')
  const { reasons } = useCatalogue('people')
  const [action, setAction] = useState<AccountAction | null>(null)

  if (abilities.length === 0) return <p className={classes.hint}>{t('noActions')}</p>
  return (
    <div className={`${classes.buttons} no-print`}>
      {abilities.map((ability) => (
        <Button
          key={ability}
          variant={ability === 'restore' ? 'filled' : 'outline'}
          tone={ability === 'restore' ? undefined : 'seal'}
          onClick={() => setAction(ability)}
        >
          {t(`${ability}.name`)}
        </Button>
      ))}
      {action && (
        <ReasonDialog
          title={t(`${action}.title`, { name: username })}
          text={t(`${action}.effect`)}
          action={t(`${action}.name`)}
          isDangerous={action !== 'restore'}
          presets={reasons}
          call={calls[action]}
          id={id}
          done={t('done')}
          meanwhile={t('changedMeanwhile')}
          onClose={() => setAction(null)}
        />
      )}
    </div>
  )
}
