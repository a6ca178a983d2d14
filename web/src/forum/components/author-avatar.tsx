import type { ForumAuthor } from '@portal/protocol/forum/schemas.ts'
import { Avatar, type AvatarSize } from '../../ui/avatar.tsx'
import { lookOf, useNameOf } from '../who.ts'

/** The picture of whoever wrote; nobody's once they have left. */
export function AuthorAvatar({ author, size }: { author: ForumAuthor | null; size: AvatarSize }) {
  const nameOf = useNameOf()
  return (
    <Avatar
      name={author === null ? '' : nameOf(author)}
      picture={author?.picture ?? null}
      size={size}
      {...lookOf(author)}
    />
  )
}
