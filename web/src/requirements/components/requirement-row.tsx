import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { cooperationLifecycle } from '@portal/protocol/requirements/lifecycle.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { useTranslation } from 'react-i18next'
import { DueBlock } from '../../ui/deadline-tag.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Publisher } from './publisher.tsx'
import { HelpTags } from '../../help/door/help-tags.tsx'
import classes from './requirement-row.module.css'
import { useCodeNames } from '../../help/door/use-code-names.ts'

type Row = OutputOf<typeof requirementCalls.page>['content'][number]

/** How many signed up, or what the reader has to do with it. */
function SignUps({ row: { isOwn, signUp, signUps } }: { row: Row }) {
  const { t } = useTranslation('demand')
  const { t: words } = useTranslation('requirements')
  const count = signUps === 0 ? t('noSignUps') : t('signUps', { count: signUps })
  const isSignedUp = signUp === 'SIGNED_UP'
  const tone = signUp && cooperationLifecycle.tones[signUp]
  return (
    <span className={classes.signUps}>
      {isOwn && <b>{t('own')}</b>}
      {signUp && <b data-tone={tone}>{isSignedUp ? t('signedUp') : words(`providerStates.${signUp}`)}</b>}
      <span>{count}</span>
    </span>
  )
}

/** A requirement of the list. */
export function RequirementRow({ row }: { row: Row }) {
  const { t } = useTranslation('demand')
  const language = useLanguage()
  const names = useCodeNames()
  const isUrgent = row.priority === 'EMERGENCY'
  return (
    <article className={classes.row} data-urgent={isUrgent || undefined}>
      <div className={classes.what}>
        <h2>
          {isUrgent && <UrgentMark />}
          <LeadingLink to={`/service/demand/details?id=${row.id}`} lang={row.language}>
            {row.title}
          </LeadingLink>
        </h2>
        <p className={classes.meta}>
          {row.isIntended && <Tag tone="jade">{t('meant')}</Tag>}
          <HelpTags help={row} />
          <span>{names.businessType(row.businessType)}</span>
          <Publisher publisher={row.publisher} />
          <span>{t('published', { date: formatInstant(row.publishedAt, language) })}</span>
        </p>
      </div>
      <div className={classes.edge}>
        <DueBlock on={row.deadline} today={zoneToday()} />
        <SignUps row={row} />
      </div>
    </article>
  )
}
