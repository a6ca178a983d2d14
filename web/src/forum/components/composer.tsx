import type { Post } from '@portal/protocol/forum/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { useSignInAddress } from '../use-sign-in-address.ts'
import { CommentForm } from './comment-form.tsx'

/** Where the reader says something below a post, or why nobody can, or not yet. */
export function Composer({ post: { id, isOpen, isClosed } }: { post: Post }) {
  const { t } = useTranslation('forumThread')
  const isVisitor = useViewer() === null
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
  return <CommentForm postId={id} />
}
