import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Written } from '../../ui/written.tsx'
import classes from './conversation.module.css'

interface QuestionTurnProps {
  question: string
  /** It was just asked: it comes into sight. */
  isNew?: boolean
  children: ReactNode
}

/** A question, and below it what answers it. */
export function QuestionTurn({ question, isNew = false, children }: QuestionTurnProps) {
  const id = useId()
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'start' })
  }, [isNew])

  return (
    <article ref={place} className={classes.turn} aria-labelledby={id}>
      <h2 id={id} className={classes.question}>
        <Written>{question}</Written>
      </h2>
      <div className={classes.answer}>{children}</div>
    </article>
  )
}
