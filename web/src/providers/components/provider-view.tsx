import { useTranslation } from 'react-i18next'
import { EvaluationList } from '../../evaluations/door/evaluation-list.tsx'
import { TranslatableText } from '../../translation/door/translatable-text.tsx'
import { Card } from '../../ui/card.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Dotted } from '../../ui/dotted.tsx'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { formatDate, formatMonth } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { isEvaluated, isOrganization, type Provider } from '../queries.ts'
import { useDirectoryNames } from '../use-directory-names.ts'
import { ProviderCases } from './provider-cases.tsx'
import { ProviderHead } from './provider-head.tsx'
import { ProviderPersons } from './provider-persons.tsx'
import { ProviderProducts } from './provider-products.tsx'
import { ProviderContact, ProviderRail } from './provider-rail.tsx'
import { ProviderServices } from './provider-services.tsx'
import classes from './provider-view.module.css'
import { useWriteLink } from './use-write-link.ts'

/** What is known of somebody beside their introduction. */
function useAbout(provider: Provider): Fact[] {
  const { t } = useTranslation('provider')
  const language = useLanguage()
  const names = useDirectoryNames()
  const sizeName = useEntryNames('COMPANY_SIZE')
  const facts: (Fact | null)[] = isOrganization(provider)
    ? [
        provider.scope === null ? null : [t('scope'), <Written key="scope">{provider.scope}</Written>],
        provider.establishedOn === null
          ? null
          : [t('establishedOn'), formatDate(provider.establishedOn, language)],
        provider.size === null ? null : [t('size'), sizeName(provider.size)],
      ]
    : [
        provider.licence === null
          ? null
          : [
              t('licence'),
              <Dotted
                key="licence"
                parts={[
                  names.country(provider.licence.country),
                  provider.licence.bar && <Written key="bar">{provider.licence.bar}</Written>,
                  provider.licence.number,
                ]}
              />,
            ],
        provider.practiceStart === null
          ? null
          : [t('practiceStart'), formatMonth(provider.practiceStart, language)],
        provider.firm === null
          ? null
          : [
              t('firm'),
              provider.firm.id === null ? (
                <Written key="firm">{provider.firm.name}</Written>
              ) : (
                <Link key="firm" to={`/service/lawyer/details?id=${provider.firm.id}`}>
                  <Written>{provider.firm.name}</Written>
                </Link>
              ),
            ],
      ]
  return facts.filter((fact) => fact !== null)
}

/** Somebody of the directory, as whoever looks for help reads of them. */
export function ProviderView({ provider }: { provider: Provider }) {
  const { t } = useTranslation('provider')
  const about = useAbout(provider)
  const { id, brief } = provider
  const isReachable = useWriteLink(provider) !== null
  const briefLanguage = isOrganization(provider) ? provider.briefLanguage : null
  return (
    <>
      <ProviderHead provider={provider} />
      <Columns
        rail={<ProviderRail provider={provider} />}
        lead={isReachable && <ProviderContact provider={provider} />}
      >
        {provider.services > 0 && <ProviderServices id={id} />}
        <ProviderCases provider={provider} />
        {(brief !== null || about.length > 0) && (
          <Card title={t('about')}>
            {brief && (
              <div className={classes.brief}>
                <TranslatableText text={brief} language={briefLanguage} />
              </div>
            )}
            {about.length > 0 && <Facts facts={about} />}
          </Card>
        )}
        {isOrganization(provider) && provider.persons !== null && provider.persons > 0 && (
          <ProviderPersons id={id} count={provider.persons} />
        )}
        {isEvaluated(provider) && <ProviderProducts id={id} />}
        {isEvaluated(provider) && <EvaluationList of={{ provider: id }} />}
      </Columns>
    </>
  )
}
