import { wholeList } from '@portal/protocol/kernel/list-address.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { reportCalls } from '@portal/protocol/reports/calls.ts'
import { reportPoll, reportStatusDelay, type reportStatuses } from '@portal/protocol/reports/constants.ts'
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink, ButtonAnchor } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ownReports, reportsKey } from '../../reports/queries.ts'
import { useApp } from '../page.ts'
import classes from './report-notice.module.css'
import { useTabLock } from './use-tab-lock.ts'

type Report = NonNullable<OutputOf<(typeof reportCalls)['latest']>>

/** Looks for a new report as long as one is signed in, in one visible tab at a time; tells of it until a click. */
export default function ReportNotice() {
  const { t } = useTranslation()
  const context = useApp()
  const queries = useQueryClient()
  const isPolling = useTabLock('report-poll', true)
  // What is written may end the session, of which the poll should not be the first to know.
  const isWriting = useIsMutating() > 0
  const [shown, setShown] = useState<Report | null>(null)
  const lastShown = useRef<string | null>(null)
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined)

  const { data: latest } = useQuery({
    queryKey: ['reports', 'latest'],
    queryFn: ({ signal }) => context.ask('reports', 'latest', {}, signal),
    enabled: isPolling && !isWriting,
    refetchInterval: reportPoll,
    staleTime: reportPoll,
    gcTime: 0,
    retry: false,
  })
  // The address that came with the poll ends after some minutes; the notice stays.
  const { data: reports } = useQuery({
    ...ownReports.query(context, wholeList(ownReports.list)),
    enabled: shown !== null,
  })
  const { mutate: tell } = useMutation({
    mutationFn: ({ id, status }: { id: string; status: (typeof reportStatuses)[number] }) =>
      context.ask('reports', 'setStatus', { params: { id }, query: { status } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reportsKey }),
  })

  useEffect(() => {
    if (!latest?.url || latest.id === lastShown.current) return
    lastShown.current = latest.id
    setShown(latest)
    clearTimeout(telling.current)
    telling.current = setTimeout(() => tell({ id: latest.id, status: 'ANNOUNCED' }), reportStatusDelay)
  }, [latest, tell])
  useEffect(() => () => clearTimeout(telling.current), [])

  function close() {
    lastShown.current = null
    setShown(null)
  }

  return (
    <div className={`${classes.place} no-print`} role="status">
      {shown && (
        <section data-notice className={classes.notice} aria-label={t('report.label')} onClick={close}>
          <Icon name="document" size={28} />
          <p>{t('report.ready', { name: shown.name })}</p>
          <button type="button" className={classes.close} aria-label={t('report.close')}>
            <Icon name="close" />
          </button>
          <div className={classes.actions}>
            <ButtonAnchor
              size="compact-md"
              href={reports?.content.find(({ id }) => id === shown.id)?.url ?? shown.url}
              download
              onClick={() => tell({ id: shown.id, status: 'DOWNLOADED' })}
            >
              {t('report.download')}
            </ButtonAnchor>
            <ButtonLink size="compact-md" variant="default" to="/usercenter/download">
              {t('report.all')}
            </ButtonLink>
          </div>
        </section>
      )}
    </div>
  )
}
