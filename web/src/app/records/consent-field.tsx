import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { CheckField } from '../forms/check-field.tsx'
import type { FieldProps } from '../forms/use-form.ts'
import classes from './consent-field.module.css'

/** Somebody abroad to whom contacts open. */
export interface Recipient {
  /** Null of an individual who is not named yet. */
  name: string | null
  /** ISO 3166. */
  country: string
}

interface ConsentFieldProps<Name extends string> {
  form: { field: (name: Name) => FieldProps<boolean> }
  name: Name
  recipient: Recipient
}

/** The separate consent to contacts being opened to somebody abroad, who is named; never given beforehand. */
export function ConsentField<Name extends string>({ form, name, recipient }: ConsentFieldProps<Name>) {
  const { t } = useTranslation('records')
  const countryName = useEntryNames('COUNTRY')
  const named = { name: recipient.name ?? t('consent.individual'), country: countryName(recipient.country) }
  return (
    <div className={classes.consent}>
      <p>{t('consent.text', named)}</p>
      <CheckField form={form} name={name} label={t('consent.label', named)} />
    </div>
  )
}
