import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { statedLevels } from '@portal/protocol/laws/constants.ts'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import classes from '../../app/admin/page.module.css'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { levels } from '../desk-queries.ts'

const call = formCall('laws', 'stateLevel')

/** A law whose level was left open. */
export type OpenLaw = OutputOf<Calls['laws']['levels']>['content'][number]

/** States the level of a law, or corrects what was stated. */
export function StateLevel({ law, onClose }: { law: OpenLaw; onClose: () => void }) {
  const { t } = useTranslation('lawLevels')
  const nameOf = useEntryNames(levels)
  const form = useForm({
    call,
    initial: { id: law.id, effectLevel: law.effectLevel ?? '' },
    after: { toast: t('stated'), done: onClose, invalidates: [adminKey, ['laws']] },
  })

  return (
    <Dialog title={t('dialog')} onClose={onClose}>
      <p id="law-level" className={classes.hint}>
        <span lang={law.titleLanguage}>{law.title}</span>
        {' · '}
        {t(`doubts.${law.doubt}`)}
      </p>
      <FormFrame form={form} labelledBy="law-level">
        <ChoiceField
          form={form}
          name="effectLevel"
          label={t('level')}
          choices={statedLevels.map((value) => ({ value, label: nameOf(value) }))}
        />
        <FormButtons form={form} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}
