import type { Calls } from '@portal/protocol/calls.ts'
import { reportLifecycle } from '@portal/protocol/forum/lifecycle.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { Decide } from '../../app/admin/decide.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Written } from '../../ui/written.tsx'
import classes from './reported-row.module.css'

const takeDown = formCall('forum', 'takeDownReported')

type Reported = OutputOf<Calls['forum']['reportsPage']>['content'][number]

/** Finds nothing wrong with what was reported, or takes it down. */
function DecideReport({ id, abilities }: Pick<Reported, 'id' | 'abilities'>) {
  const { t } = useTranslation('forumDesk')
  const { reasons } = useCatalogue('forumDesk')
  const { ask } = useApp()
  return (
    <Decide
      id={id}
      abilities={abilities}
      decisions={{
        dismiss: {
          label: t('reported.dismiss'),
          title: t('reported.dismissTitle'),
          text: t('reported.dismissText'),
          done: t('reported.dismissed'),
          send: () => ask('forum', 'dismissReport', { params: { id } }),
        },
        takeDown: {
          label: t('takeDown'),
          title: t('reported.takeDownTitle'),
          text: t('reported.takeDownText'),
          done: t('takenDown'),
          call: takeDown,
          reasons,
        },
      }}
    />
  )
}

/** What a reader reported: what is said to be wrong, the words themselves, the decision. */
export function ReportedRow({ row }: { row: Reported }) {
  const { t } = useTranslation('forumDesk')
  const { t: words } = useTranslation('forum')
  const { id, kind, state, fault, note, username, author, reportedAt, post, text, abilities } = row
  return (
    <article className={classes.row}>
      <div className={classes.head}>
        <StatusTag tone={reportLifecycle.tones[state]}>{t(`reported.states.${state}`)}</StatusTag>
        <Tag>{t(`reported.kinds.${kind}`)}</Tag>
        <h2>{words(`faults.${fault}`)}</h2>
      </div>
      {note && (
        <p className={classes.note}>
          <Written>{note}</Written>
        </p>
      )}
      <blockquote className={classes.text}>
        <Written>{text}</Written>
      </blockquote>
      <p className={classes.meta}>
        {post.state === 'DELETED' ? (
          <span lang={post.language}>{post.title}</span>
        ) : (
          <Link to={`/admin/forum/detail?id=${post.id}`} lang={post.language}>
            {post.title}
          </Link>
        )}
        <span>{t('reported.author', { name: author ?? words('gone') })}</span>
        <span>{t('reported.by', { name: username ?? words('gone') })}</span>
        <Moment at={reportedAt} />
      </p>
      {abilities.length > 0 && (
        <div className={classes.decisions}>
          <DecideReport id={id} abilities={abilities} />
        </div>
      )}
    </article>
  )
}
