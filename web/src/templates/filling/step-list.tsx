import type { Words } from '@portal/protocol/kernel/languages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HeldWords } from '../../ui/held-words.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { StepProgress } from './step-progress.ts'
import classes from './step-list.module.css'

interface ListedStep extends StepProgress {
  name: string
  title: Words
}

interface StepListProps {
  steps: readonly ListedStep[]
  current: number
  onOpen: (step: number) => void
  /** Whether, and when, what was typed was saved. */
  children: ReactNode
}

/** The steps of the form with how far each is, each a way to it. */
export function StepList({ steps, current, onOpen, children }: StepListProps) {
  const { t } = useTranslation('template')
  return (
    <nav className={classes.steps} aria-label={t('steps.label')}>
      <ol>
        {steps.map(({ name, title, asked, answered, isDone }, at) => {
          const isNow = at === current
          const isMade = isDone && answered > 0
          const count = t('steps.count', { answered, asked })
          return (
            <li key={name} data-done={(isMade && !isNow) || undefined} data-now={isNow || undefined}>
              <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => onOpen(at)}>
                <span className={classes.mark} aria-hidden="true">
                  {isMade && !isNow && <Icon name="check" size={12} />}
                </span>
                <span>
                  <HeldWords words={title} />
                  <small>
                    {isMade ? t('steps.done', { count }) : isNow ? t('steps.now', { count }) : count}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {children}
    </nav>
  )
}
