import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/date-field.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import fields from './fields.module.css'
import { isMoment, momentOf, typedOf } from './moment.ts'
import type { Form, TextProps } from './use-form.ts'
import { useLabel } from './use-label.ts'

/** The time that a day begins with once it is chosen. */
const morning = '09:00'

interface MomentFieldProps<Name extends string> {
  form: Pick<Form<object>, 'fields'> & { text: (name: Name) => TextProps }
  name: Name
  label: string
  hint?: string
}

/** A date and a time of the zone. A time that cannot be read is refused with the field, and never taken for none. */
export function MomentField<Name extends string>({ form, name, label, hint }: MomentFieldProps<Name>) {
  const { t } = useTranslation('forms')
  const labelOf = useLabel(form)
  const { value, error, onChange } = form.text(name)
  const { day, time } = typedOf(value)
  const isTimeWrong = error !== undefined && day !== '' && !isMoment(value)
  const change = (typed: { day: string; time: string }) =>
    onChange({ currentTarget: { value: momentOf(typed) } })
  return (
    <FieldGroup label={labelOf(name, label)} hint={hint}>
      <div className={fields.pair}>
        <DateField
          name={name}
          label={t('moment.day')}
          value={day}
          error={isTimeWrong ? undefined : error}
          onChange={(next) => change({ day: next, time: time || morning })}
        />
        <TextInput
          label={t('moment.time')}
          placeholder={morning}
          value={time}
          disabled={day === ''}
          error={isTimeWrong ? t('moment.wrongTime', { example: morning }) : undefined}
          autoComplete="off"
          onChange={(event) => change({ day, time: event.currentTarget.value })}
        />
      </div>
    </FieldGroup>
  )
}
