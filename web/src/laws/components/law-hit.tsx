import type { LawHit as Hit } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { Fragments } from '../../search/fragments.tsx'
import classes from '../../search/hit.module.css'
import { LawMarks } from '../door/law-marks.tsx'

interface LawHitProps {
  id: string | undefined
  hit: Hit
  /** Of all countries that it is held for. */
  countryNames: readonly string[]
}

/** A law found, with the best of its matching articles, each a link to its place in the text. */
export function LawHit({ id, hit, countryNames }: LawHitProps) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  return (
    <li id={id} className={classes.hit}>
      <h2 className={classes.title} lang={hit.titleLanguage}>
        <Link to={hit.address}>
          <Fragments fragments={hit.titleFragments} />
        </Link>
      </h2>
      <TitleOrigin language={hit.titleLanguage} origin={hit.titleOrigin} />
      <div className={classes.meta}>
        <LawMarks law={hit} countryNames={countryNames} />
        <Written>{hit.publishDepartment}</Written>
        {hit.number && <Written>{t('results.number', { number: hit.number })}</Written>}
        {hit.adoptedOn && <span>{t('results.adopted', { date: formatDate(hit.adoptedOn, language) })}</span>}
        {hit.effectiveOn && (
          <span>
            {t(hit.isVersionDay ? 'results.versionEffective' : 'results.effective', {
              date: formatDate(hit.effectiveOn, language),
            })}
          </span>
        )}
        {hit.articleCount > 0 && <span>{t('results.matches', { count: hit.articleCount })}</span>}
      </div>
      {hit.articles.length > 0 && (
        <ul className={classes.places}>
          {hit.articles.map((article) => (
            <li key={`${article.language}-${article.key}`} lang={article.language}>
              <Link
                to={`${hit.address}${article.language === language ? '' : `?text=${article.language}`}#art-${article.key}`}
                className={classes.place}
              >
                <b>{article.number}</b>
                {article.heading && <span className={classes.heading}>{article.heading}</span>}
                <span className={classes.snippet}>
                  <Fragments fragments={article.snippet} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
