import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FileKind } from './attachment.tsx'
import classes from './file-field.module.css'
import { formatSize } from './format.ts'
import { Icon } from './icon.tsx'
import { useLanguage } from './use-language.ts'

export interface ShownFile {
  name: string
  /** Size in bytes, where it is known. */
  bytes?: number
  /** Address of the file, where it can be opened. */
  url?: string
  /** Address of a picture of it. */
  preview?: string | undefined
  /** How much has gone out, 0 to 100, while it is sent. */
  percent?: number
}

interface FieldProps {
  name: string
  label: string
  hint: string
  /** Media types. */
  accept: readonly string[]
  /** A line for each thing that is wrong. */
  error?: string | undefined
}

interface FilesFieldProps extends FieldProps {
  /** The stored and those on their way, each with an id of its own. */
  files: readonly (ShownFile & { id: string })[]
  most: number
  onChoose: (files: readonly File[]) => void
  /** Takes a file away, or gives its sending up. */
  onRemove: (id: string) => void
}

interface FileFieldProps extends FieldProps {
  file: ShownFile | null
  onChoose: (file: File) => void
  /** Takes the file away, or gives its sending up. */
  onRemove?: (() => void) | undefined
}

function FileRow({ file, onRemove }: { file: ShownFile; onRemove?: (() => void) | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, bytes, url, preview, percent } = file
  return (
    <div className={classes.file}>
      {preview ? <img src={preview} alt="" /> : <FileKind name={name} />}
      <div className={classes.words}>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        <small>
          {percent === undefined ? bytes && formatSize(bytes, language) : t('files.sending', { percent })}
        </small>
        {percent !== undefined && (
          <progress value={percent} max={100} aria-label={t('files.sending', { percent })} />
        )}
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={t(percent === undefined ? 'files.remove' : 'files.cancel', { name })}
          onClick={onRemove}
        >
          <Icon name={percent === undefined ? 'remove' : 'close'} />
        </button>
      )}
    </div>
  )
}

interface DropFieldProps extends FieldProps {
  /** What the button says. */
  words: string
  isSmall: boolean
  isFull?: boolean
  isMultiple?: boolean
  button?: RefObject<HTMLButtonElement | null>
  onChoose: (files: readonly File[]) => void
  above?: ReactNode
  below?: ReactNode
}

/** Where files are dropped or chosen, with its label and what is told of it. */
function DropField(props: DropFieldProps) {
  const { name, label, hint, accept, error, words, isSmall, isFull, isMultiple } = props
  const { button, onChoose, above, below } = props
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  function choose(files: FileList | null) {
    if (files && files.length > 0 && !isFull) onChoose([...files])
  }

  return (
    <div className={classes.field}>
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      {above}
      {words && (
        <button
          ref={button}
          type="button"
          id={`${id}-button`}
          className={classes.drop}
          data-small={isSmall || undefined}
          data-over={(isOver && !isFull) || undefined}
          aria-disabled={isFull}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-told`}
          aria-invalid={error ? true : undefined}
          onClick={() => isFull || input.current?.click()}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            choose(event.dataTransfer.files)
          }}
        >
          {!isFull && <Icon name="upload" size={isSmall ? 18 : 24} />}
          <span>{words}</span>
        </button>
      )}
      {below}
      <p
        id={`${id}-told`}
        className={classes.told}
        data-error={error ? true : undefined}
        role={error ? 'alert' : undefined}
      >
        {error ?? hint}
      </p>
      <input
        ref={input}
        name={name}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept.join(',')}
        onChange={(event) => {
          choose(event.currentTarget.files)
          // The same file may be chosen again after it was given up.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** A file: dropped or chosen, shown with its picture and size, with its progress while it is sent, and removed. */
export function FileField({ file, onChoose, onRemove, ...field }: FileFieldProps) {
  const { t } = useTranslation()
  const words = t(file ? 'files.replace' : 'files.drop')
  return (
    <DropField
      {...field}
      words={file?.percent === undefined ? words : ''}
      isSmall={file !== null}
      onChoose={([chosen]) => chosen && onChoose(chosen)}
      above={file && <FileRow file={file} onRemove={onRemove} />}
    />
  )
}

/** Several files, so many at most. */
export function FilesField({ files, most, onChoose, onRemove, ...field }: FilesFieldProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const isFull = files.length >= most
  const words = files.length === 0 ? t('files.dropSeveral') : t('files.add')

  function remove(id: string) {
    onRemove(id)
    // The button that was pressed goes with its file.
    button.current?.focus()
  }

  return (
    <DropField
      {...field}
      button={button}
      words={isFull ? t('files.full', { most }) : words}
      isSmall={files.length > 0}
      isFull={isFull}
      isMultiple
      onChoose={onChoose}
      below={
        files.length > 0 && (
          <ul className={classes.files} aria-label={field.label}>
            {files.map(({ id, ...file }) => (
              <li key={id}>
                <FileRow file={file} onRemove={() => remove(id)} />
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
