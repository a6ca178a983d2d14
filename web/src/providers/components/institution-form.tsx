import { institutionKinds } from '@portal/protocol/providers/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { adminKey } from '../../app/admin/queries.ts'
import { CheckField } from '../../app/forms/check-field.tsx'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import fields from '../../app/forms/fields.module.css'
import { FieldGroup } from '../../ui/field-group.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LanguageFields } from '../../app/forms/language-fields.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { EntriesField } from '../../reference/door/entries-field.tsx'
import { PlaceFields } from '../../reference/door/place-fields.tsx'
import { valuesOf, type Institution } from '../institution-values.ts'
import { directoryDictionaries, providersKey } from '../queries.ts'

const calls = {
  add: formCall('providers', 'addInstitution'),
  edit: formCall('providers', 'editInstitution'),
}

const list = '/admin/institutions'
const namesOf = (language: Language) =>
  [`name.${language}`, `address.${language}`, `brief.${language}`] as const

interface InstitutionFormProps {
  /** Null for a new one. */
  stored: Institution | null
  labelledBy: string
}

/** Adds a body to the directory, or changes one. */
export function InstitutionForm({ stored, labelledBy }: InstitutionFormProps) {
  const { t } = useTranslation('institutionsDesk')
  const { t: words } = useTranslation('providers')
  const { t: provider } = useTranslation('provider')
  const { t: frame } = useTranslation('adminFrame')
  const navigate = useNavigate()
  const form = useForm({
    call: stored ? calls.edit : calls.add,
    params: stored ? { id: stored.id } : {},
    initial: valuesOf(stored),
    isGuarded: true,
    after: { toast: frame('form.saved'), invalidates: [adminKey, providersKey], go: list },
  })

  return (
    <FormFrame form={form} labelledBy={labelledBy}>
      <ChoiceField
        form={form}
        name="kind"
        label={t('kind')}
        choices={institutionKinds.map((kind) => ({ value: kind, label: words(`kinds.${kind}`) }))}
      />
      <PlaceFields
        form={form}
        country="country"
        area="area"
        labels={{ country: words('facets.country'), area: words('facets.area') }}
      />
      <LanguageFields form={form} names={namesOf}>
        {(language, label) => {
          const [name, address, brief] = namesOf(language)
          return (
            <FieldGroup label={label}>
              <TextField form={form} name={name} label={t('name')} lang={language} />
              <TextField form={form} name={address} label={t('address')} lang={language} />
              <LongTextField form={form} name={brief} label={provider('about')} rows={4} lang={language} />
            </FieldGroup>
          )
        }}
      </LanguageFields>
      <div className={fields.pair}>
        <TextField form={form} name="phone" type="tel" label={provider('phone')} autoComplete="off" />
        <TextField form={form} name="email" type="email" label={provider('email')} autoComplete="off" />
      </div>
      <TextField
        form={form}
        name="website"
        type="url"
        label={provider('website')}
        placeholder="https://"
        autoComplete="off"
      />
      <EntriesField
        {...form.field('specialties')}
        label={words('facets.specialty')}
        type={directoryDictionaries.specialty}
      />
      <EntriesField
        {...form.field('languages')}
        label={words('languages')}
        type={directoryDictionaries.language}
      />
      <CheckField form={form} name="isShown" label={t('isShown')} hint={t('isShownHint')} />
      <FormButtons form={form} onCancel={() => void navigate(list)} />
    </FormFrame>
  )
}
