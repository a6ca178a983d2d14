import { heldLanguage, inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import type { FieldRules } from '@portal/protocol/kernel/field-rules.ts'
import type { TemplateField } from '@portal/protocol/templates/content.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { DayField } from '../../app/forms/day-field.tsx'
import { OptionsField } from '../../app/forms/options-field.tsx'
import { plainNumber } from '../../app/forms/plain-number.ts'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import type { TextProps } from '../../app/forms/use-form.ts'
import { LabelLanguage } from '../../ui/field.tsx'
import type { Choice } from '../../ui/select.tsx'
import { HeldWords } from '../../ui/held-words.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './answer-field.module.css'

/** A few choices are all seen; more are a list. */
const fewChoices = 3

interface AnswerFieldProps {
  field: TemplateField
  /** What the answer stands under. */
  answerKey: string
  /** Of an answer that is asked for in several. */
  language: Language | null
  value: string
  error: string | undefined
  names: ContractNames
  onChange: (value: string) => void
}

/** Characters of an address (RFC 5321). */
const longestEmail = 254

/** Most characters of an answer. */
const longestOf = ({ kind, most }: TemplateField) => {
  if (kind === 'text') return most ?? 300
  if (kind === 'email') return longestEmail
  return kind === 'longText' ? (most ?? 4000) : 40
}

/** What a field takes, as any form's field knows it. */
function rulesOf(field: TemplateField): FieldRules {
  return { longest: longestOf(field), ...(field.isRequired && { isRequired: true }) }
}

function useChoices({ kind, options = [] }: TemplateField, names: ContractNames): Choice[] {
  const { t } = useTranslation('template')
  const reader = useLanguage()
  const named = (all: ContractNames['countries']) =>
    Object.entries(all).map(([value, words]) => ({ value, label: inLanguage(words, reader) }))
  if (kind === 'country') return named(names.countries)
  if (kind === 'currency') return named(names.currencies)
  if (kind === 'yesNo') return (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))
  return options.map(({ name, label }) => ({
    value: name,
    label: inLanguage(label, reader),
    lang: heldLanguage(label, reader),
  }))
}

/** One question of a template, by its kind. */
export function AnswerField(props: AnswerFieldProps) {
  const { field, language } = props
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const named = inLanguage(field.label, reader)
  const label = language ? `${named} · ${ui(`languageNames.${language}`)}` : named
  return (
    <LabelLanguage value={heldLanguage(field.label, reader)}>
      <FieldOfKind {...props} label={label} hint={field.help && <HeldWords words={field.help} />} />
    </LabelLanguage>
  )
}

interface FieldOfKindProps extends AnswerFieldProps {
  label: string
  hint: ReactNode
}

function FieldOfKind(props: FieldOfKindProps) {
  const { field, answerKey, language, value, error, names, label, hint, onChange } = props
  const reader = useLanguage()
  const choices = useChoices(field, names)
  const placeholder = field.example && inLanguage(field.example, language ?? reader)
  const text = (name: string): TextProps => ({
    name,
    value,
    error,
    'aria-required': field.isRequired || undefined,
    onChange: (event) => onChange(event.currentTarget.value),
  })
  const form = { fields: { [answerKey]: rulesOf(field) }, text }
  const common = { form, name: answerKey, label }
  const below = hint && <p className={classes.hint}>{hint}</p>
  const written = { ...common, hint, ...(placeholder && { placeholder }) }

  switch (field.kind) {
    case 'text':
      return <TextField {...written} autoComplete="off" {...(language && { lang: language })} />
    case 'email':
      return <TextField {...written} type="email" autoComplete="off" />
    case 'longText':
      return <LongTextField {...written} rows={3} mostRows={12} {...(language && { lang: language })} />
    case 'day':
      return (
        <div>
          <DayField {...common} />
          {below}
        </div>
      )
    case 'yesNo':
    case 'choice':
    case 'country':
    case 'currency':
      return (
        <div>
          {choices.length > fewChoices ? (
            <ChoiceField {...common} choices={choices} />
          ) : (
            <OptionsField {...common} choices={choices} />
          )}
          {below}
        </div>
      )
    default:
      return (
        <CountField
          {...written}
          unit={field.kind === 'percent' ? '%' : field.unit && <HeldWords words={field.unit} />}
        />
      )
  }
}

interface CountFieldProps {
  form: { fields: Record<string, FieldRules>; text: (name: string) => TextProps }
  name: string
  label: string
  hint: ReactNode
  placeholder?: string
  unit: ReactNode
}

/** A number, with its unit behind it. */
function CountField({ form, name, label, hint, placeholder, unit }: CountFieldProps) {
  const { t } = useTranslation('forms')
  const isRequired = form.fields[name]?.isRequired === true
  const { value, onChange, ...text } = form.text(name)
  // What was typed stays as it is until one has gone on.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...text}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange({ currentTarget: { value: plainNumber(currentTarget.value) } })
      }}
      onBlur={() => setTyped(null)}
      label={isRequired ? label : t('optional', { label })}
      hint={hint}
      {...(placeholder && { placeholder })}
      inputMode="decimal"
      autoComplete="off"
      end={unit}
    />
  )
}
