import type { Language } from '@portal/protocol/kernel/languages.ts'
import classes from './contents.module.css'

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

/** A table of contents: always open beside the text, one touch away above it on a phone. */
export function Contents({ title, entries, lang }: ContentsProps) {
  return (
    <details className={classes.contents}>
      <summary>{title}</summary>
      <nav aria-label={title} lang={lang}>
        <ol>
          {entries.map(({ anchor, text, level }) => (
            <li key={anchor} data-level={level}>
              <a href={`#${anchor}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
