import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { History } from '../../app/admin/history.tsx'
import { ReviewPage } from '../../app/admin/review-page.tsx'
import { defineReviewedRecord } from '../../app/admin/reviewed-record.tsx'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Written } from '../../ui/written.tsx'
import { postAddress } from '../addresses.ts'
import { DecidePost } from '../components/decide-post.tsx'
import { PostPictures } from '../components/post-pictures.tsx'
import { PostTag } from '../components/post-tag.tsx'
import { ReviewedComments } from '../components/reviewed-comments.tsx'
import { postQueue, reviewedPostQuery } from '../desk-queries.ts'
import { forumCategories } from '../queries.ts'

type Reviewed = OutputOf<Calls['forum']['review']>

/** What of it moderators know beside its words. */
function PostFacts({ post }: { post: Reviewed }) {
  const { t } = useTranslation('forumDesk')
  const { t: words } = useTranslation('forum')
  const { t: frame } = useTranslation('adminFrame')
  const { t: typeName } = useTranslation('userTypes')
  const categoryName = useEntryNames(forumCategories)
  const { username, userType, category, language, comments, likes, reads, reports, reason } = post
  return (
    <Card title={t('facts')}>
      <Facts
        facts={[
          [
            t('author'),
            username === null
              ? words('gone')
              : [username, userType && typeName(userType)].filter(Boolean).join(' · '),
          ],
          [t('category'), categoryName(category)],
          [t('language'), frame(`languages.${language}`)],
          [frame('review.submittedAt'), <Moment key="submitted" at={post.submittedAt} />],
          [t('figures'), [comments, likes, reads].join(' · ')],
          ...(reports > 0
            ? ([
                [
                  t('reports'),
                  <Link key="reports" to="/admin/forum/reports?state=OPEN">
                    {t('openReports', { count: reports })}
                  </Link>,
                ],
              ] as const)
            : []),
          ...(reason ? ([[t('reason'), <Written key="reason">{reason}</Written>]] as const) : []),
        ]}
      />
    </Card>
  )
}

/** A post with all that its moderator needs to decide on it. */
function ReviewedPost({ record: post }: { record: Reviewed }) {
  const { t } = useTranslation('forumDesk')
  const { t: words } = useTranslation('forum')
  const { history } = useCatalogue('forumThread')
  const { id, title, language, state, isHidden, content, pictures } = post
  const isShown = state === 'DISPLAYED' && !isHidden
  return (
    <ReviewPage
      name="admin/forum/detail"
      title={title}
      state={
        <>
          <PostTag state={state} isReaders />
          {isHidden && <Tag tone="grey">{t('hidden')}</Tag>}
          {post.isPinned && <Tag tone="seal">{words('pinned')}</Tag>}
          {post.isClosed && <Tag tone="grey">{words('closed')}</Tag>}
        </>
      }
      queue={postQueue}
      id={id}
      decisions={
        <>
          <DecidePost key={id} {...post} />
          {isShown && (
            <ButtonLink to={postAddress(id)} variant="default">
              {t('toThread')}
            </ButtonLink>
          )}
        </>
      }
      history={<History entries={post.history} names={history} />}
    >
      <Card title={t('content')}>
        <CitedRichText {...content} language={language} />
        <PostPictures pictures={pictures} language={language} />
      </Card>
      <PostFacts post={post} />
      {isShown && <ReviewedComments id={id} />}
    </ReviewPage>
  )
}

export const { page } = defineReviewedRecord({ query: reviewedPostQuery, View: ReviewedPost })
