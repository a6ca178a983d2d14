import { accountLink } from '@portal/protocol/providers/links.ts'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { ProviderLine } from '../../app/records/provider-line.tsx'
import { EvaluationList } from '../../evaluations/door/evaluation-list.tsx'
import { OrderBox } from '../../orders/door/order-box.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { lawServicesKey } from '../query-key.ts'
import type { ServiceDetail } from '../standing.ts'
import { ServiceCases } from './service-cases.tsx'
import { ServiceFacts } from './service-facts.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { ServiceTag } from './service-tag.tsx'
import { ServiceText } from './service-text.tsx'
import classes from './service-view.module.css'
import { Volume } from './volume.tsx'

/** A service as somebody reads it who may order it. */
export function ServiceView({ record: service }: { record: ServiceDetail }) {
  const { t } = useTranslation('serviceDesk')
  const { t: words } = useTranslation('lawServices')
  const { queries } = useApp()
  const readAgain = () => void queries.invalidateQueries({ queryKey: lawServicesKey })
  const { title, code, state, provider, language, cases, volume } = service
  const isShown = state === 'DISPLAYED'
  const link = accountLink(provider)
  return (
    <RecordPage
      head={
        <RecordHead
          title={title}
          language={language}
          state={isShown ? <Volume volume={volume} /> : <ServiceTag state={state} />}
          code={`${words('fields.code')} ${code}`}
        >
          <div className={classes.provider}>
            <ProviderLine provider={provider} />
            {link && <Link to={link}>{t('toProvider')} ›</Link>}
          </div>
          <ServiceGrid service={service} />
        </RecordHead>
      }
      lead={<OrderBox service={service} onChanged={readAgain} />}
      rail={<ServiceFacts title={t('facts')} service={service} />}
    >
      <Card title={words('fields.content')}>
        <ServiceText service={service} />
      </Card>
      {cases.length > 0 && (
        <Card title={words('fields.cases')} note={t('casesNote')}>
          <ServiceCases cases={cases} language={language} />
        </Card>
      )}
      <EvaluationList of={{ service: service.id }} />
    </RecordPage>
  )
}
