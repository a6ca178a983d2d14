import type { Piece } from '@portal/protocol/laws/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './pieces.module.css'

interface MarkedProps {
  change: Exclude<Piece['change'], 'same'>
  children: ReactNode
}

/** What was added or removed, told by more than colour. */
export function Marked({ change, children }: MarkedProps) {
  const { t } = useTranslation('versions')
  const reader = useLanguage()
  const Mark = change === 'added' ? 'ins' : 'del'
  return (
    <Mark className={classes[change]}>
      <span className="visually-hidden" lang={reader}>
        {t(`compare.${change}Start`)}{' '}
      </span>
      {children}
      <span className="visually-hidden" lang={reader}>
        {t('compare.end')}{' '}
      </span>
    </Mark>
  )
}

/** Two wordings in one text: what was added and what was removed. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, change }, index) =>
    change === 'same' ? (
      <span key={index}>{text}</span>
    ) : (
      <Marked key={index} change={change}>
        {text}
      </Marked>
    ),
  )
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
