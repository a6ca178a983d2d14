import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../ui/format.ts'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { useViewer } from '../viewer.ts'

/** Whoever saved a draft so lately may still be writing it. */
const lately = 30 * 60 * 1000

interface SavedByOtherProps {
  version: { writtenBy: { username: string }; writtenAt: string }
  /** When the version was read. */
  now: number
}

/** Says to whoever opens a draft, or has it open, that somebody else saved it a moment ago. */
export function SavedByOther({ version: { writtenBy, writtenAt }, now }: SavedByOtherProps) {
  const { t } = useTranslation('adminFrame')
  const language = useLanguage()
  const viewer = useViewer()
  const { username } = writtenBy
  if (username === '' || username === viewer?.username || now - Date.parse(writtenAt) > lately) return null
  return (
    <Note tone="gold" icon="info">
      {t('form.savedByOther', { username, at: formatMoment(writtenAt, language, 'Asia/Shanghai') })}
    </Note>
  )
}
