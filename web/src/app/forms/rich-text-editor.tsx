import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import reading from '../../ui/rich-text.module.css'
import { pastedHtml } from './pasted-html.ts'
import { RichTextBar } from './rich-text-bar.tsx'
import classes from './rich-text-editor.module.css'
import { CharactersLeft } from './rich-text-left.tsx'
import { RichTextLoading } from './rich-text-loading.tsx'
import { richTextExtensions, textOf } from './rich-text-schema.ts'
import type { TextPictures } from './text-pictures.ts'

/** So many times what a text may have is taken of what is pasted: enough to say that it is too long. */
const pastedTimes = 2

interface RichTextEditorProps {
  id: string
  name: string
  label: string
  describedBy: string
  /** Of the text, where it need not be the page's. */
  lang: string | undefined
  value: string
  longest: number
  isInvalid: boolean
  pictures: TextPictures | undefined
  onChange: (html: string) => void
}

/** The editor of a formatted text, with its tools above it. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, name, label, describedBy, lang, value, longest, isInvalid, pictures, onChange } = props
  const { t } = useTranslation('forms')
  const [isPictureLost, setPictureLost] = useState(false)
  const last = useRef({ html: value, onChange })
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        class: `${reading['text']} ${classes['text']}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
        ...(lang !== undefined && { lang }),
        // By it a form's summary of problems finds the field.
        name,
      },
      transformPastedHTML: (given: string) => {
        const isKnown = (picture: string) => pictures?.addressOf(picture) !== undefined
        const { html, isPictureLost: isLost } = pastedHtml(given, longest * pastedTimes, isKnown)
        setPictureLost(isLost)
        return html
      },
      transformPastedText: (text: string) => text.slice(0, longest * pastedTimes),
      // The key leads on to the next field, in lists too.
      handleDOMEvents: { keydown: (_: unknown, { key }: KeyboardEvent) => key === 'Tab' },
    }),
    [id, label, describedBy, lang, isInvalid, name, longest, pictures],
  )
  const extensions = useMemo(() => richTextExtensions(pictures), [pictures])
  const editor = useEditor({
    extensions,
    content: value,
    editorProps,
    // The policy of a page allows no style element of scripts.
    injectCSS: false,
    // React may show later what it draws: an editor that is made while it draws is destroyed by then, and made anew.
    immediatelyRender: false,
    onUpdate: ({ editor: changed }) => {
      const html = textOf(changed.state.doc) === '' ? '' : changed.getHTML()
      if (html === last.current.html) return
      last.current.html = html
      last.current.onChange(html)
    },
  })

  useEffect(() => {
    last.current.onChange = onChange
    if (value === last.current.html) return
    // A draft that came in, or a form that began anew.
    last.current.html = value
    editor?.commands.setContent(value, { emitUpdate: false })
  }, [editor, value, onChange])

  if (!editor) return <RichTextLoading />
  return (
    <>
      <div className={classes['editor']} data-error={isInvalid || undefined}>
        <RichTextBar editor={editor} editorId={id} pictures={pictures} />
        <EditorContent editor={editor} />
      </div>
      {pictures && (
        <p className={classes['left']} role="status">
          {isPictureLost && t('richText.pictureLost')}
        </p>
      )}
      <CharactersLeft id={`${id}-left`} editor={editor} longest={longest} />
    </>
  )
}
