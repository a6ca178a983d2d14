import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { entriesOf } from '../queries.ts'

/** Whether what was written last in a thread is the other side's. */
export function useIsUnanswered(conversationId: string | null): boolean {
  const source = entriesOf(useApp(), conversationId ?? '')
  const { first } = useEndlessList({ ...source, enabled: conversationId !== null })
  return first?.entries.content.at(-1)?.isOwn === false
}
