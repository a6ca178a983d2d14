import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../app/forms/choice-field.tsx'
import { DayField } from '../../../app/forms/day-field.tsx'
import fields from '../../../app/forms/fields.module.css'
import { TextField } from '../../../app/forms/text-field.tsx'
import type { Form } from '../../../app/forms/use-form.ts'
import { useApp } from '../../../app/page.ts'
import { countries, dictionaryQuery } from '../../../reference/queries.ts'
import type { PublicationValues } from '../publication-values.ts'
import { LineFields } from './text-fields.tsx'

interface FactFieldsProps {
  form: Form<PublicationValues>
  kind: PublicationKind
}

/** What a publication is about and whose it is, as far as its kind has that. */
export function FactFields({ form, kind }: FactFieldsProps) {
  const { t } = useTranslation('publicationDesk')
  const { t: forms } = useTranslation('forms')
  const context = useApp()
  const { categories, isDocument, needsSource, isEvent, isProduct } = kindSpec(kind)
  const { data: topics = [] } = useQuery(dictionaryQuery(context, categories))
  const { data: offered = [] } = useQuery(dictionaryQuery(context, countries))
  const optional = (label: string) => (needsSource ? label : forms('optional', { label }))
  return (
    <>
      <div className={fields.pair}>
        <ChoiceField
          form={form}
          name="category"
          label={t('fields.category')}
          choices={topics.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ChoiceField
          form={form}
          name="country"
          label={t('fields.country')}
          choices={[
            { value: '', label: forms('nothing') },
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <LineFields form={form} legend={optional(t('fields.sourceName'))} of="sourceName" />
      <TextField
        form={form}
        name="sourceUrl"
        type="url"
        label={t('fields.sourceUrl')}
        placeholder="https://"
        autoComplete="off"
      />
      {(isEvent || isProduct) && (
        <LineFields form={form} legend={forms('optional', { label: t('fields.fee') })} of="fee" />
      )}
      {isProduct && (
        <TextField
          form={form}
          name="workDays"
          label={t('fields.workDays')}
          hint={t('form.workDaysHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {isDocument && (
        <div className={fields.pair}>
          <TextField
            form={form}
            name="documentNumber"
            label={t('fields.documentNumber')}
            autoComplete="off"
            lang="zh"
          />
          <DayField form={form} name="issuedOn" label={t('fields.issuedOn')} />
        </div>
      )}
    </>
  )
}
