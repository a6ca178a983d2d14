import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './case-facts.module.css'

/** What is known of a case, and its parties. */
export function CaseFacts({ found }: { found: CaseDetails }) {
  const { t } = useTranslation('cases')
  const { t: ui } = useTranslation()
  const language = useLanguage()
  const unknown = ui('states.empty')
  const facts = [
    [t('details.court'), found.court ?? unknown],
    [t('details.caseNumber'), found.caseNumber ?? unknown],
    [t('details.judgedOn'), formatDate(found.judgedOn, language)],
    [t('details.cause'), found.cause ?? unknown],
    [t('details.type'), t(`types.${found.type}`)],
    [t('details.documentType'), t(`documentTypes.${found.documentType}`)],
    [t('details.country'), found.countryName],
    [t('details.verifiedOn'), formatDate(found.verifiedOn, language)],
  ]
  return (
    <section className={classes.card} aria-label={t('details.facts')}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {found.parties.length > 0 && (
        <>
          <h2 className={classes.title}>{t('details.parties')}</h2>
          <dl className={classes.facts}>
            {found.parties.map(({ role, name }, index) => (
              <div key={index}>
                <dt>{t(`roles.${role}`)}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
