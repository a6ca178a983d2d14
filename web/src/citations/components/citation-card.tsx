import type { Citation } from '@portal/protocol/citations/schemas.ts'
import { parseEli } from '@portal/protocol/laws/eli.ts'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { cardQuery } from '../queries.ts'
import classes from './citation-card.module.css'

/** Pixels kept free at the window's edges. */
const margin = 12

/** What a citation leads to, in short. It stands in running text: of phrasing content only. */
export function CitationCard({ id, citation }: { id: string; citation: Citation }) {
  const { t } = useTranslation('citations')
  const { t: laws } = useTranslation('laws')
  const context = useApp()
  const language = useLanguage()
  const card = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState({ shift: 0, isAbove: false })
  const { address, kind, articleKey } = citation
  const on = parseEli(address.split('#')[0]!)?.on ?? null
  const { data, isError } = useQuery(
    cardQuery(context, { kind, id: citation.id, article: articleKey ?? undefined }, on),
  )

  useLayoutEffect(() => {
    const { left, right, bottom } = card.current!.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    setPlace(({ shift, isAbove }) => {
      const over = right - shift - (clientWidth - margin)
      const wanted = Math.max(margin - (left - shift), over > 0 ? -over : 0)
      return { shift: Math.min(wanted, 0), isAbove: isAbove || bottom > clientHeight - margin }
    })
  }, [data, isError])

  const day =
    data?.day && t(kind === 'case' ? 'card.judged' : 'card.from', { date: formatDate(data.day, language) })
  return (
    <span
      ref={card}
      id={id}
      role="tooltip"
      lang={language}
      className={classes.card}
      data-above={place.isAbove || undefined}
      style={{ translate: `${place.shift}px` }}
    >
      {isError && t('card.failed')}
      {!data && !isError && t('card.loading')}
      {data && (
        <>
          <b lang={data.titleLanguage}>{data.title}</b>
          <span className={classes.facts}>
            {[data.countryName, data.timeliness && laws(`status.${data.timeliness}`), day]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {data.number && (
            <span lang={data.titleLanguage} className={classes.number}>
              {[data.number, data.heading].filter(Boolean).join(' ')}
            </span>
          )}
          {data.text && <span lang={data.titleLanguage}>{data.text}</span>}
        </>
      )}
    </span>
  )
}
