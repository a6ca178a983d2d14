import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './page.module.css'
import styles from './reason-dialog.module.css'

/** Longest reason the calls take. */
const longestReason = 500

interface ReasonDialogProps {
  title: string
  /** What will happen. */
  text: string
  /** On the button that does it. */
  action: string
  isDangerous: boolean
  presets: 'reject' | 'person'
  isBusy: boolean
  /** Does it; throws what the server refuses. */
  onConfirm: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason that the other side reads, from a list or in one's own words. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, action, isDangerous, presets, isBusy, onConfirm, onClose } = props
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation()
  const { reasons } = useCatalogue('admin')
  const form = useForm({ reason: '' })
  const { reason } = form.values

  async function submit() {
    if (!form.mark(reason.trim() ? {} : { reason: t('reasons.missing') })) return
    try {
      await onConfirm(reason)
    } catch (error) {
      form.mark(problemsOf(error, ui('states.offline'), ['reason']))
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <p id="reason-effect">{text}</p>
      <FormFrame form={form} labelledBy="reason-effect" onSubmit={() => void submit()}>
        <div role="group" aria-label={t('reasons.presets')} className={styles.presets}>
          {reasons[presets].map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={reason === preset}
              onClick={() => form.change({ reason: preset })}
            >
              {preset}
            </button>
          ))}
        </div>
        <Textarea
          {...form.text('reason')}
          label={t('reasons.label')}
          description={t('reasons.hint')}
          maxLength={longestReason}
          rows={4}
          size="md"
        />
        <div className={classes.buttons}>
          <Button type="submit" color={isDangerous ? 'seal' : undefined} loading={isBusy}>
            {action}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
