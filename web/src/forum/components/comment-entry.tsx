import type { Comment } from '@portal/protocol/forum/schemas.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'
import { Translatable } from '../../translation/door/translatable.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Moment, useFormatMoment } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useArrival } from '../sought-comment.ts'
import { useNameOf } from '../who.ts'
import { AuthorAvatar } from './author-avatar.tsx'
import { AuthorName } from './author-name.tsx'
import { CommentForm, EditComment, ReportDialog } from './forms-later.tsx'
import { LikeButton } from './like-button.tsx'
import { RemovalDialog } from './removal-later.ts'
import { SmallAction } from './small-action.tsx'
import classes from './comments.module.css'

type Shown = Comment & { content: NonNullable<Comment['content']> }

const isShown = (comment: Comment): comment is Shown => comment.content !== null

interface EntryProps {
  comment: Comment
  /** Of the post. */
  postId: string
  /** Whether the post may be commented. */
  isOpen: boolean
  /** The comment on the post itself, where this one stands below it. */
  below?: Comment
  /** Liked more than any other. */
  isBest?: boolean
  /** The address names it. */
  isSought?: boolean
  onReplied: () => void
  /** What answers it. */
  children?: ReactNode
}

/** Who said it, and when. */
function Head({ comment, below }: Pick<EntryProps, 'comment' | 'below'>) {
  const { t } = useTranslation('forumThread')
  const nameOf = useNameOf()
  const formatMoment = useFormatMoment()
  const { author, isPostAuthor, replyTo, at, changedAt } = comment
  return (
    <p className={classes.head}>
      <b>
        <AuthorName author={author} isLinked />
      </b>
      {isPostAuthor && <Tag>{t('comments.starter')}</Tag>}
      {replyTo && replyTo.id !== below?.id && (
        <span>{t('comments.replyTo', { name: nameOf(replyTo.author) })}</span>
      )}
      <Moment at={at} />
      {changedAt && <span>{t('edited', { date: formatMoment(changedAt) })}</span>}
    </p>
  )
}

interface SaidProps extends EntryProps {
  comment: Shown
  /** A form that had the focus goes. */
  onLeft: () => void
}

/** What was said, with what can be done with it. */
function Said({ comment, postId, isOpen, onReplied, onLeft }: SaidProps) {
  const { t } = useTranslation('forumThread')
  const { t: words } = useTranslation('forum')
  const { ask } = useApp()
  const name = useNameOf()(comment.author)
  const [begun, setBegun] = useState<'reply' | 'edit' | 'remove' | 'report' | null>(null)
  const { id, content, text, language, likes, isLiked, isOwn, abilities } = comment
  const end = () => setBegun(null)
  const leave = () => {
    onLeft()
    end()
  }
  if (begun === 'edit') {
    return <EditComment id={id} text={text ?? ''} onDone={leave} />
  }
  return (
    <>
      <div className={classes.words}>
        <Translatable language={language}>
          <CitedRichText {...content} language={language} />
        </Translatable>
      </div>
      <div className={`${classes.actions} no-print`}>
        <LikeButton kind="comment" id={id} likes={likes} isLiked={isLiked} />
        {isOpen && (
          <SmallAction icon="back" name={t('comments.replyTo', { name })} onClick={() => setBegun('reply')}>
            {t('comments.reply')}
          </SmallAction>
        )}
        {abilities.includes('edit') && (
          <SmallAction icon="pencil" onClick={() => setBegun('edit')}>
            {words('actions.edit')}
          </SmallAction>
        )}
        {abilities.includes('delete') && (
          <SmallAction icon="remove" onClick={() => setBegun('remove')}>
            {words('actions.remove')}
          </SmallAction>
        )}
        {!isOwn && (
          <SmallAction icon="flag" isMinor onClick={() => setBegun('report')}>
            {t('report.action')}
          </SmallAction>
        )}
      </div>
      {begun === 'reply' && (
        <CommentForm
          postId={postId}
          replyTo={{ id, name }}
          onDone={() => {
            leave()
            onReplied()
          }}
          onCancel={leave}
        />
      )}
      {begun === 'remove' && (
        <RemovalDialog
          kind="comment"
          send={() => ask('forum', 'removeComments', { body: { ids: [id] } })}
          onClose={end}
        />
      )}
      {begun === 'report' && <ReportDialog kind="comment" id={id} onClose={end} />}
    </>
  )
}

/** A comment; of one that is not shown any more, its place. */
export function CommentEntry(props: EntryProps) {
  const { comment, below, isBest = false, isSought = false, children } = props
  const { t } = useTranslation('forumThread')
  const { id, state, author } = comment
  const entry = useArrival(isSought)

  /** Who has gone on elsewhere meanwhile stays there. */
  function takeFocus() {
    const { activeElement, body } = document
    const isHere = activeElement === body || entry.current?.contains(activeElement)
    if (isHere) entry.current?.focus({ preventScroll: true })
  }

  return (
    <li id={`comment-${id}`}>
      {isBest && (
        <p className={classes.best}>
          <Icon name="like" size={15} />
          {t('comments.best')}
        </p>
      )}
      <article
        ref={entry}
        className={classes.entry}
        tabIndex={-1}
        data-below={below !== undefined || undefined}
        data-sought={isSought || undefined}
      >
        <AuthorAvatar author={author} size={below ? 'tiny' : 'small'} />
        <div className={classes.said}>
          {isShown(comment) ? (
            <>
              <Head comment={comment} {...(below && { below })} />
              <Said {...props} comment={comment} onLeft={takeFocus} />
            </>
          ) : (
            <p className={classes.gone}>
              {t(state === 'TAKEN_DOWN' ? 'comments.takenDown' : 'comments.deleted')}
            </p>
          )}
        </div>
      </article>
      {children}
    </li>
  )
}
