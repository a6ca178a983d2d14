import type { ForumAuthor } from '@portal/protocol/forum/schemas.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import { agencyTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import { useTranslation } from 'react-i18next'

const bodies: readonly UserType[] = ['ENTERPRISE', ...agencyTypes]

/** By what name readers know an author: the platform's staff have none of their own, who left has none any more. */
export function useNameOf(): (author: Pick<ForumAuthor, 'name'> | null) => string {
  const { t } = useTranslation('forum')
  return (author) => (author === null ? t('gone') : (author.name ?? t('moderator')))
}

/** How an author is drawn where there is no picture. */
export function lookOf(author: ForumAuthor | null): { isBody: boolean; tone: Tone } {
  if (author === null) return { isBody: false, tone: 'grey' }
  const { name, userType, isVerifiedLawyer } = author
  if (name === null) return { isBody: false, tone: 'seal' }
  return { isBody: bodies.includes(userType), tone: isVerifiedLawyer ? 'jade' : 'ink' }
}
