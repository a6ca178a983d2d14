import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { commentAddress } from '../addresses.ts'
import type { OwnCommentRow as Row } from '../queries.ts'
import classes from './own-row.module.css'

interface OwnCommentRowProps {
  row: Row
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** What the reader said below a post, to be chosen for deleting. */
export function OwnCommentRow({ row, isChosen, onChoose }: OwnCommentRowProps) {
  const { t } = useTranslation('ownPosts')
  const { t: words } = useTranslation('forum')
  const day = useFormatDay()
  const { id, text, language, post, likes, at, reason, abilities } = row
  const textId = `own-comment-${id}`
  return (
    <article className={classes.row}>
      {abilities.includes('delete') && (
        <Checkbox
          className={classes.choice}
          checked={isChosen}
          aria-label={t('comments.choose')}
          aria-describedby={textId}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
      <div className={classes.what}>
        <p id={textId} className={classes.text} lang={language}>
          {text}
        </p>
        {reason !== null && (
          <p className={classes.reason}>
            <Quoting words={(said) => t('comments.takenDown', { reason: said })} said={reason} />
          </p>
        )}
        <p className={classes.meta}>
          <span>
            {t('comments.to')}{' '}
            {post.isShown ? (
              <Link to={commentAddress(post.id, id)} className={classes.post} lang={post.language}>
                {post.title}
              </Link>
            ) : post.title ? (
              <span lang={post.language}>{post.title}</span>
            ) : (
              t('comments.toHidden')
            )}
          </span>
          <time dateTime={at}>{day(at)}</time>
          <span>{words('likes', { count: likes })}</span>
        </p>
      </div>
    </article>
  )
}
