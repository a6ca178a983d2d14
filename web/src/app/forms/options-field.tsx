import { FieldGroup } from '../../ui/field-group.tsx'
import type { Choice } from '../../ui/select.tsx'
import classes from './options-field.module.css'
import type { TextProps } from './use-form.ts'

interface OptionsFieldProps<Name extends string> {
  form: { text: (name: Name) => TextProps }
  name: Name
  label: string
  choices: readonly Choice[]
}

/** One of a few, all of them seen; nothing is chosen at first. */
export function OptionsField<Name extends string>({ form, name, label, choices }: OptionsFieldProps<Name>) {
  const { value, error, onChange } = form.text(name)
  return (
    <FieldGroup label={label} error={error}>
      <div className={classes.options}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange({ currentTarget: { value: choice.value } })}
            />
            <span lang={choice.lang}>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
