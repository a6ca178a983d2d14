import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { requirementReviewCalls } from '@portal/protocol/requirements/review-calls.ts'
import { useTranslation } from 'react-i18next'
import { useHelpFacts } from '../../help/door/use-help-facts.ts'
import { DeadlineTag } from '../../ui/deadline-tag.tsx'
import { Dotted } from '../../ui/dotted.tsx'
import { Facts } from '../../ui/facts.tsx'
import { formatDate } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import classes from './record-facts.module.css'

type Reviewed = AnswerOf<typeof requirementReviewCalls.review>

/** Everything its owner said of a requirement, but the text itself. */
export function ReviewedFacts({ requirement }: { requirement: Reviewed }) {
  const { t } = useTranslation('requirements')
  const { t: typeName } = useTranslation('userTypes')
  const { t: frame } = useTranslation('adminFrame')
  const language = useLanguage()
  const { first, more } = useHelpFacts(requirement)
  const { publisher, deadline, contacts } = requirement
  return (
    <Facts
      facts={[
        [t('fields.code'), requirement.code],
        [
          t('fields.publisher'),
          <Dotted
            key="publisher"
            parts={[
              typeName(publisher.userType),
              publisher.name && <Written key="name">{publisher.name}</Written>,
              requirement.username,
            ]}
          />,
        ],
        ...first,
        ...more,
        [t('fields.priority'), t(`priorities.${requirement.priority}`)],
        [
          t('fields.deadline'),
          <span key="deadline" className={classes.due}>
            {formatDate(deadline, language)} <DeadlineTag on={deadline} today={zoneToday()} />
          </span>,
        ],
        [t('fields.language'), frame(`languages.${requirement.language}`)],
        [
          t('fields.contact'),
          contacts.name === null ? '--' : <Written key="contact">{contacts.name}</Written>,
        ],
        [t('fields.phone'), contacts.phone ?? '--'],
        [t('fields.email'), contacts.email ?? '--'],
        [t('fields.submittedAt'), <Moment key="submitted" at={requirement.submittedAt} />],
        [t('fields.publishedAt'), <Moment key="published" at={requirement.publishedAt} />],
        [t('fields.signUps'), requirement.signUps],
        ...(requirement.reason
          ? ([[t('fields.reason'), <Written key="reason">{requirement.reason}</Written>]] as const)
          : []),
      ]}
    />
  )
}
