import { useTranslation } from 'react-i18next'
import { Fee, WorkingDays } from '../../app/records/terms.tsx'
import { useHelpFacts } from '../../help/door/use-help-facts.ts'
import { FactGrid } from '../../ui/facts.tsx'
import type { ServiceDetail } from '../standing.ts'

interface ServiceGridProps {
  service: Parameters<typeof useHelpFacts>[0] & Pick<ServiceDetail, 'feeFrom' | 'feeTo' | 'days'>
}

/** The few facts of a service that decide. */
export function ServiceGrid({ service }: ServiceGridProps) {
  const { t } = useTranslation('lawServices')
  const { first } = useHelpFacts(service)
  return (
    <FactGrid
      facts={[
        [t('fields.fee'), <Fee key="fee" offer={service} />],
        [t('fields.days'), <WorkingDays key="days" days={service.days} />],
        ...first,
      ]}
    />
  )
}
