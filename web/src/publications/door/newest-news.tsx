import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { DateBlock } from '../../ui/date-block.tsx'
import { formatInstant, formatMonth } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Picture } from '../../app/shown-picture.tsx'
import classes from './newest-news.module.css'

type Zone = OutputOf<Calls['home']['zone']>

/** The news that stands first, with its picture. */
function Lead({ news }: { news: Zone['news'][number] }) {
  const { t } = useTranslation('newestPublications')
  const reader = useLanguage()
  const { id, kind, title, summary, language, picture, isPinned, publishedAt, minutes } = news
  return (
    <article className={classes.lead}>
      {picture && (
        <Picture
          picture={picture}
          language={language}
          sizes="(max-width: 760px) calc(100vw - 34px), 420px"
          className={classes.picture}
        />
      )}
      <div className={classes.words}>
        <p className={classes.meta}>
          <Tag>{t('news')}</Tag>
          {isPinned && <Tag tone="gold">{t('pinned')}</Tag>}
          <time dateTime={publishedAt}>{formatInstant(publishedAt, reader)}</time>
          <span>{t('minutes', { count: minutes })}</span>
        </p>
        <h3 lang={language}>
          <Link to={publicationPath(kind, id)}>{title}</Link>
        </h3>
        <p className={classes.summary} lang={language}>
          {summary}
        </p>
      </div>
    </article>
  )
}

/** The newest of a kind, each beside the day it appeared. */
function Dated({ name, to, rows }: { name: 'policy' | 'notice'; to: string; rows: Zone['policy'] }) {
  const { t } = useTranslation('newestPublications')
  const reader = useLanguage()
  return (
    <section className={classes.dated} aria-label={t(`${name}.title`)}>
      <div className={classes.head}>
        <h3>{t(`${name}.title`)}</h3>
        <Link to={to}>{t(`${name}.more`)} ›</Link>
      </div>
      <ul>
        {rows.map(({ id, kind, title, language, source, isPinned, publishedAt }) => {
          const day = zoneToday(new Date(publishedAt))
          return (
            <li key={id}>
              <DateBlock on={day} note={formatMonth(day.slice(0, 7), reader)} />
              <div>
                <h4 lang={language}>
                  <Link to={publicationPath(kind, id)}>{title}</Link>
                </h4>
                <p className={classes.meta}>
                  {isPinned && <Tag tone="gold">{t('pinned')}</Tag>}
                  {source && <span lang={language}>{source}</span>}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** News, policies and notices, for the home page; nothing where there are none. */
export function NewestNews({ zone: { news, policy, notice } }: { zone: Zone }) {
  const { t } = useTranslation('newestPublications')
  const [lead] = news
  if (!lead && policy.length === 0 && notice.length === 0) return null
  return (
    <section aria-label={t('title')}>
      <SectionHead title={t('title')} more={{ to: '/information/news', words: t('more') }} />
      <div className={classes.parts}>
        {lead && <Lead news={lead} />}
        {policy.length > 0 && <Dated name="policy" to="/information/policy" rows={policy} />}
        {notice.length > 0 && <Dated name="notice" to="/information/notice" rows={notice} />}
      </div>
    </section>
  )
}
