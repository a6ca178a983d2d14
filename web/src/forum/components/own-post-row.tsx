import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Actions } from '../../ui/actions.tsx'
import { Link } from '../../ui/link.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { Tag } from '../../ui/tag.tsx'
import { editAddress, postAddress } from '../addresses.ts'
import { forumCategories, type OwnPostRow as Row } from '../queries.ts'
import classes from './own-row.module.css'
import { PostTag } from './post-tag.tsx'

interface OwnPostRowProps {
  row: Row
  onRemove: (id: string) => void
}

/** A post of the reader's own: how it stands, why it is not shown, what may be done. */
export function OwnPostRow({ row, onRemove }: OwnPostRowProps) {
  const { t } = useTranslation('ownPosts')
  const { t: words } = useTranslation('forum')
  const day = useFormatDay()
  const categoryName = useEntryNames(forumCategories)
  const { id, title, language, state, category, createdAt, comments, likes, reason, abilities } = row
  return (
    <article className={classes.row}>
      <div className={classes.what}>
        <h2>
          <Link to={postAddress(id)} lang={language}>
            {title}
          </Link>
        </h2>
        {reason !== null && (
          <p className={classes.reason}>
            <Quoting words={(said) => t('posts.reason', { reason: said })} said={reason} />
          </p>
        )}
        <p className={classes.meta}>
          <PostTag state={state} />
          <Tag>{categoryName(category)}</Tag>
          <span>{t('posts.published', { date: day(createdAt) })}</span>
          <span>{t('posts.replies', { count: comments })}</span>
          <span>{words('likes', { count: likes })}</span>
        </p>
      </div>
      <Actions
        actions={[
          ...(abilities.includes('edit')
            ? [{ label: words('actions.edit'), icon: 'pencil' as const, to: editAddress(id) }]
            : []),
          ...(abilities.includes('delete')
            ? [
                {
                  label: words('actions.remove'),
                  icon: 'remove' as const,
                  isDestructive: true as const,
                  onClick: () => onRemove(id),
                },
              ]
            : []),
        ]}
      />
    </article>
  )
}
