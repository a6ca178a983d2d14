import type { Post } from '@portal/protocol/forum/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Translatable } from '../../translation/door/translatable.tsx'
import { Card } from '../../ui/card.tsx'
import { Moment, useFormatMoment } from '../../ui/moment.tsx'
import { useShare } from '../../ui/use-share.ts'
import { SmallLink } from '../../ui/small-button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { editAddress, forumPath, postAddress } from '../addresses.ts'
import { forumCategories } from '../queries.ts'
import { AuthorAvatar } from './author-avatar.tsx'
import { AuthorName } from './author-name.tsx'
import { Figure } from './figure.tsx'
import { ReportDialog } from './forms-later.tsx'
import { LikeButton } from './like-button.tsx'
import classes from './post-card.module.css'
import { PostPictures } from './post-pictures.tsx'
import { RemovalDialog } from './removal-later.ts'
import { SmallAction } from './small-action.tsx'

/** What the post is about, since when, and how often it was read. */
function Facts({ post }: { post: Post }) {
  const { t } = useTranslation('forumThread')
  const { t: words } = useTranslation('forum')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const formatMoment = useFormatMoment()
  const categoryName = useEntryNames(forumCategories)
  const { category, language, createdAt, changedAt, reads, isPinned, isClosed } = post
  return (
    <p className={classes.facts}>
      <Tag>{categoryName(category)}</Tag>
      {language !== reader && <Tag tone="grey">{ui(`languageNames.${language}`)}</Tag>}
      {isPinned && <Tag tone="seal">{words('pinned')}</Tag>}
      {isClosed && <Tag tone="grey">{words('closed')}</Tag>}
      <Moment at={createdAt} />
      {changedAt && <span>{t('edited', { date: formatMoment(changedAt) })}</span>}
      <Figure icon="eye" count={reads} words={words('reads', { count: reads })} />
    </p>
  )
}

/** Who wrote it, and what else they wrote. */
function Author({ post: { author, authorFigures } }: { post: Post }) {
  const { t } = useTranslation('forumThread')
  const { t: typeName } = useTranslation('userTypes')
  return (
    <div className={classes.author}>
      <AuthorAvatar author={author} size="small" />
      <div>
        <b>
          <AuthorName author={author} isLinked />
        </b>
        {author && author.name !== null && (
          <p>
            <span>{typeName(author.userType)}</span>
            {authorFigures && <span>{t('figures', authorFigures)}</span>}
          </p>
        )}
      </div>
    </div>
  )
}

/** What can be done with it. */
function PostActions({ post }: { post: Post }) {
  const { t } = useTranslation('forumThread')
  const { t: words } = useTranslation('forum')
  const { ask, origin } = useApp()
  const share = useShare()
  const [begun, setBegun] = useState<'remove' | 'report' | null>(null)
  const { id, title, likes, isLiked, isOwn, state, abilities } = post
  const end = () => setBegun(null)

  return (
    <div className={`${classes.actions} no-print`}>
      {state === 'DISPLAYED' && (
        <>
          <LikeButton kind="post" id={id} likes={likes} isLiked={isLiked} />
          <SmallAction icon="share" isForAll onClick={() => void share(title, origin + postAddress(id))}>
            {t('share')}
          </SmallAction>
        </>
      )}
      {abilities.includes('edit') && (
        <SmallLink icon="pencil" to={editAddress(id)}>
          {words('actions.edit')}
        </SmallLink>
      )}
      {abilities.includes('delete') && (
        <SmallAction icon="remove" onClick={() => setBegun('remove')}>
          {words('actions.remove')}
        </SmallAction>
      )}
      {!isOwn && (
        <div className={classes.last}>
          <SmallAction icon="flag" isMinor onClick={() => setBegun('report')}>
            {t('report.action')}
          </SmallAction>
        </div>
      )}
      {begun === 'remove' && (
        <RemovalDialog
          kind="post"
          send={() => ask('forum', 'remove', { params: { id } })}
          go={forumPath}
          onClose={end}
        />
      )}
      {begun === 'report' && <ReportDialog kind="post" id={id} onClose={end} />}
    </div>
  )
}

/** A post: what it says, whose it is, what can be done with it. */
export function PostCard({ post }: { post: Post }) {
  const { title, language, content, pictures } = post
  return (
    <Card>
      <article className={classes.post}>
        <Facts post={post} />
        <h1 lang={language}>{title}</h1>
        <Author post={post} />
        <Translatable language={language}>
          <CitedRichText {...content} language={language} />
        </Translatable>
        <PostPictures pictures={pictures} language={language} />
        <PostActions post={post} />
      </article>
    </Card>
  )
}
