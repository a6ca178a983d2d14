import { frequencies, type Frequency } from '@portal/protocol/alerts/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../app/forms/check-field.tsx'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import { ownAccountQuery } from '../../app/own-account.ts'
import { useApp } from '../../app/page.ts'
import { Note } from '../../ui/note.tsx'

export interface AlertValues {
  name: string
  frequency: Frequency
  byMail: boolean
}

/** What an alert is called, how often it tells, and whether by e-mail too. */
export function AlertFields({ form }: { form: Form<AlertValues> }) {
  const { t } = useTranslation('alerts')
  const { data: account } = useQuery(ownAccountQuery(useApp()))
  const hasAddress = account === undefined || account.email !== null
  return (
    <>
      <TextField form={form} name="name" label={t('form.name')} />
      <ChoiceField
        form={form}
        name="frequency"
        label={t('form.frequency')}
        choices={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
      />
      {hasAddress ? (
        <CheckField form={form} name="byMail" label={t('form.mail')} hint={t('form.mailHint')} />
      ) : (
        <Note tone="grey">{t('form.noMail')}</Note>
      )}
    </>
  )
}
