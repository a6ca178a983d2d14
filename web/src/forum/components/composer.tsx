import type { Post } from '@portal/protocol/forum/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { useSignInAddress } from '../use-sign-in-address.ts'
import { Coming, CommentForm } from './forms-later.tsx'

/** Where the reader says something below a post, or why nobody can, or not yet. */
export function Composer({ post: { id, isOpen, isClosed } }: { post: Post }) {
  const { t } = useTranslation('forumThread')
  const isVisitor = useViewer() === null
  const isAlive = useIsAlive()
  const signIn = useSignInAddress()
  if (!isOpen) {
    return (
      <Note tone="grey" icon="lock">
        {t(isClosed ? 'comments.closed' : 'comments.notShown')}
      </Note>
    )
  }
  if (isVisitor) {
    return (
      <Note tone="ink">
        {t('comments.signIn')} <Link to={signIn}>{t('comments.toSignIn')}</Link>
      </Note>
    )
  }
  return isAlive ? <CommentForm postId={id} /> : <Coming />
}
