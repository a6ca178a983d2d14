import type { LawDetails, LawUnit } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { CitedParagraphs } from '../../citations/door/cited-paragraphs.tsx'
import { alignUnits } from '../align-units.ts'
import classes from './beside-articles.module.css'
import articleClasses from './law-articles.module.css'
import { UnitHeading } from './unit-heading.tsx'

interface CellProps {
  unit: LawUnit | null
  law: LawDetails
  isSecond?: boolean
}

function Cell({ unit, law, isSecond = false }: CellProps) {
  const { t } = useTranslation('versions')
  if (!unit) return <div className={classes.none}>{t('beside.none')}</div>
  return (
    <div lang={law.language} className={classes.cell}>
      {unit.kind === 'heading' ? (
        <UnitHeading unit={unit} isSecond={isSecond} />
      ) : (
        <>
          <p className={articleClasses.number}>
            <b>{unit.number}</b>
            {unit.heading && <span> {unit.heading}</span>}
          </p>
          <CitedParagraphs text={unit.text} citations={unit.citations} />
        </>
      )}
    </div>
  )
}

/** Two texts of a wording, article beside article; below each other where there is no room. */
export function BesideArticles({ law, other }: { law: LawDetails; other: LawDetails }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes.languages} aria-hidden="true">
        {[law, other].map(({ language }) => (
          <span key={language} lang={language}>
            {t(`language.${language}`)}
          </span>
        ))}
      </div>
      {alignUnits(law.units, other.units).map(({ left, right }, place) => {
        const unit = left ?? right
        const isHeading = unit?.kind === 'heading'
        const Row = isHeading ? 'div' : 'article'
        return (
          <Row
            key={place}
            id={unit?.kind === 'article' ? unit.anchor : undefined}
            className={`${classes.row} ${isHeading ? '' : articleClasses.article}`}
          >
            <Cell unit={left} law={law} />
            <Cell unit={right} law={other} isSecond />
          </Row>
        )
      })}
    </>
  )
}
