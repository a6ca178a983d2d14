import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { ReactNode } from 'react'
import classes from './rich-text.module.css'

interface RichTextProps {
  /** As the server cleaned it. */
  html: string
  /** What the text is written in, which need not be the page's language. */
  language: Language
}

/** A formatted text, to be read. */
export function RichText({ html, language }: RichTextProps) {
  return <div className={classes.text} lang={language} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The same around parts that stand for its HTML. */
export function RichTextFrame({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <div className={classes.text} lang={language}>
      {children}
    </div>
  )
}
