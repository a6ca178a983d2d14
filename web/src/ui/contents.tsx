import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useEffect, useRef } from 'react'
import classes from './contents.module.css'
import { useReadingPlace } from './use-reading-place.ts'

interface ContentsEntry {
  anchor: string
  text: string
  /** Depth of a heading from 1; what stands below all headings is 'item'. */
  level: number | 'item'
}

interface ContentsProps {
  title: string
  entries: readonly ContentsEntry[]
  /** Of the entries. */
  lang: Language
}

/** A table of contents that follows the reader: always open beside the text, one touch away on a phone. */
export function Contents({ title, entries, lang }: ContentsProps) {
  const place = useReadingPlace(entries.map(({ anchor }) => anchor))
  const root = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLElement>(null)

  useEffect(() => {
    const entry = place && list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !entry) return
    const frame = list.current.getBoundingClientRect()
    const { top, bottom } = entry.getBoundingClientRect()
    if (top < frame.top || bottom > frame.bottom) list.current.scrollTop += top - frame.top - frame.height / 3
  }, [place])

  function close() {
    if (root.current) root.current.open = false
  }

  return (
    <details ref={root} className={classes.contents}>
      <summary>{title}</summary>
      <nav ref={list} aria-label={title} lang={lang}>
        <ol>
          {entries.map(({ anchor, text, level }) => (
            <li key={anchor} data-level={level}>
              <a href={`#${anchor}`} aria-current={anchor === place ? 'location' : undefined} onClick={close}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
