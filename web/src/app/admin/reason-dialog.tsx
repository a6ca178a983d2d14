import type { Calls } from '@portal/protocol/calls.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Choice } from '../../ui/select.tsx'
import { ChoiceField } from '../forms/choice-field.tsx'
import type { FormCall } from '../forms/form-call.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { LongTextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { adminKey } from './queries.ts'
import fields from '../forms/fields.module.css'
import styles from './reason-dialog.module.css'
import { useMeanwhile } from './use-meanwhile.ts'

/** What can be wrong with something: one of them is named beside the reason. */
export interface Faults {
  label: string
  choices: readonly Choice[]
  /** Said where none is chosen. */
  missing: string
}

interface ReasonDialogProps<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string> {
  title: string
  /** What will happen. */
  text: string
  /** On the button that does it. */
  action: string
  isDangerous: boolean
  /** Reasons to choose from. */
  presets: readonly string[]
  /** Who reads the reason, where that is not the other side. */
  hint?: string | undefined
  faults?: Faults | undefined
  /** What is done to the row of this id; it takes a reason. */
  call: FormCall<Feature, Name>
  id: string
  /** Of what was read when it was asked for, sent where the call takes it. */
  revision?: number | undefined
  /** Said once it is done. */
  done: string
  /** Said where somebody else was first. */
  meanwhile: string
  onClose: () => void
}

/** Asks for the reason that others read, from a list or in one's own words. */
export function ReasonDialog<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string>(
  props: ReasonDialogProps<Feature, Name>,
) {
  const { title, text, action, isDangerous, presets, hint, faults, call, id, revision, done } = props
  const { meanwhile, onClose } = props
  const { t } = useTranslation('adminFrame')
  const form = useForm({
    call,
    initial: { reason: '', fault: '', revision },
    params: { id },
    words: {
      reason: { empty: () => t('reasons.missing') },
      ...(faults && { fault: { empty: () => faults.missing } }),
    },
    refused: useMeanwhile(meanwhile, onClose),
    after: { toast: done, done: onClose, invalidates: [adminKey] },
  })

  return (
    <Dialog title={title} onClose={onClose}>
      <p id="reason-effect" className={styles.effect}>
        {text}
      </p>
      <FormFrame form={form} labelledBy="reason-effect">
        {faults && <ChoiceField form={form} name="fault" label={faults.label} choices={faults.choices} />}
        <div role="group" aria-labelledby="reason-presets" className={styles.presets}>
          <p id="reason-presets" className={fields.hint}>
            {t('reasons.presets')}
          </p>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={form.values.reason === preset}
              onClick={() => form.change({ reason: preset })}
            >
              {preset}
            </button>
          ))}
        </div>
        <LongTextField
          form={form}
          name="reason"
          label={t('reasons.label')}
          hint={hint ?? t('reasons.hint')}
          rows={4}
        />
        <div className={styles.buttons}>
          <Button variant="default" size="md" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" size="md" {...(isDangerous && { tone: 'seal' })} isBusy={form.isBusy}>
            {action}
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
