import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './rich-text-bar.module.css'
import { isLinkAddress } from './rich-text-schema.ts'
import { useBeforeSent } from './use-before-sent.ts'

/** What is typed as an address, with what stands before it when nobody types it. */
function completeAddress(typed: string): string {
  const address = typed.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address === '') return address
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`
}

/** Where the selected words lead. */
export function RichTextLink({ editor, onEnd }: { editor: Editor; onEnd: () => void }) {
  const { t } = useTranslation('forms')
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const [typed, setTyped] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  /** Whether the words lead there by now. */
  function apply(): boolean {
    const href = completeAddress(typed)
    if (!isLinkAddress(href)) {
      setWrong(true)
      input.current?.focus()
      return false
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    const isBetweenWords = editor.state.selection.empty && before === ''
    if (isBetweenWords) {
      const marks = [{ type: 'link', attrs: { href } }]
      chain.insertContent({ type: 'text', text: typed.trim(), marks }).run()
    } else chain.setLink({ href }).run()
    onEnd()
    return true
  }

  useBeforeSent(input, () => typed.trim() === before || apply())

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onEnd()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onEnd()
    else if (event.key === 'Enter') apply()
    else return
    // Neither the form nor the dialog around it is meant.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={classes.link} role="group" aria-label={t('richText.link')}>
      <TextInput
        isCompact
        ref={input}
        className={classes.address}
        label={t('richText.address')}
        value={typed}
        error={isWrong ? t('richText.notAddress') : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={press}
      />
      <div className={classes.actions}>
        <Button onClick={apply}>{t('richText.apply')}</Button>
        {before !== '' && (
          <Button variant="default" onClick={remove}>
            {t('richText.unlink')}
          </Button>
        )}
        <Button variant="subtle" onClick={onEnd}>
          {t('actions.cancel')}
        </Button>
      </div>
    </div>
  )
}
