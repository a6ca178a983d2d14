import type { CaseSummary } from '@portal/protocol/cases/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { casePath } from '../case-address.ts'
import classes from './case-lists.module.css'
import { CaseTags } from './case-tags.tsx'

/** Cases like this one. */
export function SimilarCases({ cases }: { cases: readonly CaseSummary[] }) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  return (
    <section className={`${classes.card} no-print`} aria-labelledby="similar-cases">
      <h2 id="similar-cases">{t('details.similar')}</h2>
      {cases.length === 0 ? (
        <p className={classes.hint}>{t('details.noSimilar')}</p>
      ) : (
        <ul className={classes.list}>
          {cases.map((similar) => (
            <li key={similar.id}>
              <Link to={casePath(similar.id)} className={classes.name} lang={similar.titleLanguage}>
                {similar.title}
              </Link>
              <span className={classes.meta}>
                <TitleOrigin language={similar.titleLanguage} />
                <CaseTags of={similar} />
                <Written>{similar.court}</Written>
                {similar.judgedOn && (
                  <span>{t('results.judged', { date: formatDate(similar.judgedOn, language) })}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/legal/query?tab=cases" className={classes.more}>
          {t('details.backToSearch')} ›
        </Link>
      </p>
    </section>
  )
}
