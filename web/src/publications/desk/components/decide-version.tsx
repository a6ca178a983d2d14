import type { DeskPublication } from '@portal/protocol/publications/schemas.ts'
import { unreadyIn, type Unfinished } from '@portal/protocol/publications/unfinished.ts'
import { useTranslation } from 'react-i18next'
import { Decide } from '../../../app/admin/decide.tsx'
import { isUnread } from '../../../app/admin/is-unread.ts'
import { ReviseButton } from '../../../app/admin/revise-button.tsx'
import { useTitleOf } from '../../../app/admin/use-title-of.ts'
import { formCall } from '../../../app/forms/form-call.ts'
import { useApp } from '../../../app/page.ts'
import { useCatalogue } from '../../../app/use-catalogue.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { Note } from '../../../ui/note.tsx'
import { useLanguage } from '../../../ui/use-language.ts'
import classes from './desk-publication.module.css'
import { UnreadyNote } from './unready-note.tsx'

const giveBack = formCall('publications', 'return')
const withdraw = formCall('publications', 'withdraw')

interface DecideVersionProps {
  publication: DeskPublication
  /** What keeps it from being handed in. */
  unready: readonly Unfinished[]
  /** The one that is decided on: the latest, or the published one beside it. */
  version: DeskPublication['latest']
  /** Of the answer, in milliseconds. */
  now: number
}

/** What may be done with a version, each asked about once more. */
function DecideVersion({ publication, version, now, unready }: DecideVersionProps) {
  const { t } = useTranslation('publicationDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { reasons, withdrawalReasons } = useCatalogue('publicationDesk')
  const { ask } = useApp()
  const language = useLanguage()
  const { id, latest } = publication
  const { revision, abilities, publishAt } = version
  const isWhole = isUnread(publication)
  const { title } = useTitleOf()(version.title)
  const params = { id: version.id }
  const hint = frame('reasons.editorsHint')
  // Where it was wanted for a time that is past, it appears at once.
  const isLater = publishAt !== undefined && Date.parse(publishAt) > now
  const time = publishAt ? formatMoment(publishAt, language, 'Asia/Shanghai') : ''
  return (
    <>
      {version === latest && abilities.includes('edit') && (
        <ButtonLink to={`/admin/publications/edit?id=${id}`}>{t('actions.edit')}</ButtonLink>
      )}
      {unready.length > 0 && (
        <ButtonLink to={`/admin/publications/edit?id=${id}&check=1`}>{t('actions.submit')}</ButtonLink>
      )}
      <Decide
        id={version.id}
        abilities={abilities
          .filter((ability) => ability !== 'edit')
          .filter((ability) => ability !== 'submit' || unready.length === 0)}
        decisions={{
          submit: {
            label: t('actions.submit'),
            title: t('asked.submit', { title }),
            text: t('asked.submitText'),
            done: t('done.submit'),
            send: () => ask('publications', 'submit', { params, body: { revision } }),
          },
          approve: {
            label: t('actions.approve'),
            title: t('asked.approve', { title }),
            text: isLater ? t('asked.approveLaterText', { time }) : t('asked.approveText'),
            done: t(isLater ? 'done.approveLater' : 'done.approve'),
            send: () => ask('publications', 'approve', { params, body: { revision } }),
          },
          return: {
            label: t('actions.return'),
            title: t('asked.return', { title }),
            text: t('asked.returnText'),
            done: t('done.return'),
            call: giveBack,
            reasons,
            hint,
          },
          withdraw: {
            label: t('actions.withdraw'),
            title: t('asked.withdraw', { title }),
            text: t('asked.withdrawText'),
            done: t('done.withdraw'),
            call: withdraw,
            reasons: withdrawalReasons,
            hint,
          },
          restore: {
            label: t('actions.restore'),
            title: t('asked.restore', { title }),
            text: t('asked.restoreText'),
            done: t('done.restore'),
            send: () => ask('publications', 'restore', { params }),
          },
          discard: {
            label: t('actions.discard'),
            title: t('asked.discard', { title }),
            text: t(isWhole ? 'asked.discardWholeText' : 'asked.discardText'),
            done: t('done.discard'),
            send: () => ask('publications', 'discard', { params }),
            isDestructive: true,
            ...(isWhole && { go: '/admin/publications' }),
          },
        }}
      />
    </>
  )
}

/** What comes next, and what can be done: with the version that is worked on, and with the published one beside it. */
export function NextActs({ publication, now }: Pick<DecideVersionProps, 'publication' | 'now'>) {
  const { t } = useTranslation('publicationDesk')
  const { ask } = useApp()
  const language = useLanguage()
  const { id, kind, latest, published, versions, mayRevise } = publication
  const isRead = published !== null || latest.state === 'PUBLISHED'
  const withdrawn =
    isRead || latest.state === 'WITHDRAWN' ? undefined : versions.find(({ state }) => state === 'WITHDRAWN')
  const unready = latest.abilities.includes('submit') ? unreadyIn(kind, latest) : []
  const time = latest.publishAt
    ? formatMoment(latest.publishAt, language, 'Asia/Shanghai')
    : t('asSoonAsApproved')
  const isOwn = latest.state === 'IN_REVIEW' && !latest.abilities.includes('approve')
  return (
    <div className={classes.next}>
      <p>{t(`next.${latest.state}`, { time })}</p>
      {withdrawn && <Note tone="ink">{t('isWithdrawn', { number: withdrawn.number })}</Note>}
      {isOwn && <Note tone="grey">{t('ownWork')}</Note>}
      {unready.length > 0 && <UnreadyNote unready={unready} />}
      <div className={classes.acts}>
        {mayRevise && !latest.abilities.includes('restore') && (
          <ReviseButton
            label={t('actions.revise')}
            send={() => ask('publications', 'revise', { params: { id }, body: {} })}
            go={`/admin/publications/edit?id=${id}`}
          />
        )}
        <DecideVersion
          key={latest.id}
          publication={publication}
          version={latest}
          now={now}
          unready={unready}
        />
      </div>
      {published && (
        <>
          <Note tone="ink">{t('isChange', { number: published.number })}</Note>
          <div className={classes.acts}>
            <DecideVersion
              key={published.id}
              publication={publication}
              version={published}
              now={now}
              unready={[]}
            />
          </div>
        </>
      )}
    </div>
  )
}
