import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { conversationsKey, entriesQuery } from '../queries.ts'
import { useMarkRead } from '../use-mark-read.ts'
import classes from './conversations.module.css'
import { PartnerPicture } from './partner-picture.tsx'
import { ReplyForm } from './reply-form.tsx'

interface ThreadProps {
  id: string
  /** Entries of the other side that are unread; undefined where that is not known. */
  unread: number | undefined
}

/** What was written in a conversation, the newest at the bottom, and the reader's answer. */
export function Thread({ id, unread }: ThreadProps) {
  const { t } = useTranslation('inbox')
  const context = useApp()
  const queries = useQueryClient()
  const query = useInfiniteQuery(entriesQuery(context, id))
  const bottom = useRef<HTMLDivElement>(null)
  const { mutate: markRead } = useMarkRead(async () => {
    await context.ask('conversations', 'markRead', { params: { id } })
    await queries.invalidateQueries({ queryKey: [...conversationsKey, 'list'] })
  })
  const isThere = query.data !== undefined

  useEffect(() => {
    if (isThere && unread !== 0) markRead()
  }, [isThere, unread, markRead])

  return (
    <section className={classes.thread}>
      <QueryView query={query} skeleton={<Skeleton height={420} />}>
        {({ pages }) => {
          const { partner } = pages[0]!
          // An entry written meanwhile moves the others on by one.
          const entries = new Map(
            pages.toReversed().flatMap((page) => page.entries.content.map((entry) => [entry.id, entry])),
          )
          return (
            <>
              <header className={classes.head}>
                <Link to="?tab=conversations" className={classes.back} aria-label={t('conversations.back')}>
                  <Icon name="left" />
                </Link>
                <PartnerPicture {...partner} />
                <h2>
                  <span className="visually-hidden">{t('conversations.with', { name: partner.name })}</span>
                  <span aria-hidden="true">{partner.name}</span>
                </h2>
              </header>
              {/* Upside down, so that the newest stays in sight, and what is read while earlier entries come. */}
              <div
                ref={bottom}
                className={classes.scroll}
                tabIndex={0}
                role="log"
                aria-label={t('conversations.with', { name: partner.name })}
              >
                <div className={classes.entries}>
                  {query.hasNextPage && (
                    <Button
                      variant="subtle"
                      loading={query.isFetchingNextPage}
                      onClick={() => void query.fetchNextPage()}
                    >
                      {t('conversations.earlier')}
                    </Button>
                  )}
                  <ol>
                    {[...entries.values()].map((entry) => (
                      <li key={entry.id} data-own={entry.isOwn || undefined}>
                        <p className={classes.entry}>
                          <span className="visually-hidden">
                            {entry.isOwn ? t('conversations.own') : partner.name}:{' '}
                          </span>
                          {entry.text}
                        </p>
                        <span className={classes.time}>
                          <Moment at={entry.at} />
                        </span>
                      </li>
                    ))}
                  </ol>
                </div>
              </div>
              <ReplyForm id={id} partner={partner.name} onSent={() => bottom.current?.scrollTo({ top: 0 })} />
            </>
          )
        }}
      </QueryView>
    </section>
  )
}
