import { useTranslation } from 'react-i18next'
import { ContractingFirm } from '../../app/records/terms.tsx'
import { useHelpFacts } from '../../help/door/use-help-facts.ts'
import { Card } from '../../ui/card.tsx'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import type { ServiceDetail } from '../standing.ts'

const none: readonly Fact[] = []

interface ServiceFactsProps {
  title: string
  service: Pick<
    ServiceDetail,
    | 'type'
    | 'businessType'
    | 'disputeType'
    | 'translationPair'
    | 'regions'
    | 'firm'
    | 'language'
    | 'publishedAt'
    | 'volume'
  >
  /** Only the owner's concern. */
  more?: readonly Fact[]
}

/** In the rail: what is known of a service beside the facts that decide. */
export function ServiceFacts({ title, service, more = none }: ServiceFactsProps) {
  const { t } = useTranslation('lawServices')
  const { t: ui } = useTranslation()
  const day = useFormatDay()
  const help = useHelpFacts(service)
  const { firm, publishedAt, volume } = service
  const facts: Fact[] = [
    [t('fields.volume'), volume],
    ...more,
    ...help.more,
    [t('fields.firm'), <ContractingFirm key="firm" firm={firm} />],
    [t('fields.language'), ui(`languageNames.${service.language}`)],
  ]
  if (publishedAt !== null) facts.push([t('fields.publishedAt'), day(publishedAt)])
  return (
    <Card isTight title={title}>
      <Facts facts={facts} look="narrow" />
    </Card>
  )
}
