import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import classes from './form-part.module.css'

interface FormPartProps {
  title: string
  /** Who reads what is written here, and what it is for. */
  text: string
  children: ReactNode
}

/** Fields of a long form that belong together. */
export function FormPart({ title, text, children }: FormPartProps) {
  return (
    <Card title={title}>
      <div className={classes.part}>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
    </Card>
  )
}
