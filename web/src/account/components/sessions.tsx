import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { useTellFailure } from '../../app/use-tell-failure.ts'
import { Button } from '../../ui/button.tsx'
import { useFormatMoment } from '../../ui/moment.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast.tsx'
import { sessionsQuery } from '../queries.ts'
import classes from './safety.module.css'

/** Where the account is signed in; each but this one can be ended. */
export function Sessions() {
  const { t } = useTranslation('safety')
  const context = useApp()
  const queries = useQueryClient()
  const formatMoment = useFormatMoment()
  const tellFailure = useTellFailure()
  const query = useQuery(sessionsQuery(context))

  const ending = useMutation({
    /** One session by its id; null for all the others. */
    mutationFn: (id: string | null) =>
      id === null
        ? context.ask('account', 'endOtherSessions')
        : context.ask('account', 'endSession', { params: { id } }),
    onSuccess: (_, id) => showToast(t(id === null ? 'sessions.endedOthers' : 'sessions.ended')),
    onError: tellFailure,
    onSettled: () => queries.invalidateQueries(sessionsQuery(context)),
  })

  return (
    <section className={classes.card} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('sessions.title')}</h2>
      <p className={classes.lead}>{t('sessions.lead')}</p>
      <QueryView query={query} skeleton={<Skeleton height={160} />}>
        {(sessions) => (
          <>
            <ul className={classes.sessions} aria-label={t('sessions.list')}>
              {sessions.map(({ id, browser, system, openedAt, lastUsedAt, isCurrent }) => {
                const device = `${browser ?? t('sessions.unknownBrowser')} · ${system ?? t('sessions.unknownSystem')}`
                return (
                  <li key={id}>
                    <div>
                      <p className={classes.device}>
                        {device} {isCurrent && <Tag tone="jade">{t('sessions.current')}</Tag>}
                      </p>
                      <p className={classes.times}>
                        <span>{t('sessions.opened', { time: formatMoment(openedAt) })}</span>
                        <span>{t('sessions.lastUsed', { time: formatMoment(lastUsedAt) })}</span>
                      </p>
                    </div>
                    {!isCurrent && (
                      <Button
                        variant="default"
                        aria-label={t('sessions.endOf', { device })}
                        isBusy={ending.isPending && ending.variables === id}
                        onClick={() => ending.mutate(id)}
                      >
                        {t('sessions.end')}
                      </Button>
                    )}
                  </li>
                )
              })}
            </ul>
            {sessions.length > 1 ? (
              <Button
                variant="default"
                isBusy={ending.isPending && ending.variables === null}
                onClick={() => ending.mutate(null)}
              >
                {t('sessions.endOthers')}
              </Button>
            ) : (
              <p className={classes.hint}>{t('sessions.onlyThis')}</p>
            )}
          </>
        )}
      </QueryView>
    </section>
  )
}
