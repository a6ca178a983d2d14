import { commentsList } from '@portal/protocol/forum/lists.ts'
import type { Post } from '@portal/protocol/forum/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { MoreRows } from '../../app/lists/more-rows.tsx'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { Select } from '../../ui/select.tsx'
import { bestOf } from '../best.ts'
import { commentPlaceQuery, commentsOf, repliesOf, type CommentSort, type TopComment } from '../queries.ts'
import { soughtIn, useReach } from '../sought-comment.ts'
import { CommentEntry } from './comment-entry.tsx'
import { Composer } from './composer.tsx'
import classes from './comments.module.css'

interface TopProps {
  comment: TopComment
  post: Post
  isBest: boolean
  /** The comment that the address names, this one or not; empty where it names none. */
  sought: string
  /** Whether that stands below this one. */
  isAbove: boolean
}

/** A comment on the post with what answers it: the first, and the others once they are wanted. */
function Top({ comment, post, isBest, sought, isAbove }: TopProps) {
  const { t } = useTranslation('forumThread')
  const [isWanted, setWhole] = useState(false)
  const isFolded = isAbove && comment.replies.every(({ id }) => id !== sought)
  const isWhole = isWanted || isFolded
  const { query, rows, more } = useEndlessList(repliesOf(useApp(), comment.id, isWhole))
  useReach(isFolded && !query.isError && rows.size > 0 && !rows.has(sought), more)
  const replies = isWhole && rows.size > 0 ? [...rows.values()] : comment.replies
  const left = comment.replyCount - replies.length
  const shared = { postId: post.id, isOpen: post.isOpen, onReplied: () => setWhole(true) }
  return (
    <CommentEntry comment={comment} isBest={isBest} isSought={comment.id === sought} {...shared}>
      {replies.length > 0 && (
        <ol className={classes.replies}>
          {replies.map((reply) => (
            <CommentEntry
              key={reply.id}
              comment={reply}
              below={comment}
              isSought={reply.id === sought}
              {...shared}
            />
          ))}
        </ol>
      )}
      {left > 0 && (
        <div className={classes.more}>
          <Button
            variant="subtle"
            size="compact-md"
            isBusy={query.isFetching}
            onClick={() => (isWhole ? more?.ask() : setWhole(true))}
          >
            {t('comments.more', { count: left })}
          </Button>
        </div>
      )}
    </CommentEntry>
  )
}

/** The order that the reader wants, until the address names another comment: that is found the oldest first. */
function useOrder(named: string) {
  const [wanted, want] = useState<{ sort: CommentSort; named: string }>({ sort: 'oldest', named })
  return {
    sort: wanted.named === named ? wanted.sort : 'oldest',
    setSort: (sort: CommentSort) => want({ sort, named }),
  }
}

/** The comment that the address names, and where it stands among those below the post, the oldest first. */
function useSought(postId: string, sort: CommentSort, named: string) {
  const sought = sort === 'oldest' ? named : ''
  const { data: place } = useQuery(commentPlaceQuery(useApp(), sought))
  return { sought, place: sought !== '' && place?.postId === postId ? place : undefined }
}

/** What was said below a post, in the order that the reader wants, and their own word at the end. */
export function Comments({ post }: { post: Post }) {
  const { t } = useTranslation('forumThread')
  const [search] = useSearchParams()
  const named = soughtIn(search)
  const { sort, setSort } = useOrder(named)
  const { query, rows, more } = useEndlessList(commentsOf(useApp(), post.id, sort))
  const shown = [...rows.values()]
  // Of a part of them nobody knows, but where those that are liked most come first.
  const best = more === null || sort === 'mostLiked' ? bestOf(shown) : null
  const { sought, place } = useSought(post.id, sort, named)
  const pagesShown = query.data?.pages.length ?? 0
  useReach(!query.isError && pagesShown > 0 && pagesShown < (place?.page ?? 0), more)
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
                  <Top
                    key={comment.id}
                    comment={comment}
                    post={post}
                    isBest={comment.id === best}
                    sought={sought}
                    isAbove={comment.id === place?.topId && place.replyPage !== null}
                  />
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
