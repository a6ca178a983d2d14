import { useId, type ReactNode } from 'react'
import { describedBy, Field } from '../../ui/field.tsx'
import { later } from '../../ui/later.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { RichTextLoading } from './rich-text-loading.tsx'
import type { TextPictures } from './text-pictures.ts'

interface RichTextFieldProps {
  name: string
  label: string
  /** Shown in the label's place, where that says more. */
  shownLabel?: ReactNode
  hint?: string | undefined
  /** Of the text, where it need not be the page's. */
  lang?: string
  /** HTML; empty where nothing is written. */
  value: string
  /** The most characters that the text may have, its markup not counted. */
  longest: number
  error: string | undefined
  /** Of a text that may have some; the same at each drawing. */
  pictures?: TextPictures
  onChange: (event: { currentTarget: { value: string } }) => void
}

const RichTextEditor = later(async () => (await import('./rich-text-editor.tsx')).default, {
  fallback: <RichTextLoading />,
})

/** A formatted text: paragraphs, headings, lists, quotations, tables, emphasis, links, where it may have some pictures. Its editor comes with code of its own. */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, shownLabel = label, hint, lang, value, longest, error, pictures, onChange } = props
  const id = useId()
  // The server's page shows that the editor is coming.
  const isAlive = useIsAlive()
  const told = [describedBy(id, { hint, error }), `${id}-left`].filter(Boolean).join(' ')
  return (
    <Field
      id={id}
      label={shownLabel}
      hint={hint}
      error={error}
      onLabel={() => document.getElementById(id)?.focus()}
    >
      {isAlive ? (
        <RichTextEditor
          id={id}
          name={name}
          label={label}
          describedBy={told}
          lang={lang}
          value={value}
          longest={longest}
          isInvalid={Boolean(error)}
          pictures={pictures}
          onChange={(html) => onChange({ currentTarget: { value: html } })}
        />
      ) : (
        <RichTextLoading />
      )}
    </Field>
  )
}
