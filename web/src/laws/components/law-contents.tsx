import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import classes from './law-contents.module.css'

/** Articles are listed in the contents of texts that have no more than this. */
const mostArticlesListed = 60

/** The table of contents: the structure's headings, and the articles of short texts. */
export function LawContents({ law }: { law: LawDetails }) {
  const { t } = useTranslation('laws')
  const isShort = law.units.length <= mostArticlesListed
  const entries = law.units.filter((unit) => unit.kind === 'heading' || isShort)
  const shown = entries.length > 0 ? entries : law.units
  return (
    <details className={classes.contents}>
      <summary>{t('details.contents')}</summary>
      <nav aria-label={t('details.contents')} lang={law.language}>
        <ol>
          {shown.map((unit) => (
            <li key={unit.anchor} data-level={unit.kind === 'heading' ? unit.level : 'article'}>
              <a href={`#${unit.anchor}`}>
                {unit.kind === 'heading' ? unit.heading : `${unit.number} ${unit.heading ?? ''}`}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
