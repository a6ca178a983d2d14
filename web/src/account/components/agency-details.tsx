import { Textarea } from '@mantine/core'
import { agencyTypes } from '@portal/protocol/kernel/user-types.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { useBrokenWords, useFieldWords } from '../../app/forms/use-field-words.ts'
import { useForm, type Draft } from '../../app/forms/use-form.ts'
import { brokenRules, noAgency, type AgencyValues } from '../agency-values.ts'
import { detailsDraftKey } from '../registration-kinds.ts'
import { AgencyFields } from './agency-fields.tsx'
import { DetailsForm } from './details-form.tsx'
import type { DetailsStep } from './registration.tsx'

export interface AgencyGiven extends AgencyValues {
  type: string
  scope: string
  brief: string
}

const none: AgencyGiven = { type: '', ...noAgency, scope: '', brief: '' }

export const agencyFields = Object.keys(none)

const draft: Draft<AgencyGiven> = {
  key: detailsDraftKey('organization'),
  kept: ['type', 'name', 'responsiblePerson', 'address', 'establishedOn', 'size', 'scope', 'brief'],
}

/** What an agency gives to be verified, and what it may say of itself. */
export function AgencyDetails({ onSubmit, onBack, isBusy }: DetailsStep<AgencyGiven>) {
  const { t } = useTranslation('account')
  const { t: formWords } = useTranslation('forms')
  const fieldWords = useFieldWords()
  const brokenWords = useBrokenWords()
  const form = useForm(none, draft)
  const { values } = form

  async function submit() {
    const isSound = form.mark({
      ...(!values.type && { type: fieldWords('required') }),
      ...brokenWords(brokenRules(values)),
    })
    if (isSound) form.mark(await onSubmit(values))
  }

  return (
    <DetailsForm form={form} onSubmit={() => void submit()} onBack={onBack} isBusy={isBusy}>
      <ChoiceField
        {...form.text('type')}
        label={t('details.agencyType')}
        choices={agencyTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
      />
      <AgencyFields form={form} onConsent={(identityConsent) => form.change({ identityConsent })} />
      {(['scope', 'brief'] as const).map((name) => (
        <Textarea
          key={name}
          {...form.text(name)}
          label={formWords('optional', { label: t(`details.${name}`) })}
          maxLength={name === 'scope' ? 1000 : 3000}
          rows={name === 'scope' ? 2 : 4}
          size="md"
        />
      ))}
    </DetailsForm>
  )
}
