import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import classes from './rich-text-editor.module.css'
import { textOf } from './rich-text-schema.ts'

/** Where the end comes into sight: this share of all characters is left. */
const shareNear = 0.1

interface CharactersLeftProps {
  id: string
  editor: Editor
  longest: number
}

/** How many characters are left, once that is few. */
export function CharactersLeft({ id, editor, longest }: CharactersLeftProps) {
  const { t } = useTranslation('forms')
  const left = useEditorState({
    editor,
    // An editor that was drawn and then not shown is done with before its successor comes.
    selector: ({ editor: current }) => longest - (current.isDestroyed ? 0 : textOf(current.state.doc).length),
  })
  const isNear = left <= Math.max(20, longest * shareNear)
  return (
    <p id={id} className={classes['left']} data-over={left < 0 || undefined} aria-live="polite">
      {isNear && (left < 0 ? t('richText.over', { count: -left }) : t('richText.left', { count: left }))}
    </p>
  )
}
