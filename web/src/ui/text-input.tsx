import { useId, type ComponentProps, type ReactNode } from 'react'
import { Field, noted, type FieldLook } from './field.tsx'
import { InputBox } from './input-box.tsx'

interface TextInputProps extends FieldLook, Omit<ComponentProps<'input'>, 'className'> {
  /** Before what is typed. */
  icon?: ReactNode
  /** At the end: a sign, a unit, a button. */
  end?: ReactNode
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, isCompact, className, icon, end, id: given, ...input } = props
  const own = useId()
  const id = given ?? own
  return (
    <Field id={id} label={label} hint={hint} error={error} isCompact={isCompact} className={className}>
      <InputBox isCompact={isCompact} icon={icon} end={end}>
        <input {...noted(id, { hint, error })} {...input} id={id} />
      </InputBox>
    </Field>
  )
}
