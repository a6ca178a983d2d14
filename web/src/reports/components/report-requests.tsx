import { reportPoll } from '@portal/protocol/reports/constants.ts'
import { liveRequestStates, requestLifecycle } from '@portal/protocol/reports/lifecycle.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { ListPager } from '../../app/lists/list-pager.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Written } from '../../ui/written.tsx'
import { ownRequests, reportRequestsKey, type OwnRequest } from '../queries.ts'
import { AskDesk } from './ask-desk.tsx'
import { MakeExtract } from './make-extract.tsx'
import classes from './reports.module.css'

/** Whether an extract is being made. */
function isLive({ language, state }: OwnRequest): boolean {
  return language !== null && liveRequestStates.some((live) => live === state)
}

/** A request, and where an extract could not be made, another try. */
function Request({ request }: { request: OwnRequest }) {
  const { t } = useTranslation('reports')
  const { t: states } = useTranslation('reportStates')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const { id, text, language, state, at, abilities } = request
  const retry = useAct(() => ask('reports', 'retry', { params: { id } }), {
    toast: t('making'),
    invalidates: [reportRequestsKey],
  })
  return (
    <li>
      <p className={classes.text}>
        {language ? t('extractIn', { language: ui(`languageNames.${language}`) }) : <Written>{text}</Written>}
      </p>
      <span className={classes.time}>
        <Moment at={at} />
      </span>
      <Tag tone={requestLifecycle.tones[state]}>{states(state)}</Tag>
      {abilities.includes('retry') && (
        <Button
          size="compact-md"
          variant="default"
          isBusy={retry.isBusy}
          onClick={() => retry.make(undefined)}
        >
          {t('retry')}
        </Button>
      )}
      {retry.problem && (
        <p className={classes.problem} role="alert">
          {retry.problem}
        </p>
      )}
    </li>
  )
}

/** Asking the platform for a report, and what was asked before. */
export function ReportRequests() {
  const { t } = useTranslation('reports')
  const list = useList(ownRequests)
  const content = list.query.data?.content ?? []
  const isMaking = content.some(isLive)
  // What is being made is looked at again until it is made.
  useQuery({ ...ownRequests.query(useApp(), list.asked), enabled: isMaking, refetchInterval: reportPoll })
  return (
    <section className={classes.card} aria-labelledby="requests-title">
      <h2 id="requests-title">{t('requests')}</h2>
      <MakeExtract isMaking={isMaking} />
      <AskDesk />
      <h3>{t('made')}</h3>
      <QueryView query={list.query} skeleton={<Skeleton height={80} />}>
        {({ page }) => (
          <>
            {content.length === 0 && <p className={classes.lead}>{t('none')}</p>}
            <ul className={classes.requests}>
              {content.map((request) => (
                <Request key={request.id} request={request} />
              ))}
            </ul>
            <ListPager list={list} page={page} />
          </>
        )}
      </QueryView>
    </section>
  )
}
