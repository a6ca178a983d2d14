import type { EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { pendingKey } from '../../pending/queries.ts'
import { evaluationsKey } from '../queries.ts'
import classes from './said.module.css'
import { StarsField } from './stars-field.tsx'

const call = formCall('evaluations', 'add')

interface AddFormProps {
  kind: EvaluatedKind
  /** Of the cooperation or the order. */
  id: string
}

/** What the one for whom work was done says of it, once. */
export function AddForm({ kind, id }: AddFormProps) {
  const { t } = useTranslation('evaluations')
  const leadId = useId()
  const form = useForm({
    call,
    initial: { stars: '', content: '' },
    toBody: (body) => ({ ...body, kind, id }),
    words: { stars: { empty: () => t('starsMissing') } },
    draft: { key: `evaluation-${id}`, kept: ['stars', 'content'] },
    after: { toast: t('added'), invalidates: [evaluationsKey, pendingKey] },
  })
  return (
    <>
      <p id={leadId} className={classes.lead}>
        {t('addLead')}
      </p>
      <FormFrame form={form} labelledBy={leadId}>
        <StarsField form={form} />
        <LongTextField
          form={form}
          name="content"
          label={t('content')}
          hint={t('contentHint')}
          rows={4}
          mostRows={14}
        />
        <FormButtons form={form} submit={t('add')} />
      </FormFrame>
    </>
  )
}
