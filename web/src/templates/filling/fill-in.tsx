import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import { answerKeys, applying } from '@portal/protocol/templates/filling.ts'
import type { OfferedAnswers, ShownBasis } from '@portal/protocol/templates/schemas.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { answered, type ContractValues } from './contract-values.ts'
import classes from './fill-in.module.css'
import { Finish } from './finish.tsx'
import { Preview } from './preview.tsx'
import { SetChoice } from './set-choice.tsx'
import { StepForm } from './step-form.tsx'
import { StepList } from './step-list.tsx'
import { stepProgress } from './step-progress.ts'

interface FillInProps {
  content: TemplateContent
  basis: readonly ShownBasis[]
  names: ContractNames
  contract: ContractValues
  /** What the reader’s profile and earlier contracts answer; null where nobody is known. */
  offered: OfferedAnswers | null
  onChange: (contract: ContractValues) => void
  /** Whether what was typed is saved. */
  saved: ReactNode
  /** How the finished document is had; null where the form is only tried. */
  finish: Pick<ComponentProps<typeof Finish>, 'name' | 'flush'> | null
}

const panes = ['form', 'preview'] as const

/** The guided form of a template beside the contract that its answers make; on a phone one of them at a time. */
export function FillIn(props: FillInProps) {
  const { content, basis, names, contract, offered, onChange, saved, finish } = props
  const { t } = useTranslation('template')
  const reader = useLanguage()
  const [at, setAt] = useState(0)
  const [current, setCurrent] = useState<string | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [pane, setPane] = useState<(typeof panes)[number]>('form')
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const { steps } = content
  const { answers, languages } = contract
  const { fields } = applying(content, answers)
  const listed = steps.map((step) => ({
    name: step.name,
    title: step.title,
    ...stepProgress(step, { answers, languages, fields }),
  }))
  const keysOf = (step: number) =>
    (steps[step]?.fields ?? []).flatMap((field) => answerKeys(field, languages))
  const leave = (keys: readonly string[]) => setLeft((before) => new Set([...before, ...keys]))

  /** Shows a step from its heading on; what the one before it lacks is marked there. */
  function open(step: number) {
    leave(keysOf(at))
    flushSync(() => {
      setAt(step)
      setCurrent(null)
      setPane('form')
    })
    const heading = root.current?.querySelector<HTMLElement>('h2[tabindex]')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }

  /** Shows the contract from its beginning on. */
  function openPreview() {
    flushSync(() => setPane('preview'))
    root.current?.scrollIntoView({ block: 'start' })
    root.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true })
  }

  function leadTo(key: string) {
    const step = steps.findIndex((_, place) => keysOf(place).includes(key))
    leave([key])
    open(step)
    const field = root.current?.querySelector<HTMLElement>(
      `[data-answer="${key}"] :is(input, textarea, button)`,
    )
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }

  const answer = (key: string, value: string) =>
    onChange({ ...contract, answers: answered(answers, key, value) })
  const [before, after] = [listed[at - 1], listed[at + 1]]
  return (
    <div ref={root} className={classes.fill} data-pane={pane}>
      <div className={classes.panes} role="group" aria-label={t('panes.label')}>
        {panes.map((name) => (
          <button key={name} type="button" aria-pressed={name === pane} onClick={() => setPane(name)}>
            {t(`panes.${name}`)}
          </button>
        ))}
      </div>
      <div className={classes.steps}>
        <StepList steps={listed} current={at} onOpen={open}>
          {saved}
        </StepList>
      </div>
      <div className={classes.form}>
        <StepForm
          content={content}
          basis={basis}
          step={at}
          contract={contract}
          names={names}
          offered={offered}
          left={left}
          headingId={`${id}-step`}
          onAnswer={answer}
          onTake={(taken) => onChange({ ...contract, answers: { ...answers, ...taken } })}
          onFocus={setCurrent}
          onLeave={(key) => answers[key] && leave([key])}
        >
          <div className={classes.ways}>
            {before && (
              <Button variant="default" onClick={() => open(at - 1)}>
                {t('steps.back')}
              </Button>
            )}
            {after && (
              <Button className={classes.next} onClick={() => open(at + 1)}>
                {t('steps.next', { title: inLanguage(after.title, reader) })}
              </Button>
            )}
            {!after && (
              <Button className={`${classes.next} ${classes.toPreview}`} onClick={openPreview}>
                {t('steps.toPreview')}
              </Button>
            )}
          </div>
        </StepForm>
      </div>
      <div className={classes.preview}>
        <Preview
          content={content}
          languages={languages}
          answers={answers}
          names={names}
          current={current}
          choice={
            <SetChoice
              held={content.languages}
              current={languages}
              onChoose={(set) => onChange({ ...contract, languages: set })}
            />
          }
          foot={
            finish && (
              <Finish {...finish} content={content} names={names} contract={contract} leadTo={leadTo} />
            )
          }
        />
      </div>
    </div>
  )
}
