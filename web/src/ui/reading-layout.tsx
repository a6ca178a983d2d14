import type { MouseEvent, ReactNode, RefObject } from 'react'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import classes from './reading-layout.module.css'

interface ReadingLayoutProps {
  contents: ReactNode
  /** Finds a word in the text. */
  find: ReactNode
  /** Of the text. */
  lang: Language
  text: ReactNode
  textRef: RefObject<HTMLDivElement | null>
  onTextClick?: (event: MouseEvent) => void
  /** Below the text. */
  children: ReactNode
}

/** A long text with its contents beside it; on a phone contents and search are one row that stays in sight. */
export function ReadingLayout(props: ReadingLayoutProps) {
  const { contents, find, lang, text, textRef, onTextClick, children } = props
  return (
    <div className={classes.layout}>
      <aside className={`${classes.aside} no-print`}>{contents}</aside>
      <div className={classes.body}>
        <div className={`${classes.find} no-print`}>{find}</div>
        <div ref={textRef} lang={lang} className={classes.text} onClick={onTextClick}>
          {text}
        </div>
        <div className={classes.after}>{children}</div>
      </div>
    </div>
  )
}
