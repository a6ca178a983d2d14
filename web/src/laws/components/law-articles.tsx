import type { LawUnit } from '@portal/protocol/laws/schemas.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import classes from './law-articles.module.css'

interface LawArticlesProps {
  units: readonly LawUnit[]
  onCite: (article: { number: string; anchor: string }) => void
}

/** The text of a law: headings of its structure, and articles with anchors of their own. */
export const LawArticles = memo(function LawArticles({ units, onCite }: LawArticlesProps) {
  const { t } = useTranslation('laws')
  return units.map((unit) => {
    if (unit.kind === 'heading') {
      const Heading = unit.level === 1 ? 'h2' : 'h3'
      return (
        <Heading key={unit.anchor} id={unit.anchor} className={classes.heading} data-level={unit.level}>
          {unit.heading}
        </Heading>
      )
    }
    const { anchor, number, heading, text } = unit
    return (
      <article key={anchor} id={anchor} className={classes.article}>
        <p className={classes.number}>
          <b>{number}</b>
          {heading && <span> {heading}</span>}
          <span className={`${classes.tools} no-print`}>
            <a
              href={`#${anchor}`}
              aria-label={t('details.link', { number })}
              title={t('details.link', { number })}
            >
              <Icon name="link" size={16} />
            </a>
            <button
              type="button"
              onClick={() => onCite({ number, anchor })}
              aria-label={t('details.citeArticle', { number })}
              title={t('details.citeArticle', { number })}
            >
              <Icon name="copy" size={16} />
            </button>
          </span>
        </p>
        {text.split('\n').map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </article>
    )
  })
})
