import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import classes from './conversation.module.css'

interface QuestionTurnProps {
  question: string
  language?: Language
  /** It was just asked: it comes into sight. */
  isNew?: boolean
  children: ReactNode
}

/** A question, and below it what answers it. */
export function QuestionTurn({ question, language, isNew = false, children }: QuestionTurnProps) {
  const id = useId()
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'start' })
  }, [isNew])

  return (
    <article ref={place} className={classes.turn} aria-labelledby={id}>
      <h2 id={id} className={classes.question} lang={language}>
        {question}
      </h2>
      <div className={classes.answer}>{children}</div>
    </article>
  )
}
