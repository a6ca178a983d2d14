import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useRef, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreRows } from '../../app/lists/more-rows.tsx'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { Note } from '../../ui/note.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { entriesOf } from '../queries.ts'
import { useMarkSeen } from '../use-mark-seen.ts'
import { useNameOf } from '../use-name-of.ts'
import { EntryList } from './entry-list.tsx'
import { ReplyForm } from './reply-form.tsx'
import classes from './thread.module.css'

type Shown = OutputOf<(typeof conversationCalls)['entries']>

export interface ExchangeProps {
  conversationId: string
  /** Stands above the entries, and stays there while they are scrolled. */
  head?: ComponentType<Shown>
}

/** What two write to each other, the newest at the bottom, and the reader's answer. */
export function Exchange({ conversationId, head: Head }: ExchangeProps) {
  const { t } = useTranslation('conversations')
  const { query, first, rows, more } = useEndlessList(entriesOf(useApp(), conversationId))
  const log = useRef<HTMLDivElement>(null)
  const nameOf = useNameOf()
  const entries = [...rows.values()]
  const isUnwritten = entries.length === 0
  useMarkSeen(conversationId, entries)
  useAnchor(first !== undefined)

  return (
    <div className={classes.thread} id={`conversation-${conversationId}`}>
      <QueryView query={query} skeleton={<RowSkeletons rows={3} height={88} />}>
        {({ pages: [newest] }) => {
          const { partner, canReply } = newest!
          const name = nameOf(partner)
          return (
            <>
              {Head && <Head {...newest!} />}
              {/* Upside down, so that the newest stays in sight, and what is read while earlier entries come. */}
              {(canReply || !isUnwritten) && (
                <div
                  ref={log}
                  className={classes.scroll}
                  tabIndex={0}
                  role="log"
                  aria-label={t('with', { name })}
                >
                  <div className={classes.log}>
                    <MoreRows more={more}>{t('earlier')}</MoreRows>
                    {isUnwritten ? (
                      <p className={classes.empty}>{t('nothingYet')}</p>
                    ) : (
                      <EntryList entries={entries} partner={partner} />
                    )}
                  </div>
                </div>
              )}
              {canReply ? (
                <ReplyForm
                  id={conversationId}
                  partner={name}
                  onSent={() => log.current?.scrollTo({ top: 0 })}
                />
              ) : (
                <div className={classes.closed}>
                  <Note tone="grey" icon="lock">
                    {t(isUnwritten ? 'closedUnwritten' : 'closed')}
                  </Note>
                </div>
              )}
            </>
          )
        }}
      </QueryView>
    </div>
  )
}
