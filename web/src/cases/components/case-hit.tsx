import type { CaseHit as Hit } from '@portal/protocol/cases/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Fragments } from '../../search/fragments.tsx'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { casePath } from '../case-address.ts'
import classes from '../../search/hit.module.css'
import { CaseTags } from './case-tags.tsx'

/** A case found, with the best of its matching sections, each a link to its place in the judgment. */
export function CaseHit({ id, hit }: { id: string | undefined; hit: Hit }) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const inOther = (text: typeof language | undefined) => (text === language ? undefined : text)
  return (
    <li id={id} className={classes.hit}>
      <h2 className={classes.title} lang={hit.titleLanguage}>
        <Link to={casePath(hit.id, { text: inOther(hit.sections[0]?.language) })}>
          <Fragments fragments={hit.titleFragments} />
        </Link>
      </h2>
      <TitleOrigin language={hit.titleLanguage} />
      <div className={classes.meta}>
        <CaseTags of={hit} />
        <Written>{hit.court}</Written>
        <Written>{hit.caseNumber}</Written>
        {hit.judgedOn && <span>{t('results.judged', { date: formatDate(hit.judgedOn, language) })}</span>}
        <Written>{hit.cause}</Written>
        {hit.sectionCount > 0 && <span>{t('results.matches', { count: hit.sectionCount })}</span>}
      </div>
      {hit.sections.length > 0 && (
        <ul className={classes.places}>
          {hit.sections.map((section) => (
            <li key={`${section.language}-${section.anchor}`} lang={section.language}>
              <Link
                to={casePath(hit.id, { anchor: section.anchor, text: inOther(section.language) })}
                className={classes.place}
              >
                <b lang={section.heading ? undefined : language}>
                  {section.heading ?? t(`sections.${section.kind}`)}
                </b>
                <span className={classes.snippet}>
                  <Fragments fragments={section.snippet} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
