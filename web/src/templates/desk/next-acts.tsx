import type { DeskTemplate, DeskTemplateVersion } from '@portal/protocol/templates/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Decide } from '../../app/admin/decide.tsx'
import { isUnread } from '../../app/admin/is-unread.ts'
import { ReviseButton } from '../../app/admin/revise-button.tsx'
import { useTitleOf } from '../../app/admin/use-title-of.ts'
import { formCall } from '../../app/forms/form-call.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import classes from './desk-template.module.css'

const giveBack = formCall('templates', 'return')
const withdraw = formCall('templates', 'withdraw')

interface DecideVersionProps {
  template: DeskTemplate
  /** The one that is decided on: the latest, or the published one beside it. */
  version: DeskTemplateVersion
}

/** What may be done with a version, each asked about once more. */
function DecideVersion({ template, version }: DecideVersionProps) {
  const { t } = useTranslation('templateDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { reasons, withdrawalReasons } = useCatalogue('templateDesk')
  const { ask } = useApp()
  const { id, latest } = template
  const { revision, abilities } = version
  const isWhole = isUnread(template)
  const { title } = useTitleOf()(version.title)
  const params = { id: version.id }
  const hint = frame('reasons.editorsHint')
  const words = (
    action: 'submit' | 'approve' | 'return' | 'confirm' | 'withdraw' | 'restore' | 'discard',
  ) => ({
    label: t(`actions.${action}`),
    title: t(`asked.${action}.title`, { title }),
    text: t(`asked.${action}.text`),
    done: t(`done.${action}`),
  })
  return (
    <>
      {version === latest && abilities.includes('edit') && (
        <ButtonLink to={`/admin/templates/edit?id=${id}`}>{t('actions.edit')}</ButtonLink>
      )}
      <Decide
        id={version.id}
        abilities={abilities.filter((ability) => ability !== 'edit')}
        decisions={{
          submit: {
            ...words('submit'),
            send: () => ask('templates', 'submit', { params, body: { revision } }),
          },
          approve: {
            ...words('approve'),
            send: () => ask('templates', 'approve', { params, body: { revision } }),
          },
          return: { ...words('return'), call: giveBack, reasons, hint },
          confirm: { ...words('confirm'), send: () => ask('templates', 'confirm', { params }) },
          withdraw: { ...words('withdraw'), call: withdraw, reasons: withdrawalReasons, hint },
          restore: { ...words('restore'), send: () => ask('templates', 'restore', { params }) },
          discard: {
            ...words('discard'),
            ...(isWhole && { text: t('asked.discard.wholeText'), go: '/admin/templates' }),
            send: () => ask('templates', 'discard', { params }),
            isDestructive: true,
          },
        }}
      />
    </>
  )
}

/** What comes next, and what can be done: with the version that is worked on, and with the published one beside it. */
export function NextActs({ template }: { template: DeskTemplate }) {
  const { t } = useTranslation('templateDesk')
  const { ask } = useApp()
  const { id, latest, published, mayRevise } = template
  const isOwn = latest.state === 'IN_REVIEW' && !latest.abilities.includes('approve')
  return (
    <>
      <p>{t(`next.${latest.state}`)}</p>
      {isOwn && <Note tone="grey">{t('ownWork')}</Note>}
      <div className={classes.acts}>
        {mayRevise && !latest.abilities.includes('restore') && (
          <ReviseButton
            label={t('actions.revise')}
            send={() => ask('templates', 'revise', { params: { id }, body: {} })}
            go={`/admin/templates/edit?id=${id}`}
          />
        )}
        <DecideVersion key={latest.id} template={template} version={latest} />
      </div>
      {published && (
        <>
          <Note tone="ink">{t('isChange', { number: published.number })}</Note>
          <div className={classes.acts}>
            <DecideVersion key={published.id} template={template} version={published} />
          </div>
        </>
      )}
    </>
  )
}
