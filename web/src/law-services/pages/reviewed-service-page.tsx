import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { AssignReviewer } from '../../app/admin/assign-reviewer.tsx'
import { History } from '../../app/admin/history.tsx'
import { ReviewPage } from '../../app/admin/review-page.tsx'
import { defineReviewedRecord } from '../../app/admin/reviewed-record.tsx'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Card } from '../../ui/card.tsx'
import { DecideService } from '../components/decide-service.tsx'
import { ReviewedServiceFacts } from '../components/reviewed-service-facts.tsx'
import { ServiceCases } from '../components/service-cases.tsx'
import { ServiceTag } from '../components/service-tag.tsx'
import { ServiceText } from '../components/service-text.tsx'
import { reviewedServiceQuery, serviceQueue } from '../desk-queries.ts'

/** A service with all that its moderator needs to decide on it. */
function ReviewedService({ record: service }: { record: OutputOf<Calls['lawServices']['review']> }) {
  const { t } = useTranslation('lawServices')
  const { t: desk } = useTranslation('servicesDesk')
  const { history } = useCatalogue('lawServices')
  const context = useApp()
  return (
    <ReviewPage
      name="admin/services/detail"
      title={service.title}
      language={service.language}
      state={<ServiceTag state={service.state} isReaders />}
      queue={serviceQueue}
      id={service.id}
      decisions={<DecideService key={service.id} {...service} />}
      history={<History entries={service.history} names={history} />}
      rail={
        <AssignReviewer
          {...service}
          send={(to) => context.ask('lawServices', 'assign', { params: { id: service.id }, body: { to } })}
        />
      }
    >
      <Card title={desk('facts')}>
        <ReviewedServiceFacts service={service} />
      </Card>
      <Card title={t('fields.content')}>
        <ServiceText service={service} />
      </Card>
      {service.cases.length > 0 && (
        <Card title={t('fields.cases')}>
          <ServiceCases cases={service.cases} language={service.language} />
        </Card>
      )}
    </ReviewPage>
  )
}

export const { page } = defineReviewedRecord({ query: reviewedServiceQuery, View: ReviewedService })
