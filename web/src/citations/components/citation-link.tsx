import type { Citation } from '@portal/protocol/citations/schemas.ts'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { Link } from '../../ui/link.tsx'
import { useEscape } from '../../ui/use-escape.ts'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './citation-link.module.css'

const CitationCard = later(async () => (await import('./citation-card.tsx')).CitationCard)

/** Milliseconds before a card comes under the pointer, and before it goes: passing over opens nothing. */
const delays = { open: 250, close: 200 }

/**
 * A citation as a link, with a card of what it leads to on hover and focus. The card stays while the pointer is on
 * it and goes with Escape (WCAG 1.4.13); touch follows the link. An act that is not held leads to the search for it.
 */
export function CitationLink({
  citation,
  words,
  children,
}: {
  citation: Citation
  /** As it stands in the text. */
  words: string
  children: ReactNode
}) {
  const { t } = useTranslation('citations')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const cardId = useId()
  const link = useRef<HTMLAnchorElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function turn(open: boolean, delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), delay)
  }

  useEscape(isOpen, () => turn(false, 0))

  const changed = citation.changedOn && t('changed', { date: formatDate(citation.changedOn, language) })
  return (
    <span
      className={classes.citation}
      onPointerEnter={(event) => event.pointerType === 'mouse' && turn(true, delays.open)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && turn(false, delays.close)}
    >
      <Link
        ref={link}
        to={
          citation.kind === 'act'
            ? `${citation.address}?keyword=${encodeURIComponent(words)}`
            : citation.address
        }
        data-known={citation.kind === 'act' || undefined}
        aria-describedby={isOpen ? cardId : undefined}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && turn(true, 0)}
        onBlur={() => turn(false, 0)}
      >
        {children}
      </Link>
      {changed && (
        <small className={classes.changed} title={changed} lang={language}>
          <span aria-hidden="true">{t('changedMark')}</span>
          <span className="visually-hidden">({changed})</span>
        </small>
      )}
      {isOpen && <CitationCard id={cardId} citation={citation} anchor={link} />}
    </span>
  )
}
