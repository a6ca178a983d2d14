import type { Piece } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import classes from './pieces.module.css'

/** Two wordings in one text: what was added and what was removed, told by more than colour. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useTranslation('versions')
  return pieces.map(({ text, change }, index) => {
    if (change === 'same') return <span key={index}>{text}</span>
    const Mark = change === 'added' ? 'ins' : 'del'
    return (
      <Mark key={index} className={classes[change]}>
        <span className="visually-hidden">{t(`compare.${change}Start`)} </span>
        {text}
        <span className="visually-hidden">{t('compare.end')} </span>
      </Mark>
    )
  })
}

/** What the marks of a comparison mean. */
export function PiecesLegend() {
  const { t } = useTranslation('versions')
  return (
    <p className={classes.legend} aria-hidden="true">
      <span>{t('compare.legend')}</span>
      <ins className={classes.added}>{t('compare.addedWords')}</ins>
      <del className={classes.removed}>{t('compare.removedWords')}</del>
    </p>
  )
}
