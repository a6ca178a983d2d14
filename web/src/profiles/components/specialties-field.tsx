import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { EntriesField } from '../../reference/door/entries-field.tsx'

interface SpecialtiesFieldProps extends FieldProps<string[]> {
  /** The registration's words, unless told. */
  label?: string
}

/** The areas a lawyer practises in. */
export function SpecialtiesField({ label, ...field }: SpecialtiesFieldProps) {
  const { t } = useTranslation('verified')
  return <EntriesField {...field} label={label ?? t('details.specialties')} type="SPECIALTY_AREA" />
}
