import { heldLanguage, inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import type { TemplateContent, TemplateField } from '@portal/protocol/templates/content.ts'
import { answerKeys, answerProblem, applying } from '@portal/protocol/templates/filling.ts'
import type { OfferedAnswers, ShownBasis } from '@portal/protocol/templates/schemas.ts'
import { writtenAnswer, type ContractNames } from '@portal/protocol/templates/written-answer.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldWords } from '../../app/forms/use-field-words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { BasisList, basisOf } from '../components/basis-list.tsx'
import { AnswerField } from './answer-field.tsx'
import { fromProfile, type ContractValues } from './contract-values.ts'
import { Offers } from './offers.tsx'
import classes from './step-form.module.css'
import { clausesOfStep } from './step-progress.ts'

interface StepFormProps {
  content: TemplateContent
  basis: readonly ShownBasis[]
  step: number
  contract: ContractValues
  names: ContractNames
  offered: OfferedAnswers | null
  /** Names of answers that were left, whose problems are shown. */
  left: ReadonlySet<string>
  headingId: string
  onAnswer: (key: string, value: string) => void
  onTake: (answers: Record<string, string>) => void
  onFocus: (field: string) => void
  onLeave: (key: string) => void
  /** The ways to the steps beside it. */
  children: ReactNode
}

type Question = { field: TemplateField; key: string; language: Language | null }

/** Fills the open fields of a party with what the reader’s profile says. */
function ProfileOffer({
  fields,
  offered,
  contract,
  onTake,
}: {
  fields: readonly TemplateField[]
  offered: OfferedAnswers
  contract: ContractValues
  onTake: StepFormProps['onTake']
}) {
  const { t } = useTranslation('template')
  const found = (['A', 'B'] as const).map((party) => ({
    party,
    answers: fromProfile(fields, party, offered, contract.answers),
  }))
  const open = found.filter(({ answers }) => Object.keys(answers).length > 0)
  if (open.length === 0) return null
  return (
    <div className={classes.profile}>
      <p>{t('offers.profile')}</p>
      {open.map(({ party, answers }) => (
        <Button key={party} variant="default" size="compact-md" onClick={() => onTake(answers)}>
          {t(`offers.party${party}`)}
        </Button>
      ))}
    </div>
  )
}

/** The questions of a step that are asked, with the law that their clauses rest on. */
export function StepForm(props: StepFormProps) {
  const { content, basis, step: at, contract, names, offered, left, headingId } = props
  const { onAnswer, onTake, onFocus, onLeave, children } = props
  const { t } = useTranslation('template')
  const reader = useLanguage()
  const wordsOf = useFieldWords()
  const step = content.steps[at]
  if (!step) return null
  const { answers, languages } = contract
  const { fields } = applying(content, answers)
  const asked = step.fields.filter(({ name }) => fields.has(name))
  const questions = asked.flatMap((field): Question[] =>
    answerKeys(field, languages).map((key, place) => ({
      field,
      key,
      language: field.isTranslated ? (languages[place] ?? null) : null,
    })),
  )
  const restsOn = basisOf(clausesOfStep(content, step, answers), basis)

  function problemOf({ field, key }: Question): string | undefined {
    if (!left.has(key)) return undefined
    const problem = answerProblem(field, answers[key], names)
    return problem ? wordsOf(problem)() : undefined
  }

  return (
    <section className={classes.step} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} lang={heldLanguage(step.title, reader)}>
        {t('steps.heading', { number: at + 1, title: inLanguage(step.title, reader) })}
      </h2>
      {offered && <ProfileOffer fields={asked} offered={offered} contract={contract} onTake={onTake} />}
      <div className={classes.fields}>
        {questions.map((question) => {
          const { field, key, language } = question
          const value = answers[key] ?? ''
          return (
            <div
              key={key}
              data-answer={key}
              data-kind={field.kind}
              onFocus={() => onFocus(field.name)}
              onBlur={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget)) onLeave(key)
              }}
            >
              <AnswerField
                field={field}
                answerKey={key}
                language={language}
                value={value}
                error={problemOf(question)}
                names={names}
                onChange={(next) => onAnswer(key, next)}
              />
              <Offers
                label={inLanguage(field.label, reader)}
                offered={offered?.earlier[key] ?? []}
                value={value}
                wordOf={(answer) => writtenAnswer(field, answer, { language: reader, names })}
                onTake={(answer) => onAnswer(key, answer)}
              />
            </div>
          )
        })}
        {questions.length === 0 && <p className={classes.none}>{t('steps.nothing')}</p>}
      </div>
      {restsOn.length > 0 && (
        <details className={classes.law} open>
          <summary>
            <Icon name="book" size={16} />
            {t('basis.ofStep')}
          </summary>
          <BasisList basis={restsOn} />
        </details>
      )}
      {children}
    </section>
  )
}
