import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'

/** What is typed of a case. */
export type CaseValues = Record<'title' | 'theme' | 'content', string>

export const noCase: CaseValues = { title: '', theme: '', content: '' }

interface CaseFieldsProps {
  form: ComponentProps<typeof TextField<keyof CaseValues>>['form']
}

/** What a provider tells of a matter that was like the service. */
export function CaseFields({ form }: CaseFieldsProps) {
  const { t } = useTranslation('serviceForm')
  const { t: words } = useTranslation('lawServices')
  return (
    <>
      <TextField form={form} name="title" label={words('caseFields.title')} />
      <TextField form={form} name="theme" label={words('caseFields.theme')} hint={t('themeHint')} />
      <LongTextField
        form={form}
        name="content"
        label={words('caseFields.content')}
        hint={t('caseContentHint')}
        rows={4}
        mostRows={14}
      />
    </>
  )
}
