import type { PostRow as Row } from '@portal/protocol/forum/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { postAddress } from '../addresses.ts'
import { forumCategories } from '../queries.ts'
import { AuthorAvatar } from './author-avatar.tsx'
import { AuthorName } from './author-name.tsx'
import { Figure } from './figure.tsx'
import classes from './post-row.module.css'

/** A post of the list: how it begins, whose it is, what came of it. */
export function PostRow({ row }: { row: Row }) {
  const { t } = useTranslation('forum')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const day = useFormatDay()
  const categoryName = useEntryNames(forumCategories)
  const { id, title, excerpt, category, language, author, createdAt, comments, likes, reads, pictures } = row
  return (
    <article className={classes.row}>
      <AuthorAvatar author={author} size="small" />
      <div className={classes.words}>
        <h2>
          {row.isPinned && (
            <span className={classes.pinned}>
              <Icon name="tack" size={15} />
              {t('pinned')}
            </span>
          )}
          <LeadingLink to={postAddress(id)} lang={language}>
            {title}
          </LeadingLink>
        </h2>
        <p className={classes.excerpt} lang={language}>
          {excerpt}
        </p>
        <p className={classes.meta}>
          <Tag>{categoryName(category)}</Tag>
          {language !== reader && <Tag tone="grey">{ui(`languageNames.${language}`)}</Tag>}
          <AuthorName author={author} />
          <time dateTime={createdAt}>{day(createdAt)}</time>
          <Figure icon="eye" count={reads} words={t('reads', { count: reads })} />
          {likes > 0 && <Figure icon="like" count={likes} words={t('likes', { count: likes })} />}
          {pictures > 0 && (
            <Figure icon="picture" count={pictures} words={t('pictureCount', { count: pictures })} />
          )}
          {row.isClosed && (
            <span className={classes.closed}>
              <Icon name="lock" size={12} />
              {t('closed')}
            </span>
          )}
        </p>
      </div>
      <p className={classes.replies}>
        <b>{formatNumber(comments, reader)}</b>
        <span>{t('replies', { count: comments })}</span>
      </p>
    </article>
  )
}
