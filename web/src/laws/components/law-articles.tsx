import type { LawUnit } from '@portal/protocol/laws/schemas.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CitedParagraphs } from '../../citations/door/cited-paragraphs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './law-articles.module.css'
import { UnitHeading } from './unit-heading.tsx'

type Article = Extract<LawUnit, { kind: 'article' }>

interface LawArticlesProps {
  units: readonly LawUnit[]
  /** Path of an article's own page. */
  pathOf: (key: string) => string
  onCite: (article: Article) => Promise<void>
}

/** The text of a law: headings of its structure, and articles with anchors of their own. */
export const LawArticles = memo(function LawArticles({ units, pathOf, onCite }: LawArticlesProps) {
  const { t } = useTranslation('laws')
  const { t: v } = useTranslation('versions')
  const reader = useLanguage()
  return units.map((unit) => {
    if (unit.kind === 'heading') return <UnitHeading key={unit.anchor} unit={unit} />
    const { anchor, key, number, heading, text, citations, citedBy } = unit
    const path = pathOf(key)
    const count = citedBy.articles + citedBy.cases
    const openLabel = v('article.open', { number })
    const citeLabel = t('details.citeArticle', { number })
    return (
      <article key={anchor} id={anchor} className={classes.article}>
        <p className={classes.number}>
          <b>{number}</b>
          {heading && <span> {heading}</span>}
          <span className={`${classes.tools} no-print`} lang={reader}>
            <a href={path} data-inside aria-label={openLabel} title={openLabel}>
              <Icon name="link" size={16} />
            </a>
            <button type="button" onClick={() => void onCite(unit)} aria-label={citeLabel} title={citeLabel}>
              <Icon name="copy" size={16} />
            </button>
            {count > 0 && (
              <a
                href={`${path}#cited-by`}
                data-inside
                className={classes.cited}
                aria-label={v('article.citedLabel', { number, count })}
              >
                {v('article.cited', { count })}
              </a>
            )}
          </span>
        </p>
        <CitedParagraphs text={text} citations={citations} />
      </article>
    )
  })
})
