import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { reportCalls } from '@portal/protocol/reports/calls.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { formatSize } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Moment, useFormatMoment } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { reportsKey } from '../queries.ts'
import classes from './reports.module.css'

type Report = OutputOf<(typeof reportCalls)['page']>['content'][number]

/** Reports to download; the platform notes the first time. */
export function ReportList({ reports }: { reports: readonly Report[] }) {
  const { t } = useTranslation('reports')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const language = useLanguage()
  const formatMoment = useFormatMoment()
  const queries = useQueryClient()
  const noting = useMutation({
    mutationFn: (id: string) =>
      ask('reports', 'setStatus', { params: { id }, query: { status: 'DOWNLOADED' } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reportsKey }),
  })

  return (
    <ul className={classes.reports} aria-label={t('list')}>
      {reports.map(({ id, name, url, size, handedAt, downloadedAt, language: written, number }) => (
        <li key={id}>
          <div className={classes.what}>
            <h2>
              <Written>{name}</Written>
            </h2>
            <dl className={classes.facts}>
              <div>
                <dt>{t('handed')}</dt>
                <dd>
                  <Moment at={handedAt} />
                </dd>
              </div>
              <div>
                <dt>{t('size')}</dt>
                <dd>{formatSize(size, language)}</dd>
              </div>
              {written && (
                <div>
                  <dt>{t('language')}</dt>
                  <dd>{ui(`languageNames.${written}`)}</dd>
                </div>
              )}
              {number && (
                <div>
                  <dt>{t('number')}</dt>
                  <dd>
                    <Link to={`/verify/${number}`}>{number}</Link>
                  </dd>
                </div>
              )}
            </dl>
          </div>
          <Tag tone={downloadedAt ? 'grey' : 'seal'}>
            {downloadedAt ? t('downloaded', { time: formatMoment(downloadedAt) }) : t('fresh')}
          </Tag>
          <ButtonAnchor
            href={url}
            download
            variant={downloadedAt ? 'default' : 'filled'}
            aria-label={t('downloadOf', { name })}
            onClick={() => downloadedAt === null && noting.mutate(id)}
          >
            {t('download')}
          </ButtonAnchor>
        </li>
      ))}
    </ul>
  )
}
