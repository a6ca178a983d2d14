import { Button } from '@mantine/core'
import { commentsList } from '@portal/protocol/forum/lists.ts'
import type { Post } from '@portal/protocol/forum/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreRows } from '../../app/lists/more-rows.tsx'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { Select } from '../../ui/select.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { bestOf } from '../best.ts'
import { commentsOf, repliesOf, type CommentSort, type TopComment } from '../queries.ts'
import { CommentEntry } from './comment-entry.tsx'
import { Composer } from './composer.tsx'
import classes from './comments.module.css'

interface TopProps {
  comment: TopComment
  post: Post
  isBest: boolean
}

/** A comment on the post with what answers it: the first, and the others once they are wanted. */
function Top({ comment, post, isBest }: TopProps) {
  const { t } = useTranslation('forumThread')
  const [isWhole, setWhole] = useState(false)
  const { query, rows, more } = useEndlessList(repliesOf(useApp(), comment.id, isWhole))
  const replies = isWhole && rows.size > 0 ? [...rows.values()] : comment.replies
  const left = comment.replyCount - replies.length
  const shared = { postId: post.id, isOpen: post.isOpen, onReplied: () => setWhole(true) }
  return (
    <CommentEntry comment={comment} isBest={isBest} {...shared}>
      {replies.length > 0 && (
        <ol className={classes.replies}>
          {replies.map((reply) => (
            <CommentEntry key={reply.id} comment={reply} below={comment} {...shared} />
          ))}
        </ol>
      )}
      {left > 0 && (
        <div className={classes.more}>
          <Button
            variant="subtle"
            size="compact-md"
            loading={query.isFetching}
            onClick={() => (isWhole ? more?.ask() : setWhole(true))}
          >
            {t('comments.more', { count: left })}
          </Button>
        </div>
      )}
    </CommentEntry>
  )
}

/** What was said below a post, in the order that the reader wants, and their own word at the end. */
export function Comments({ post }: { post: Post }) {
  const { t } = useTranslation('forumThread')
  const [sort, setSort] = useState<CommentSort>('oldest')
  const { query, first, rows, more } = useEndlessList(commentsOf(useApp(), post.id, sort))
  const shown = [...rows.values()]
  // Of a part of them nobody knows, but where those that are liked most come first.
  const best = more === null || sort === 'mostLiked' ? bestOf(shown) : null
  useAnchor(first !== undefined)
  return (
    <Card
      title={t('comments.title', { count: post.comments })}
      tools={
        post.comments > 1 && (
          <div className={`${classes.sort} no-print`}>
            <Select
              isCompact
              isLabelHidden
              label={t('comments.sort')}
              value={sort}
              choices={commentsList.sorts.map((value) => ({ value, label: t(`comments.sorts.${value}`) }))}
              onChange={setSort}
            />
          </div>
        )
      }
    >
      <QueryView query={query} skeleton={<RowSkeletons rows={3} height={110} />}>
        {() => (
          <>
            {shown.length === 0 ? (
              <p className={classes.none}>{t('comments.none')}</p>
            ) : (
              <ol className={classes.comments} aria-label={t('comments.list')}>
                {shown.map((comment) => (
                  <Top key={comment.id} comment={comment} post={post} isBest={comment.id === best} />
                ))}
              </ol>
            )}
            <MoreRows more={more}>{t('comments.further')}</MoreRows>
          </>
        )}
      </QueryView>
      <div className={`${classes.composer} no-print`}>
        <Composer post={post} />
      </div>
    </Card>
  )
}
