import { Button, Checkbox, TextInput } from '@mantine/core'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { emptyFields } from '../empty-fields.ts'
import { problemsOf, type Problems } from '../../app/forms/failures.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { adminKey, countries } from '../queries.ts'
import classes from './page.module.css'

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

const rename = { 'words.zh': 'zh', 'words.en': 'en', 'words.ru': 'ru' }

/** Adds an entry to a dictionary, or changes its words, place or showing. */
export function EntryDialog({ type, entry, taken, next, onClose }: EntryDialogProps) {
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation()
  const { ask, queries } = useApp()
  const form = useForm({
    code: entry?.code ?? '',
    zh: entry?.words.zh ?? '',
    en: entry?.words.en ?? '',
    ru: entry?.words.ru ?? '',
    position: String(entry?.position ?? next),
    isHidden: entry?.isHidden ?? false,
  })
  const { code, position, isHidden, zh, en, ru } = form.values
  const shape = type === countries ? /^[A-Z]{2}$/ : /^[A-Z0-9][A-Z0-9_]{0,49}$/

  const save = useMutation({
    mutationFn: () => {
      const body = { position: Number(position), words: { zh, en, ru }, isHidden }
      return type === countries
        ? ask('reference', 'saveCountry', { params: { code }, body })
        : ask('reference', 'saveDictionaryEntry', { params: { type, code }, body })
    },
    onSuccess: async () => {
      showToast(t('form.saved'))
      onClose()
      await queries.invalidateQueries({ queryKey: adminKey })
      await queries.invalidateQueries({ queryKey: ['dictionary', type] })
    },
    onError: (error) =>
      form.mark(
        problemsOf(
          error,
          ui('states.offline'),
          [...(entry ? [] : ['code']), 'position', ...languages],
          rename,
        ),
      ),
  })

  function submit() {
    const found: Problems = {
      ...emptyFields({ code, zh, en, ru }, ['code', ...languages], t('form.required')),
      ...(!entry && code && !shape.test(code) && { code: t('dictionaries.badCode') }),
      ...(!entry && taken.includes(code) && { code: t('dictionaries.codeTaken') }),
      ...((!/^\d{1,5}$/.test(position) || Number(position) > 10_000) && {
        position: t('dictionaries.badPosition'),
      }),
    }
    if (form.mark(found)) save.mutate()
  }

  const title = entry ? t('dictionaries.editTitle', { code: entry.code }) : t('dictionaries.addTitle')
  return (
    <Dialog title={title} onClose={onClose}>
      <p id="entry-form" className={classes.hint}>
        {t(`dictionaries.types.${type as 'COUNTRY'}`)}
      </p>
      <FormFrame form={form} labelledBy="entry-form" onSubmit={submit}>
        {!entry && (
          <TextInput
            {...form.text('code')}
            label={t('dictionaries.code')}
            description={t(type === countries ? 'dictionaries.countryCodeHint' : 'dictionaries.codeHint')}
            maxLength={50}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        {languages.map((spoken) => (
          <TextInput
            key={spoken}
            {...form.text(spoken)}
            lang={spoken}
            label={t(`languages.${spoken}`)}
            maxLength={200}
          />
        ))}
        <TextInput
          {...form.text('position')}
          label={t('dictionaries.position')}
          inputMode="numeric"
          maxLength={5}
        />
        <Checkbox
          name="isHidden"
          label={t('dictionaries.isHidden')}
          checked={isHidden}
          onChange={(event) => form.change({ isHidden: event.currentTarget.checked })}
        />
        <div className={classes.buttons}>
          <Button type="submit" loading={save.isPending}>
            {t('form.save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
