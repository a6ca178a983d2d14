import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { Folded, FoldedGroup } from '../../ui/folded.tsx'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import classes from './case-facts.module.css'

/** What is known of a case, and its parties. */
export function CaseFacts({ found }: { found: CaseDetails }) {
  const { t } = useTranslation('cases')
  const { t: ui } = useTranslation()
  const language = useLanguage()
  const written = (text: string | null) => <Written>{text ?? ui('states.empty')}</Written>
  const facts: Fact[] = [
    [t('details.court'), written(found.court)],
    [t('details.caseNumber'), written(found.caseNumber)],
    [t('details.judgedOn'), formatDate(found.judgedOn, language)],
    [t('details.cause'), written(found.cause)],
    [t('details.type'), t(`types.${found.type}`)],
    [t('details.documentType'), t(`documentTypes.${found.documentType}`)],
    [t('details.country'), found.countryName],
    [t('details.verifiedOn'), formatDate(found.verifiedOn, language)],
  ]
  return (
    <FoldedGroup>
      <Folded title={t('details.facts')}>
        <Facts facts={facts} look="columns" />
        {found.parties.length > 0 && (
          <>
            <h2 className={classes.title}>{t('details.parties')}</h2>
            <dl className={classes.parties}>
              {found.parties.map(({ role, name }, index) => (
                <div key={index}>
                  <dt>{t(`roles.${role}`)}</dt>
                  <dd>
                    <Written>{name}</Written>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Folded>
    </FoldedGroup>
  )
}
