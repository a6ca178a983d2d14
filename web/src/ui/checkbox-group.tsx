import type { ReactNode } from 'react'
import classes from './checkbox-group.module.css'
import { Checkbox } from './checkbox.tsx'
import { FieldGroup } from './field-group.tsx'

interface CheckboxGroupProps<Value extends string> {
  label: ReactNode
  name?: string
  hint?: ReactNode
  error?: string | undefined
  choices: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Several of some, all of them seen. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, name, hint, error, choices, chosen, onChange } = props
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div className={classes.choices}>
        {choices.map(({ value, label: words, isDisabled }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={words}
            disabled={isDisabled}
            checked={chosen.includes(value)}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
