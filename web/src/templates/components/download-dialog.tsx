import type { DocumentFormat } from '@portal/protocol/kernel/file.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveFile } from '../../app/use-save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { keyOf, languageSets, setOf, type LanguageSet } from '../filling/language-sets.ts'
import { useSetName } from '../filling/set-choice.tsx'
import classes from './download-dialog.module.css'

const formats = ['docx', 'pdf'] as const satisfies readonly DocumentFormat[]

interface DownloadDialogProps {
  title: string
  /** What the file is called, without its ending. */
  name: string
  held: readonly Language[]
  /** What is chosen at first. */
  chosen: LanguageSet
  addressOf: (format: DocumentFormat, set: LanguageSet) => string
  onClose: () => void
  /** Above the choice: what is still open. */
  children?: ReactNode
}

/** A document as Word or PDF, in one language or two beside each other. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { title, name, held, chosen, addressOf, onClose, children } = props
  const { t } = useTranslation('template')
  const reader = useLanguage()
  const nameOf = useSetName()
  const group = useId()
  const sets = languageSets(held, reader)
  const [key, setKey] = useState(keyOf(chosen))
  const saving = useSaveFile<DocumentFormat>((format) => ({
    address: addressOf(format, setOf(sets, key)),
    name: `${name}.${format}`,
  }))
  return (
    <Dialog
      title={title}
      place="small"
      onClose={onClose}
      foot={
        <div className={classes.formats}>
          {formats.map((format) => (
            <Button
              key={format}
              variant={format === 'docx' ? 'filled' : 'default'}
              icon={<Icon name="download" size={16} />}
              isBusy={saving.isPending && saving.variables === format}
              onClick={() => saving.mutate(format)}
            >
              {t(`download.${format}`)}
            </Button>
          ))}
        </div>
      }
    >
      {children}
      {sets.length > 1 && (
        <fieldset className={classes.sets}>
          <legend>{t('sets.label')}</legend>
          {sets.map((set) => (
            <label key={keyOf(set)}>
              <input
                type="radio"
                name={group}
                checked={keyOf(set) === key}
                onChange={() => setKey(keyOf(set))}
              />
              {nameOf(set)}
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}
