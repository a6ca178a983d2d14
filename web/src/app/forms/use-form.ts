import type { Calls } from '@portal/protocol/calls.ts'
import type { InputOf, OutputOf } from '@portal/protocol/kernel/call.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Held } from '../../ui/held-fields.ts'
import { CallFailed, inputFrom } from '../ask.ts'
import { useApp } from '../page.ts'
import { brokenRules, type Broken } from './check-fields.ts'
import type { Draft } from './draft.ts'
import { problemsOf, type Findings } from './failures.ts'
import type { Fields, FormCall } from './form-call.ts'
import { inputOf } from './input-of.ts'
import { pathsOf, type Row } from './row-paths.ts'
import { useAfter, type After } from './use-after.ts'
import { useFieldWords } from './use-field-words.ts'
import { useValues, type Values } from './use-values.ts'

type NameOf<V> = keyof V & string
type ListName<V> = { [N in keyof V]: V[N] extends readonly Row[] ? N : never }[keyof V] & string
type TextName<V> = { [N in keyof V]: V[N] extends string ? N : never }[keyof V] & string

/** What an input of a text takes. A text that is too long is not cut while nobody sees it: it is told. */
export interface TextProps {
  name: string
  value: string
  error: string | undefined
  'aria-required': true | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** What any other field takes. */
export interface FieldProps<Value> {
  name: string
  value: Value
  error: string | undefined
  onChange(value: Value): void
}

export interface Form<V> extends Values<V> {
  fields: Fields
  /** Those that cannot be sent yet. */
  held: Map<string, Held>
  /** @param dependents other fields whose problems go when this one changes */
  text: (name: TextName<V>, ...dependents: string[]) => TextProps
  field: <N extends NameOf<V>>(name: N) => FieldProps<V[N]>
  /** What is typed is being sent, and what follows is not there yet. */
  isBusy: boolean
  /** Asks before a page with something unsaved is left. */
  isGuarded: boolean
  /** What is typed is kept as a draft. */
  isDrafted: boolean
  /** Checks what is typed and sends it. */
  submit: () => Promise<void>
}

/** A rule, or words of the form's own. */
type Found = Readonly<Record<string, FieldRule | (() => string) | undefined>>

/** What a form says of a field in words of its own. */
interface OwnWords {
  empty?: () => string
  wrong?: () => string
}

interface FormOptions<V, Feature extends keyof Calls, Name extends keyof Calls[Feature] & string, Answer> {
  /** What it sends, by `formCall`: from it come the fields' rules. A field's name is its path in the call's body. */
  call: FormCall<Feature, Name>
  /** What the fields begin with. Those that the call does not name are not sent. */
  initial: V
  /** Parameters of the address, and whatever else of the input nobody types. */
  params?: Readonly<Record<string, string>>
  /** The body, where it is more than the fields. */
  toBody?: (body: Record<string, unknown>, values: V) => object | Promise<object>
  /** Sends it, where that is more than one call. */
  send?: (values: V) => Promise<Answer>
  /** Fields that the others' values leave out: neither checked nor sent. */
  leftOut?: (values: V) => readonly NameOf<V>[]
  /** Fields that are asked for, and that may be sent empty all the same: a draft is finished later. */
  mayWait?: readonly NameOf<V>[]
  /** What the rules of single fields do not say; `held` are fields that cannot be sent yet. */
  check?: (values: V, held: ReadonlyMap<string, Held>) => Found | Promise<Found>
  /** Words of the form's own for a field that says nothing, or something wrong. */
  words?: Partial<Record<NameOf<V>, OwnWords>>
  /** Fields that are no values of its own: a captcha. */
  others?: readonly string[]
  /** Lists whose rows have fields of their own. */
  rows?: readonly ListName<V>[]
  /** What a refusal means for this form; without an answer it is shown where it belongs. */
  refused?: (error: CallFailed, values: V) => Findings | undefined
  draft?: Draft<V>
  isGuarded?: boolean
  after?: After<Answer>
}

/** A form: its values, what is wrong with them, and their sending. */
export function useForm<
  V extends object,
  Feature extends keyof Calls,
  Name extends keyof Calls[Feature] & string,
  Answer = OutputOf<Calls[Feature][Name]>,
>(options: FormOptions<V, Feature, Name, Answer>): Form<V> {
  const {
    call,
    initial,
    params = {},
    words = {},
    others = [],
    rows = [],
    mayWait = [],
    draft,
    isGuarded = false,
    after = {},
  } = options
  const { t: ui } = useTranslation()
  const { t } = useTranslation('forms')
  const context = useApp()
  const fieldWords = useFieldWords()
  const finish = useAfter()
  const form = useValues(initial, draft)
  const { values } = form
  const [held] = useState(() => new Map<string, Held>())
  const isUnderWay = useRef(false)
  const sending = useMutation({ mutationFn: (send: () => Promise<void>) => send() })

  function wordsOf(name: string, broken: Broken): () => string {
    const { empty, wrong } = (words as Partial<Record<string, OwnWords>>)[name] ?? {}
    return (broken.rule === 'required' ? empty : wrong) ?? fieldWords(broken)
  }

  /** The values of those fields that the others leave in. */
  function asked(): Record<string, unknown> {
    const out: readonly string[] = options.leftOut?.(values) ?? []
    return Object.fromEntries(Object.entries(values).filter(([name]) => !out.includes(name)))
  }

  async function check(): Promise<Findings> {
    const waiting: readonly string[] = mayWait
    const broken = Object.entries(brokenRules(asked(), call.fields)).filter(
      ([name, { rule }]) => rule !== 'required' || !waiting.includes(name),
    )
    const more = Object.entries((await options.check?.(values, held)) ?? {})
    const found = Object.fromEntries(broken.map(([name, one]) => [name, wordsOf(name, one)]))
    for (const [name, one] of more)
      if (one) found[name] = typeof one === 'string' ? wordsOf(name, { rule: one }) : one
    for (const [name, why] of held) found[name] = () => t(`held.${why}`)
    return found
  }

  async function ask(): Promise<Answer> {
    const typed = inputOf(asked(), call.fields)
    const given = options.toBody ? await options.toBody(typed, values) : typed
    const input = inputFrom(call, { ...params, ...given })
    return context.ask(call.feature, call.name, input as InputOf<Calls[Feature][Name]>) as Promise<Answer>
  }

  async function checkAndSend(): Promise<void> {
    if (!form.mark(await check())) return
    await sending.mutateAsync(async () => {
      const answer = await (options.send?.(values) ?? ask())
      await finish(answer, after, {
        leave: () => form.leave(values),
        giveUp: () => form.giveUp(values),
      })
    })
  }

  async function submit(): Promise<void> {
    // A key held down submits again and again.
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await checkAndSend()
    } catch (error) {
      const told = error instanceof CallFailed ? options.refused?.(error, values) : undefined
      const inRows = rows.flatMap((name) => pathsOf(name, values[name] as readonly Row[]))
      const fields = [...inRows, ...Object.keys(values), ...others]
      form.mark(told ?? problemsOf(error, ui('states.offline'), fields))
    } finally {
      isUnderWay.current = false
    }
  }

  return {
    ...form,
    fields: call.fields,
    held,
    isBusy: sending.isPending,
    isGuarded,
    isDrafted: draft !== undefined,
    submit,
    text: (name, ...dependents) => ({
      name,
      value: values[name] as string,
      error: form.problems[name],
      'aria-required': call.fields[name]?.isRequired,
      onChange: (event) =>
        form.change({ [name]: event.currentTarget.value } as unknown as Partial<V>, dependents),
    }),
    field: (name) => ({
      name,
      value: values[name],
      error: form.problems[name],
      onChange: (value) => form.change({ [name]: value } as unknown as Partial<V>),
    }),
  }
}
