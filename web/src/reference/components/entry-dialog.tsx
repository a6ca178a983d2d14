import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../app/forms/check-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LanguageFields } from '../../app/forms/language-fields.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { adminKey } from '../../app/admin/queries.ts'
import { countries } from '../queries.ts'
import classes from '../../app/admin/page.module.css'

const saveCountry = formCall('reference', 'saveCountry')
const saveEntry = formCall('reference', 'saveDictionaryEntry')

export interface Entry {
  code: string
  position: number
  words: Record<Language, string>
  isHidden: boolean
}

interface EntryDialogProps {
  type: string
  /** The entry to change; null for a new one. */
  entry: Entry | null
  /** Codes there are. */
  taken: readonly string[]
  /** Place of a new entry: behind the others. */
  next: number
  onClose: () => void
}

const fieldOf = (language: Language) => `words.${language}` as const

/** Adds an entry to a dictionary, or changes its words, place or showing. */
export function EntryDialog({ type, entry, taken, next, onClose }: EntryDialogProps) {
  const { t } = useTranslation('dictionaries')
  const { t: frame } = useTranslation('adminFrame')
  const isCountry = type === countries
  const form = useForm({
    call: isCountry ? saveCountry : saveEntry,
    params: isCountry ? {} : { type },
    initial: {
      code: entry?.code ?? '',
      'words.zh': entry?.words.zh ?? '',
      'words.en': entry?.words.en ?? '',
      'words.ru': entry?.words.ru ?? '',
      position: String(entry?.position ?? next),
      isHidden: entry?.isHidden ?? false,
    },
    words: { code: { wrong: () => t('badCode') }, position: { wrong: () => t('badPosition') } },
    check: ({ code }) => {
      if (entry) return {}
      if (taken.includes(code)) return { code: () => t('codeTaken') }
      return code === code.toUpperCase() ? {} : { code: () => t('badCode') }
    },
    after: { toast: frame('form.saved'), done: onClose, invalidates: [adminKey, ['dictionary', type]] },
  })

  const title = entry ? t('editTitle', { code: entry.code }) : t('addTitle')
  return (
    <Dialog title={title} onClose={onClose}>
      <p id="entry-form" className={classes.hint}>
        {t(`types.${type as 'COUNTRY'}`)}
      </p>
      <FormFrame form={form} labelledBy="entry-form">
        {!entry && (
          <TextField
            form={form}
            name="code"
            label={t('code')}
            hint={t(isCountry ? 'countryCodeHint' : 'codeHint')}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        <LanguageFields form={form} names={(language) => [fieldOf(language)]}>
          {(language, label) => (
            <TextField form={form} name={fieldOf(language)} label={label} lang={language} />
          )}
        </LanguageFields>
        <TextField form={form} name="position" label={t('position')} inputMode="numeric" />
        <CheckField form={form} name="isHidden" label={t('isHidden')} />
        <FormButtons form={form} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}
