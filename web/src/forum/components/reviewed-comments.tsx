import type { Comment } from '@portal/protocol/forum/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Decide } from '../../app/admin/decide.tsx'
import { adminKey } from '../../app/admin/queries.ts'
import { formCall } from '../../app/forms/form-call.ts'
import { MoreRows } from '../../app/lists/more-rows.tsx'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { commentsOf, repliesOf, type TopComment } from '../queries.ts'
import { AuthorName } from './author-name.tsx'
import classes from './reviewed-comments.module.css'

const takeDown = formCall('forum', 'takeDownComment')

/** What somebody said, and its end; nothing of what is not shown any more. */
function Said({ comment }: { comment: Comment }) {
  const { t } = useTranslation('forumDesk')
  const { reasons } = useCatalogue('forumDesk')
  const { id, author, at, text, language } = comment
  if (text === null) return null
  return (
    <div className={classes.said}>
      <p className={classes.who}>
        <AuthorName author={author} />
        <Moment at={at} />
      </p>
      <p className={classes.text} lang={language}>
        {text}
      </p>
      <Decide
        id={id}
        abilities={['takeDown']}
        decisions={{
          takeDown: {
            label: t('takeDown'),
            title: t('comments.takeDownTitle'),
            text: t('comments.takeDownText'),
            done: t('takenDown'),
            call: takeDown,
            reasons,
          },
        }}
      />
    </div>
  )
}

/** A comment on the post with all that answers it. */
function Top({ comment }: { comment: TopComment }) {
  const { t } = useTranslation('forumDesk')
  const [isWhole, setWhole] = useState(false)
  const { query, rows, more } = useEndlessList(repliesOf(useApp(), comment.id, isWhole, adminKey))
  const replies = isWhole && rows.size > 0 ? [...rows.values()] : comment.replies
  const left = comment.replyCount - replies.length
  return (
    <li>
      <Said comment={comment} />
      {replies.length > 0 && (
        <ul className={classes.replies}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Said comment={reply} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button
          variant="subtle"
          size="compact-md"
          isBusy={query.isFetching}
          onClick={() => (isWhole ? more?.ask() : setWhole(true))}
        >
          {t('comments.moreReplies', { count: left })}
        </Button>
      )}
    </li>
  )
}

/** What was said below a post, for moderators to take down what may not stand there. */
export function ReviewedComments({ id }: { id: string }) {
  const { t } = useTranslation('forumDesk')
  const { query, rows, more } = useEndlessList(commentsOf(useApp(), id, 'oldest', adminKey))
  return (
    <Card title={t('comments.title')}>
      <QueryView query={query} skeleton={<RowSkeletons rows={2} height={90} />}>
        {() =>
          rows.size === 0 ? (
            <p>{t('comments.none')}</p>
          ) : (
            <>
              <ul className={classes.comments}>
                {[...rows.values()].map((comment) => (
                  <Top key={comment.id} comment={comment} />
                ))}
              </ul>
              <MoreRows more={more}>{t('comments.more')}</MoreRows>
            </>
          )
        }
      </QueryView>
    </Card>
  )
}
