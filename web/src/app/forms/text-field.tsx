import type { ComponentProps, ReactNode } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Form, TextProps } from './use-form.ts'
import { useLabel } from './use-label.ts'

/** What fields of texts need of a form, whatever else it has. */
interface TextForm<Name extends string> extends Pick<Form<object>, 'fields'> {
  text: (name: Name) => TextProps
}

interface TextFieldProps<Name extends string> {
  form: TextForm<Name>
  /** The text's path in the call's body. */
  name: Name
  label: ReactNode
  /** Below the field. */
  hint?: ReactNode
  placeholder?: string
}

type LineProps = Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck' | 'lang'
>

/** One line of text. */
export function TextField<Name extends string>(props: TextFieldProps<Name> & LineProps) {
  const { form, name, label, hint, ...line } = props
  const labelOf = useLabel(form)
  return (
    <TextInput
      {...line}
      {...form.text(name)}
      label={typeof label === 'string' ? labelOf(name, label) : label}
      hint={hint}
    />
  )
}

interface LongTextProps<Name extends string> extends TextFieldProps<Name> {
  /** Lines that are seen. */
  rows: number
  /** Grows with the text up to so many lines. */
  mostRows?: number
  lang?: string
}

/** A text of several lines. */
export function LongTextField<Name extends string>(props: LongTextProps<Name>) {
  const { form, name, label, hint, rows, mostRows, ...rest } = props
  const labelOf = useLabel(form)
  return (
    <TextArea
      {...rest}
      {...form.text(name)}
      label={typeof label === 'string' ? labelOf(name, label) : label}
      hint={hint}
      rows={rows}
      mostRows={mostRows}
    />
  )
}
