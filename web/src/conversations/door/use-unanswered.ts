import { useTranslation } from 'react-i18next'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { entriesOf } from '../queries.ts'

/**
 * What is told where the other side wrote last in a thread; else null. Whose turn it is does not follow from that: only
 * the reader knows whether there is something to answer.
 */
export function useUnanswered(conversationId: string | null) {
  const { t } = useTranslation('conversations')
  const source = entriesOf(useApp(), conversationId ?? '')
  const { first } = useEndlessList({ ...source, enabled: conversationId !== null })
  if (first?.entries.content.at(-1)?.isOwn !== false) return null
  return {
    look: { tone: 'ink', icon: 'speech', who: t('answer.who'), title: t('answer.title') },
    open: t('answer.open'),
  } as const
}
