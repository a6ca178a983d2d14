import type { Citation } from '@portal/protocol/citations/schemas.ts'
import { parseEli } from '@portal/protocol/laws/eli.ts'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { TextMarks } from '../door/text-marks.tsx'
import { formatDate } from '../../ui/format.ts'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { cardQuery, type Cited } from '../queries.ts'
import classes from './citation-card.module.css'

/** Pixels kept free at the window's edges, and between citation and card. */
const margin = 12
const gap = 6

interface CitationCardProps {
  id: string
  citation: Citation
  /** The citation's place in the text; the card stands below it, or above where there is no room. */
  anchor: RefObject<HTMLElement | null>
}

/** What a citation leads to, in short. It stands outside the text, which may clip what is inside it. */
export function CitationCard({ id, citation, anchor }: CitationCardProps) {
  const language = useLanguage()
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>({})

  useLayoutEffect(() => {
    const element = card.current!
    function stand() {
      // The first line's place, where a citation runs over two.
      const [cited] = anchor.current?.getClientRects() ?? []
      if (!cited) return
      const { clientWidth, clientHeight } = document.documentElement
      const { offsetWidth, offsetHeight } = element
      const left = Math.max(margin, Math.min(cited.left, clientWidth - margin - offsetWidth))
      const isBelow = cited.bottom + gap + offsetHeight <= clientHeight - margin
      const top = isBelow ? cited.bottom + gap : Math.max(margin, cited.top - gap - offsetHeight)
      setPlace({ left: left + window.scrollX, top: top + window.scrollY })
    }
    // It grows when what it tells of has come.
    const observer = new ResizeObserver(stand)
    observer.observe(element)
    return () => observer.disconnect()
  }, [anchor])

  return createPortal(
    <div ref={card} id={id} role="tooltip" lang={language} className={classes.card} style={place}>
      {citation.kind === 'act' ? <KnownAct /> : <HeldCard citation={{ ...citation, kind: citation.kind }} />}
    </div>,
    document.body,
  )
}

/** Of an act that is known and not held. */
function KnownAct() {
  const { t } = useTranslation('citations')
  return t('card.actNotHeld')
}

/** Of a law, an article or a case. */
function HeldCard({ citation }: { citation: Citation & { kind: Cited['kind'] } }) {
  const { t } = useTranslation('citations')
  const { t: laws } = useTranslation('laws')
  const context = useApp()
  const language = useLanguage()
  const { address, kind, articleKey } = citation
  const on = parseEli(address.split('#')[0]!)?.on ?? null
  const { data, isError } = useQuery(
    cardQuery(context, { kind, id: citation.id, article: articleKey ?? undefined }, on),
  )
  const begins = data?.isDayRecorded ? 'card.from' : 'card.notRecorded'
  const day =
    data?.day && t(kind === 'case' ? 'card.judged' : begins, { date: formatDate(data.day, language) })
  const provision =
    data?.provisionFrom && t('card.provisionFrom', { date: formatDate(data.provisionFrom, language) })
  return (
    <>
      {isError && t('card.failed')}
      {!data && !isError && t('card.loading')}
      {data && (
        <>
          <b lang={data.titleLanguage}>{data.title}</b>
          {data.titleOrigin && <TitleOrigin language={data.titleLanguage} origin={data.titleOrigin} />}
          <span className={classes.facts}>
            {[data.countryName, data.timeliness && laws(`status.${data.timeliness}`), day, provision]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={classes.marks}>
            <TextMarks text={data} />
          </span>
          {data.number && (
            <span lang={data.language} className={classes.number}>
              {[data.number, data.heading].filter(Boolean).join(' ')}
            </span>
          )}
          {data.articlesHeld !== null && <span>{t('card.notHeld', { count: data.articlesHeld })}</span>}
          {data.nearest.length > 0 && (
            <span>{t('card.nearest', { articles: data.nearest.join(' · ') })}</span>
          )}
          {data.text && <span lang={data.language}>{data.text}</span>}
        </>
      )}
    </>
  )
}
