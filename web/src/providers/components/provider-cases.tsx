import { useTranslation } from 'react-i18next'
import { MoreRows } from '../../app/lists/more-rows.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Provider } from '../queries.ts'
import { useCases } from '../use-cases.ts'
import classes from './provider-cases.module.css'

/** What a provider tells of matters like its services; nothing where there is none, or for a visitor. */
export function ProviderCases({ provider }: { provider: Provider }) {
  const { t } = useTranslation('provider')
  const { t: desk } = useTranslation('serviceDesk')
  const { rows, more } = useCases(provider)
  if (rows.size === 0) return null
  return (
    <Card title={t('cases')} note={desk('casesNote')}>
      <ul className={classes.cases}>
        {[...rows.values()].map(({ id, title, theme, service }) => (
          <li key={id}>
            <h3 lang={service.language}>{title}</h3>
            <Tag>
              <span lang={service.language}>{theme}</span>
            </Tag>
            <p>
              {t('caseOf')}{' '}
              <Link to={`/service/desk/details?id=${service.id}`} lang={service.language}>
                {service.title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <MoreRows more={more}>{t('moreCases')}</MoreRows>
    </Card>
  )
}
