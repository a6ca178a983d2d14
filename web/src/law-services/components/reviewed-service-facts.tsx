import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { lawServiceReviewCalls } from '@portal/protocol/law-services/review-calls.ts'
import { useTranslation } from 'react-i18next'
import { ContractingFirm, Fee, WorkingDays } from '../../app/records/terms.tsx'
import { useHelpFacts } from '../../help/door/use-help-facts.ts'
import { Dotted } from '../../ui/dotted.tsx'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Written } from '../../ui/written.tsx'

type Reviewed = AnswerOf<typeof lawServiceReviewCalls.review>

/** Everything its provider said of a service, but the texts themselves. */
export function ReviewedServiceFacts({ service }: { service: Reviewed }) {
  const { t } = useTranslation('lawServices')
  const { t: typeName } = useTranslation('userTypes')
  const { t: frame } = useTranslation('adminFrame')
  const { first, more } = useHelpFacts(service)
  const { provider, username, firm, days, volume, reason } = service
  const facts: Fact[] = [
    [t('fields.code'), service.code],
    [
      t('fields.provider'),
      <Dotted
        key="provider"
        parts={[typeName(provider.userType), <Written key="name">{provider.name}</Written>, username]}
      />,
    ],
    ...first,
    ...more,
    [t('fields.fee'), <Fee key="fee" offer={service} />],
    [t('fields.days'), <WorkingDays key="days" days={days} />],
    [t('fields.firm'), <ContractingFirm key="firm" firm={firm} />],
    [t('fields.language'), frame(`languages.${service.language}`)],
    [t('fields.volume'), volume],
    [t('fields.submittedAt'), <Moment key="submitted" at={service.submittedAt} />],
    [t('fields.publishedAt'), <Moment key="published" at={service.publishedAt} />],
  ]
  if (reason !== null) facts.push([t('fields.reason'), <Written key="reason">{reason}</Written>])
  return <Facts facts={facts} />
}
