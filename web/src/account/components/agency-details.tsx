import { Textarea, TextInput } from '@mantine/core'
import { zoneToday } from '@portal/protocol/account/rules/today.ts'
import { agencyTypes } from '@portal/protocol/kernel/user-types.ts'
import { useTranslation } from 'react-i18next'
import { emptyFields } from '../empty-fields.ts'
import { hasIdentity, identityRenames, type IdentityValues } from '../identity-values.ts'
import { detailsDraftKey } from '../registration-kinds.ts'
import { useFieldWords } from '../use-field-words.ts'
import { useForm, type Draft } from '../use-form.ts'
import { ChoiceField } from './choice-field.tsx'
import { DetailsForm } from './details-form.tsx'
import { DictionaryField } from './dictionary-field.tsx'
import classes from './fields.module.css'
import { IdentityFields } from './identity-fields.tsx'
import type { DetailsStep } from './registration.tsx'

export interface AgencyValues extends IdentityValues {
  type: string
  name: string
  responsiblePerson: string
  address: string
  establishedOn: string
  size: string
  scope: string
  brief: string
}

const none: AgencyValues = {
  type: '',
  name: '',
  responsiblePerson: '',
  identityKind: 'RESIDENT_ID',
  identityNumber: '',
  identityConsent: false,
  address: '',
  establishedOn: '',
  size: '',
  scope: '',
  brief: '',
}

export const agencyFields = Object.keys(none)

export const agencyRenames = identityRenames('legalPersonIdentity')

const draft: Draft<AgencyValues> = {
  key: detailsDraftKey('organization'),
  kept: ['type', 'name', 'responsiblePerson', 'address', 'establishedOn', 'size', 'scope', 'brief'],
}

const required = ['type', 'name', 'responsiblePerson', 'address', 'establishedOn', 'size'] as const

/** What an agency gives to be verified. */
export function AgencyDetails({ onSubmit, onBack, isBusy }: DetailsStep<AgencyValues>) {
  const { t } = useTranslation('account')
  const fieldWords = useFieldWords()
  const form = useForm(none, draft)
  const { values } = form

  async function submit() {
    const isSound = form.mark({
      ...emptyFields(values, required, fieldWords('required')),
      ...(!hasIdentity(values) && { identityNumber: fieldWords('identityNumber') }),
      ...(!values.identityConsent && { identityConsent: fieldWords('mustAgree') }),
      ...(values.establishedOn > zoneToday() && { establishedOn: fieldWords('notFuture') }),
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
      <TextInput
        {...form.text('name')}
        label={t('details.agencyName')}
        autoComplete="organization"
        maxLength={200}
        size="md"
      />
      <TextInput
        {...form.text('responsiblePerson')}
        label={t('details.responsiblePerson')}
        autoComplete="off"
        maxLength={100}
        size="md"
      />
      <fieldset className={classes.group}>
        <legend>{t('details.legalPerson')}</legend>
        <IdentityFields form={form} onConsent={(identityConsent) => form.change({ identityConsent })} />
      </fieldset>
      <TextInput
        {...form.text('address')}
        label={t('details.address')}
        autoComplete="street-address"
        maxLength={300}
        size="md"
      />
      <div className={classes.pair}>
        <TextInput {...form.text('establishedOn')} type="date" label={t('details.establishedOn')} size="md" />
        <DictionaryField {...form.text('size')} type="COMPANY_SIZE" label={t('details.size')} />
      </div>
      {(['scope', 'brief'] as const).map((name) => (
        <Textarea
          key={name}
          {...form.text(name)}
          label={t('register.optional', { label: t(`details.${name}`) })}
          maxLength={name === 'scope' ? 1000 : 3000}
          rows={name === 'scope' ? 2 : 4}
          size="md"
        />
      ))}
    </DetailsForm>
  )
}
