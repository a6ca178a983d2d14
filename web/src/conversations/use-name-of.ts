import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { useTranslation } from 'react-i18next'

export type Partner = OutputOf<(typeof conversationCalls)['entries']>['partner']

const words: Partial<Record<UserType, 'individual' | 'desk'>> = { PERSON: 'individual', ADMIN: 'desk' }

/** The name of the other side of a conversation; what they are, where it is not for the reader. */
export function useNameOf(): (partner: Partner) => string {
  const { t } = useTranslation('conversations')
  return ({ name, userType }) => name ?? t(words[userType] ?? 'otherSide')
}
