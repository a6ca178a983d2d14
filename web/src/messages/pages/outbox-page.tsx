import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { outboxQuery } from '../queries.ts'
import classes from './outbox-page.module.css'

/** The messages that would have gone out; production has no such page. */
function OutboxPage() {
  const { t } = useTranslation('outbox')
  const query = useQuery(outboxQuery(useApp()))
  return (
    <QueryView query={query} skeleton={<Skeleton height={320} />} missing={<NotFound />}>
      {({ content }) => (
        <div className={`wrap ${classes.page}`}>
          <PageHead title={t('title')} description={t('lead')} noIndex />
          <div className={classes.head}>
            <h1>{t('title')}</h1>
            <Button
              variant="default"
              icon={<Icon name="clock" />}
              onClick={() => void query.refetch()}
              isBusy={query.isFetching}
            >
              {t('refresh')}
            </Button>
          </div>
          <p className={classes.lead}>{t('lead')}</p>
          {content.length === 0 && <Notice title={t('empty')} text={t('emptyText')} />}
          <ol className={classes.messages}>
            {content.map(({ id, channel, recipient, subject, text, at }) => (
              <li key={id}>
                <p className={classes.facts}>
                  <b>{t(channel)}</b>
                  <span>{t('to', { recipient })}</span>
                  <time dateTime={at}>{at.slice(0, 19).replace('T', ' ')} UTC</time>
                </p>
                {subject && <h2>{subject}</h2>}
                <p className={classes.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context }) => context.queries.fetchQuery(outboxQuery(context)),
  Component: OutboxPage,
})
