import type { Filter, Filters, List, ValueOf } from '@portal/protocol/kernel/list.ts'

/** A filter as a screen shows it. What it takes stands in the list's declaration. */
export interface FilterField<Name extends string = string, Choice extends string = string> {
  /** Of the filter, or of its range of days. */
  name: Name
  label: string
  /** Of what can be typed. */
  hint?: string
  /** The choices' words; of a filter that takes texts, the only ones there are. */
  choices?: readonly (readonly [value: string, label: string])[]
  /** The word for each choice that the list declares. */
  word?: (choice: Choice) => string
  /** Chosen beside the list, not in its form. */
  isBeside?: true
  /** Of tabs: those that wait for the reader. */
  waiting?: readonly Choice[]
}

type ChoiceOf<F> = F extends { kind: 'several'; of: infer One } ? ValueOf<One> & string : ValueOf<F> & string

type FieldNamed<F extends Filters> = {
  [Name in keyof F & string]: F[Name] extends { kind: 'day'; range: infer Range extends string }
    ? FilterField<Range, never>
    : FilterField<Name, ChoiceOf<F[Name]>>
}[keyof F & string]

export type FieldOf<L extends List> = FieldNamed<L['filters']>

/** What filters hold, by their names: a value, several, or what is being typed. */
export type Held = Readonly<Record<string, string | readonly string[]>>

export const textIn = (held: Held, name: string): string => String(held[name] ?? '')

export const severalIn = (held: Held, name: string): readonly string[] =>
  ([] as string[]).concat(held[name] ?? [])

/** The filters of a field: one, or the first and the last day of a range. */
export function filtersOf({ filters }: List, { name }: FilterField): { names: string[]; filter: Filter } {
  const filter = filters[name]
  if (filter) return { names: [name], filter }
  const days = Object.entries(filters).flatMap(([end, day]) =>
    day.kind === 'day' && day.range === name ? [{ end, day }] : [],
  )
  const first = days.find(({ day }) => day.edge === 'first')
  const last = days.find(({ day }) => day.edge === 'last')
  return { names: [first!.end, last!.end], filter: first!.day }
}

/** What is offered to choose from; null where a text is typed. */
export function offeredBy(field: FilterField, filter: Filter): readonly (readonly [string, string])[] | null {
  const { choices, word } = field
  if (choices) return choices
  const of = filter.kind === 'several' ? filter.of : filter
  return of.kind === 'choice' && word ? of.choices.map((choice) => [choice, word(choice)] as const) : null
}
