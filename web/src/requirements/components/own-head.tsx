import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { useTranslation } from 'react-i18next'
import { DeadlineTag } from '../../ui/deadline-tag.tsx'
import { FactGrid } from '../../ui/facts.tsx'
import { formatDate, formatInstant, formatList } from '../../ui/format.ts'
import { useFormatDay } from '../../ui/moment.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { Steps } from '../../ui/steps.tsx'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { AskedMove } from '../moves.ts'
import { isTimed, standingLooks, standingOf, type OwnRequirement, type Standing } from '../standing.ts'
import { useOwnActions } from '../use-own-actions.ts'
import classes from './record-facts.module.css'
import { RequirementTag } from './requirement-tag.tsx'
import { useHelpFacts } from '../../help/door/use-help-facts.ts'

/** How many of the steps are done. */
const doneIn: Readonly<Record<Standing, number>> = {
  review: 1,
  rejected: 1,
  withdrawn: 1,
  signUps: 2,
  negotiations: 2,
  noSignUps: 2,
  overdue: 2,
  closed: 2,
  cooperating: 4,
  completed: 5,
}

/** What stands in the place of the approval, before there is one. */
const unapprovedIn: Partial<Readonly<Record<Standing, 'REVIEWING' | 'REJECTED' | 'WITHDRAWN'>>> = {
  review: 'REVIEWING',
  rejected: 'REJECTED',
  withdrawn: 'WITHDRAWN',
}

/** What a requirement is, how far it has come, and the few facts that decide. */
export function OwnHead({
  requirement,
  ask,
}: {
  requirement: OwnRequirement
  ask: (move: AskedMove) => void
}) {
  const { t } = useTranslation('ownRequirements')
  const { t: words } = useTranslation('requirements')
  const language = useLanguage()
  const formatDay = useFormatDay()
  const { first, more } = useHelpFacts(requirement)
  const actionsOf = useOwnActions(ask)
  const { title, code, state, priority, deadline, partners } = requirement
  const { submittedAt, publishedAt, signUps, cooperations } = requirement
  const standing = standingOf(requirement)
  const { edit, republish, copy, end, delete: remove } = actionsOf(requirement)
  const day = formatDate(deadline, language)
  const unapproved = unapprovedIn[standing]
  return (
    <RecordHead
      title={title}
      language={requirement.language}
      state={
        <>
          {isTimed(requirement) && priority === 'EMERGENCY' && <UrgentMark />}
          <RequirementTag state={state} />
        </>
      }
      code={t('code', { code })}
      actions={[edit, republish, copy, end, remove].filter((action) => action !== null)}
    >
      <Steps
        label={t('steps.label')}
        current={doneIn[standing]}
        tone={standingLooks[standing].tone}
        steps={[
          { name: t('steps.submitted'), note: formatDay(submittedAt) },
          unapproved
            ? { name: words(`states.${unapproved}`) }
            : {
                name: t('steps.approved'),
                ...(publishedAt && { note: formatInstant(publishedAt, language) }),
              },
          {
            name: t('steps.signUps'),
            ...(cooperations.length > 0 && {
              note: signUps > 0 ? t('steps.signedUp', { count: signUps }) : t('steps.allEnded'),
            }),
          },
          { name: t('steps.cooperation') },
          { name: t('steps.completed') },
        ]}
      />
      <FactGrid
        facts={[
          [
            words('fields.deadline'),
            isTimed(requirement) ? (
              <span className={classes.due}>
                {day} <DeadlineTag on={deadline} today={zoneToday()} />
              </span>
            ) : (
              day
            ),
          ],
          ...first,
          ...more,
          [
            words('fields.partners'),
            partners.length > 0
              ? formatList(
                  partners.map(({ name }) => name),
                  language,
                )
              : t('noPartners'),
          ],
        ]}
      />
    </RecordHead>
  )
}
