import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Form } from './use-form.ts'

/** Gives up what was typed and is kept as a draft, where anything was, once that is confirmed. */
export function StartOver({ form }: { form: Pick<Form<object>, 'isChanged' | 'reset'> }) {
  const { t } = useTranslation('forms')
  const [isAsked, setAsked] = useState(false)
  if (!form.isChanged) return null

  function startOver() {
    setAsked(false)
    form.reset()
  }

  return (
    <>
      <Button variant="default" size="md" onClick={() => setAsked(true)}>
        {t('actions.startOver')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('startOver.title')}
          text={t('startOver.text')}
          confirm={t('actions.startOver')}
          cancel={t('leave.stay')}
          isDestructive
          onConfirm={startOver}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
