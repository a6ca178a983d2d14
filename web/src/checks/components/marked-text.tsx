import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { markLooks } from '../mark-looks.ts'
import { textPieces, type NumberedCitation } from '../text-pieces.ts'
import classes from './marked-text.module.css'

interface MarkedTextProps {
  text: string
  citations: readonly NumberedCitation[]
}

/** The text with its citations marked, and a way from one to the next. */
export function MarkedText({ text, citations }: MarkedTextProps) {
  const { t } = useTranslation('checks')
  const [at, setAt] = useState(0)
  const frame = useRef<HTMLDivElement>(null)

  function go(to: number) {
    const next = (to + citations.length) % citations.length
    setAt(next)
    frame.current?.querySelectorAll<HTMLElement>('a')[next]?.focus()
  }

  return (
    <section aria-label={t('result.text')} className={classes.section}>
      <div className={`${classes.head} no-print`}>
        <h3>{t('result.text')}</h3>
        <button type="button" aria-label={t('result.previous')} onClick={() => go(at - 1)}>
          <Icon name="up" size={16} />
        </button>
        <span>{t('result.place', { current: at + 1, total: citations.length })}</span>
        <button type="button" aria-label={t('result.next')} onClick={() => go(at + 1)}>
          <Icon name="down" size={16} />
        </button>
      </div>
      <div ref={frame} className={classes.text}>
        {textPieces(text, citations).map(({ text: piece, citation }, place) =>
          citation ? (
            <a
              key={place}
              id={`in-text-${citation.number}`}
              href={`#citation-${citation.number}`}
              className={classes.mark}
              data-tone={markLooks[citation.mark].tone}
              data-mark={citation.mark}
              title={t(`marks.${citation.mark}`)}
              onFocus={() => setAt(citations.indexOf(citation))}
            >
              {piece}
              <sup aria-hidden="true">{markLooks[citation.mark].sign}</sup>
              <span className="visually-hidden"> ({t(`marks.${citation.mark}`)})</span>
            </a>
          ) : (
            <span key={place}>{piece}</span>
          ),
        )}
      </div>
    </section>
  )
}
