import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Note } from '../../ui/note.tsx'
import classes from './present-text.module.css'

interface PresentTextProps {
  words: Readonly<Record<'notice' | 'title' | 'keep' | 'take' | 'takeTitle' | 'takeText' | 'takeNot', string>>
  /** Something was typed, which would be lost. */
  isTyped: boolean
  onTake: () => void
  /** What somebody else wrote. */
  children: ReactNode
}

/** What somebody else wrote while the reader did, and the way to go on with that. */
export function PresentText({ words, isTyped, onTake, children }: PresentTextProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={classes.theirs}>
      <Note tone="seal" isAlert>
        {words.notice}
      </Note>
      <section aria-label={words.title}>
        <h3>{words.title}</h3>
        {children}
      </section>
      <p>{words.keep}</p>
      <Button variant="default" onClick={() => (isTyped ? setAsking(true) : onTake())}>
        {words.take}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.takeTitle}
          text={words.takeText}
          confirm={words.take}
          cancel={words.takeNot}
          isDestructive
          onConfirm={onTake}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
