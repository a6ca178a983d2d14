import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { ReactNode } from 'react'
import { Cover } from './cover.tsx'
import classes from './template-head.module.css'

interface TemplateHeadProps {
  title: string
  language?: Language
  /** Of what kind it is, which version, in which languages. */
  meta: ReactNode
  lead?: ReactNode
  /** What can be done with it. */
  tools: ReactNode
}

/** What a template, or a contract made of one, is. */
export function TemplateHead({ title, language, meta, lead, tools }: TemplateHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.cover}>
        <Cover />
      </div>
      <div className={classes.words}>
        <p className={classes.meta}>{meta}</p>
        <h1 lang={language}>{title}</h1>
        {lead && (
          <div className={classes.lead} lang={language}>
            {lead}
          </div>
        )}
      </div>
      <div className={`${classes.tools} no-print`}>{tools}</div>
    </header>
  )
}
