import type { Unfinished } from '@portal/protocol/publications/unfinished.ts'
import { useTranslation } from 'react-i18next'
import { useFieldWords } from '../../../app/forms/use-field-words.ts'
import { Note } from '../../../ui/note.tsx'
import { useFieldName } from '../use-field-name.ts'

/** What keeps a draft from being handed in. */
export function UnreadyNote({ unready }: { unready: readonly Unfinished[] }) {
  const { t } = useTranslation('publicationDesk')
  const { t: forms } = useTranslation('forms')
  const fieldName = useFieldName()
  const fieldWords = useFieldWords()
  return (
    <Note tone="gold">
      <p>{t('unready', { count: unready.length })}</p>
      <ul>
        {unready.map(({ field, rule }) => (
          <li key={field}>
            {forms('problem', { label: fieldName(field), problem: fieldWords({ rule })() })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
