import { useTranslation } from 'react-i18next'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { entriesOf } from '../queries.ts'

/** That it is the reader's turn where what was written last in a thread is the other side's; else null. */
export function useAnswerTurn(conversationId: string | null) {
  const { t } = useTranslation('conversations')
  const source = entriesOf(useApp(), conversationId ?? '')
  const { first } = useEndlessList({ ...source, enabled: conversationId !== null })
  if (first?.entries.content.at(-1)?.isOwn !== false) return null
  return {
    look: { tone: 'seal', icon: 'speech', who: t('answer.who'), title: t('answer.title') },
    open: t('answer.open'),
  } as const
}
