import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked, List } from '@portal/protocol/kernel/list.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import { useQueries } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Link } from '../../ui/link.tsx'
import type { ListSource } from '../lists/use-list.ts'
import { useApp } from '../page.ts'
import type { ScreenName } from '../screen.ts'
import { AdminPage } from './admin-page.tsx'
import classes from './review-page.module.css'

/** What waits for reviewers, and where. */
export interface ReviewQueue<L extends List> {
  /** Path of the list; what is reviewed stands below it, at `detail`. */
  path: string
  source: ListSource<L, { content: { id: string }[]; page: PageInfo }>
  /** How those that wait are asked for, the ones for the reader first; of each the one that waits the longest. */
  waiting: readonly Asked<L>[]
}

interface ReviewPageProps<L extends List> {
  name: ScreenName
  title: string
  /** What the title is written in, where that need not be the reader's language. */
  language?: Language
  /** What it is about, where its title does not tell. */
  lead?: ReactNode
  state: ReactNode
  queue: ReviewQueue<L>
  /** Of what is reviewed. */
  id: string
  /** What can be decided; null once it is. */
  decisions: ReactNode
  history: ReactNode
  /** Who sees to it. */
  rail?: ReactNode
  children: ReactNode
}

/** Leads to the one that waits the longest, of those that are not on the screen; to others' where no other waits. */
function NextInQueue<L extends List>({ queue, after }: { queue: ReviewQueue<L>; after: string }) {
  const { t } = useTranslation('adminFrame')
  const context = useApp()
  const answers = useQueries({ queries: queue.waiting.map((asked) => queue.source.query(context, asked)) })
  if (answers.some(({ data }) => !data)) return null
  const next = answers.flatMap(({ data }) => data?.content ?? []).find(({ id }) => id !== after)
  if (!next) return <p className={classes.none}>{t('review.noNext')}</p>
  return (
    <ButtonLink to={`${queue.path}/detail?id=${next.id}`} variant="default">
      {t('review.next')}
    </ButtonLink>
  )
}

/** What is reviewed: its content, the decision on it, the way to the next, what happened to it. */
export function ReviewPage<L extends List>(props: ReviewPageProps<L>) {
  const { name, title, language, lead, state, queue, id, decisions, history, rail, children } = props
  const { t } = useTranslation('adminFrame')
  const past = (
    <Card isTight title={t('history.title')}>
      {history}
    </Card>
  )
  return (
    <AdminPage
      name={name}
      title={title}
      note={state}
      {...(language && { lang: language })}
      {...(lead !== undefined && { lead })}
    >
      <div className={classes.review}>
        <Columns
          rail={
            <>
              {rail}
              {past}
            </>
          }
        >
          {children}
          <div className={`${classes.foot} no-print`}>
            {decisions}
            <NextInQueue queue={queue} after={id} />
            <Link to={queue.path} className={classes.back}>
              {t('list.back')}
            </Link>
          </div>
        </Columns>
      </div>
    </AdminPage>
  )
}
