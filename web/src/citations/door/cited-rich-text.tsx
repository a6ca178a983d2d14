import type { BlockCitation } from '@portal/protocol/citations/schemas.ts'
import type { TextPicture } from '@portal/protocol/files/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import {
  blocksOf,
  readRichText,
  type RichPart,
  type TextBlock,
  type TextFigure,
  type TextRun,
} from '@portal/protocol/kernel/rich-text-blocks.ts'
import { Fragment, type ReactNode } from 'react'
import { Picture } from '../../app/shown-picture.tsx'
import { RichTextFrame } from '../../ui/rich-text.tsx'
import { blockPieces } from '../block-pieces.ts'
import { anchorOfHeading, isHeading } from './headings.ts'
import { CitationLink } from '../components/citation-link.tsx'

interface CitedRichTextProps {
  /** As the server cleaned it. */
  html: string
  /** Of its blocks. */
  citations: readonly BlockCitation[]
  /** Those that stand within it. */
  pictures?: readonly TextPicture[]
  /** What the text is written in, which need not be the page's language. */
  language: Language
  /** Its headings have anchors; of one text on a page at most. */
  isDivided?: boolean
}

function Run({ run: { text, isStrong, isSlanted } }: { run: TextRun }) {
  const lines = text.split('\n').map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ))
  const slanted = isSlanted ? <em>{lines}</em> : lines
  return isStrong ? <strong>{slanted}</strong> : slanted
}

interface BlockProps {
  block: TextBlock
  citations: readonly BlockCitation[]
  /** Of a heading that the page's contents lead to. */
  anchor: string | undefined
}

function Block({ block, citations, anchor }: BlockProps) {
  const { tag: Tag } = block
  return (
    <Tag id={anchor}>
      {blockPieces(block, citations).map(({ citation, href, runs }, place) => {
        const words = runs.map((run, at) => <Run key={at} run={run} />)
        if (citation) {
          return (
            <CitationLink key={place} citation={citation} words={runs.map(({ text }) => text).join('')}>
              {words}
            </CitationLink>
          )
        }
        return href === null ? (
          <Fragment key={place}>{words}</Fragment>
        ) : (
          <a key={place} href={href} rel="nofollow noopener">
            {words}
          </a>
        )
      })}
    </Tag>
  )
}

interface FigureProps {
  figure: TextFigure
  pictures: readonly TextPicture[] | undefined
  language: Language
  /** What is said below it. */
  children: ReactNode
}

/** One whose file is lost says what it showed. */
function Figure({ figure: { picture: id, text }, pictures, language, children }: FigureProps) {
  const picture = pictures?.find((one) => one.id === id)
  const sizes = '(max-width: 760px) 100vw, 720px'
  return (
    <figure>
      {picture ? <Picture picture={{ ...picture, text }} language={language} sizes={sizes} /> : <p>{text}</p>}
      {children}
    </figure>
  )
}

/** A formatted text, to be read; what it cites is linked. */
export function CitedRichText({
  html,
  citations,
  pictures,
  language,
  isDivided = false,
}: CitedRichTextProps) {
  const parts = readRichText(html)
  const places = new Map(blocksOf(parts).map((block, place) => [block, place]))
  const cited = Map.groupBy(citations, ({ block }) => block)

  function draw(some: readonly RichPart[]): ReactNode {
    return some.map((part, place) => {
      if ('runs' in part) {
        const block = places.get(part)!
        const anchor = isDivided && isHeading(part) ? anchorOfHeading(block) : undefined
        return <Block key={place} block={part} citations={cited.get(block) ?? []} anchor={anchor} />
      }
      const inside = draw(part.parts)
      if (part.tag === 'figure') {
        return (
          <Figure key={place} figure={part} pictures={pictures} language={language}>
            {inside}
          </Figure>
        )
      }
      const { tag: Tag } = part
      return <Tag key={place}>{Tag === 'table' ? <tbody>{inside}</tbody> : inside}</Tag>
    })
  }

  return <RichTextFrame language={language}>{draw(parts)}</RichTextFrame>
}
