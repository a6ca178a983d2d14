import { filePurposes } from '@portal/protocol/files/purposes.ts'
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import bar from './rich-text-bar.module.css'
import {
  changeFigure,
  countFigures,
  insertFigure,
  removeFigure,
  selectedFigure,
} from './rich-text-figures.ts'
import classes from './rich-text-picture.module.css'
import type { TextPictures } from './text-pictures.ts'
import { useBeforeSent } from './use-before-sent.ts'
import { useUpload } from './use-upload.ts'

interface KnownProps {
  pictures: ReturnType<TextPictures['known']>
  chosen: string
  onChoose: (id: string) => void
}

/** Pictures that the form has already, of this text or of another: the same may stand in each language. */
function KnownPictures({ pictures, chosen, onChoose }: KnownProps) {
  const { t } = useTranslation('forms')
  return (
    <div className={classes.known} role="group" aria-label={t('richText.knownPictures')}>
      <span aria-hidden="true">{t('richText.knownPictures')}</span>
      {pictures.map(({ id, address }, place) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          aria-label={t('richText.knownPicture', { number: place + 1 })}
          onClick={() => onChoose(id)}
        >
          <img src={address} alt="" />
        </button>
      ))}
    </div>
  )
}

interface RichTextPictureProps {
  editor: Editor
  pictures: TextPictures
  onEnd: () => void
}

type Wrong = 'file' | 'text' | 'most'

/** A picture for the text, or the one that is selected in it: its file, what it shows in words, what is said below it. */
export function RichTextPicture({ editor, pictures, onEnd }: RichTextPictureProps) {
  const { t } = useTranslation('forms')
  const upload = useUpload('PICTURE')
  const [before] = useState(() => selectedFigure(editor))
  const [known] = useState(() => pictures.known())
  const [sent, setSent] = useState<File>()
  const [picture, setPicture] = useState(before?.given.picture ?? '')
  const [text, setText] = useState(before?.given.text ?? '')
  const [caption, setCaption] = useState(before?.given.caption ?? '')
  const [wrong, setWrong] = useState<Wrong>()
  const group = useRef<HTMLDivElement>(null)
  const textInput = useRef<HTMLInputElement>(null)

  const focusFirst = () => group.current?.querySelector('button')?.focus()
  useEffect(focusFirst, [])

  async function choose(file: File) {
    setSent(file)
    setWrong(undefined)
    const stored = await upload.start(file)
    if (!stored) return
    pictures.add({ id: stored.id, address: stored.url })
    setPicture(stored.id)
    textInput.current?.focus()
  }

  function refuse(what: Wrong): false {
    setWrong(what)
    if (what === 'text') textInput.current?.focus()
    else focusFirst()
    return false
  }

  /** Whether it stands in the text by now. */
  function apply(): boolean {
    if (upload.percent !== null) return false
    const given = { picture, text: text.trim(), caption: caption.trim() }
    if (picture === '') return refuse('file')
    if (given.text === '') return refuse('text')
    if (!before && countFigures(editor) >= pictures.most) return refuse('most')
    if (before) changeFigure(editor, before.at, given)
    else insertFigure(editor, given)
    onEnd()
    return true
  }

  const isUntouched = picture === '' && upload.percent === null && text.trim() + caption.trim() === ''
  useBeforeSent(group, () => isUntouched || apply())

  function remove(at: number) {
    removeFigure(editor, at)
    onEnd()
  }

  function press(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement
    if (event.key === 'Escape') onEnd()
    else if (event.key === 'Enter' && isTyping) apply()
    else return
    // Neither the form nor the dialog around it is meant.
    event.preventDefault()
    event.stopPropagation()
  }

  const address = pictures.addressOf(picture)
  const isNew = known.every(({ id }) => id !== picture)
  const shown =
    isNew && address !== undefined ? { name: sent?.name ?? t('richText.picture'), preview: address } : null
  const onItsWay =
    sent && upload.percent !== null ? { name: sent.name, bytes: sent.size, percent: upload.percent } : null
  const wrongFile = wrong === 'file' ? t('richText.noPicture') : undefined
  const tooMany = wrong === 'most' ? t('richText.tooManyPictures', { most: pictures.most }) : undefined
  return (
    <div ref={group} className={bar.link} role="group" aria-label={t('richText.picture')} onKeyDown={press}>
      {known.length > 0 && (
        <KnownPictures
          pictures={known}
          chosen={picture}
          onChoose={(id) => {
            setPicture(id)
            setWrong(undefined)
          }}
        />
      )}
      <FileField
        name="textPicture"
        label={t('richText.pictureFile')}
        hint={t('avatar.hint')}
        accept={filePurposes.PICTURE.types}
        file={onItsWay ?? shown}
        error={upload.problem ?? tooMany ?? wrongFile}
        onChoose={(file) => void choose(file)}
        onRemove={onItsWay ? upload.cancel : undefined}
      />
      <TextInput
        isCompact
        ref={textInput}
        label={t('richText.pictureText')}
        hint={t('richText.pictureTextHint')}
        maxLength={pictures.longestText}
        value={text}
        error={wrong === 'text' ? t('richText.noPictureText') : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setWrong(undefined)
        }}
      />
      <TextInput
        isCompact
        label={t('optional', { label: t('richText.caption') })}
        maxLength={pictures.longestText}
        value={caption}
        onChange={(event) => setCaption(event.currentTarget.value)}
      />
      <div className={bar.actions}>
        <Button onClick={apply}>{t(before ? 'richText.apply' : 'richText.insertPicture')}</Button>
        {before && (
          <Button variant="default" onClick={() => remove(before.at)}>
            {t('richText.removePicture')}
          </Button>
        )}
        <Button variant="subtle" onClick={onEnd}>
          {t('actions.cancel')}
        </Button>
      </div>
    </div>
  )
}
