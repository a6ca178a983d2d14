import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { evaluationsKey } from '../queries.ts'

const call = formCall('evaluations', 'reply')

interface AnswerFormProps {
  /** Of the evaluation. */
  id: string
  labelledBy: string
}

/** The provider's answer to an evaluation, once. */
export function AnswerForm({ id, labelledBy }: AnswerFormProps) {
  const { t } = useTranslation('evaluations')
  const form = useForm({
    call,
    params: { id },
    initial: { content: '' },
    draft: { key: `answer-${id}`, kept: ['content'] },
    after: { toast: t('answered'), invalidates: [evaluationsKey] },
  })
  return (
    <FormFrame form={form} labelledBy={labelledBy}>
      <LongTextField
        form={form}
        name="content"
        label={t('answerField')}
        hint={t('answerHint')}
        rows={3}
        mostRows={12}
      />
      <FormButtons form={form} submit={t('answerSend')} />
    </FormFrame>
  )
}
