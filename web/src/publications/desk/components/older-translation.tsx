import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import type { DeskVersion } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../app/forms/use-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Note } from '../../../ui/note.tsx'
import { textsIn, type PublicationValues } from '../publication-values.ts'
import { translationAge } from '../standing.ts'
import { ChangedSince } from './changed-since.tsx'

interface OlderTranslationProps {
  form: Form<PublicationValues>
  version: DeskVersion
  language: Language
}

/** Of a translation that the Chinese was changed after: what changed, and that it holds all the same. */
export function OlderTranslation({ form, version, language }: OlderTranslationProps) {
  const { t } = useTranslation('publicationDesk')
  const { values, initial, change } = form
  const isChanged = (one: Language) => textsIn(one).some((name) => values[name] !== initial[name])
  const state = translationAge(version.textsChangedAt, language)
  const isStored = state === 'older'
  const isOlder = isStored || (state === 'current' && isChanged(defaultLanguage))
  if (language === defaultLanguage || !isOlder || isChanged(language)) return null
  const { stillRight } = values
  return (
    <Note tone="gold">
      {isStored && (
        <>
          <p>{t('olderThanChinese')}</p>
          <ChangedSince versionId={version.id} language={language} />
        </>
      )}
      <Checkbox
        label={t('since.confirm')}
        checked={stillRight.includes(language)}
        onChange={({ currentTarget: { checked } }) => {
          const others = stillRight.filter((one) => one !== language)
          change({ stillRight: checked ? [...others, language] : others })
        }}
      />
    </Note>
  )
}
