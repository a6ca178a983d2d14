import { namesDispute, translationType } from '@portal/protocol/kernel/help.ts'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import type { Form } from '../../app/forms/use-form.ts'
import { DictionaryField } from '../../reference/door/dictionary-field.tsx'
import { EntriesField } from '../../reference/door/entries-field.tsx'
import { helpDictionaries } from '../queries.ts'
import type { HelpValues } from './help-values.ts'

interface HelpFieldsProps {
  form: Pick<Form<HelpValues>, 'text' | 'field' | 'fields' | 'values'>
}

/** What kind of help is meant, with what only some kinds name, and where. */
export function HelpFields({ form }: HelpFieldsProps) {
  const { t } = useTranslation('help')
  const { type } = form.values
  return (
    <>
      <div className={fields.pair}>
        <DictionaryField
          form={form}
          name="type"
          label={t('fields.type')}
          dependents={['disputeType', 'translationPair']}
        />
        <DictionaryField form={form} name="businessType" label={t('fields.businessType')} />
        {namesDispute(type) && (
          <DictionaryField form={form} name="disputeType" label={t('fields.disputeType')} />
        )}
        {type === translationType && (
          <DictionaryField form={form} name="translationPair" label={t('fields.translationPair')} />
        )}
      </div>
      <EntriesField
        {...form.field('regions')}
        label={t('fields.regions')}
        hint={t('regionsHint')}
        type={helpDictionaries.region}
      />
    </>
  )
}
