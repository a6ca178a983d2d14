import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ContentProblem } from '@portal/protocol/templates/schemas.ts'

/** What of a template is being edited. */
export type Place =
  | { part: 'step'; step: number }
  | { part: 'field'; step: number; field: number }
  | { part: 'clause'; clause: number }
  | { part: 'signature'; block: number }

export function isSame(one: Place, other: Place): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether a content has what a place names: others may have taken it out. */
export function isThere({ steps, clauses, signatures }: TemplateContent, place: Place): boolean {
  if (place.part === 'clause') return place.clause < clauses.length
  if (place.part === 'signature') return place.block < signatures.length
  const step = steps[place.step]
  return step !== undefined && (place.part === 'step' || place.field < step.fields.length)
}

/** The place that a problem is at, as far as the content still has it. */
export function placeOf({ steps, clauses }: TemplateContent, problem: ContentProblem): Place | null {
  const { step, field, clause, paragraph } = problem
  if (clause !== null) {
    const at = clauses.findIndex(({ name }) => name === clause)
    return at < 0 ? null : { part: 'clause', clause: at }
  }
  if (field !== null) {
    const inStep = steps.findIndex(({ fields }) => fields.some(({ name }) => name === field))
    const at = steps[inStep]?.fields.findIndex(({ name }) => name === field) ?? -1
    return at < 0 ? null : { part: 'field', step: inStep, field: at }
  }
  if (step !== null) {
    const at = steps.findIndex(({ name }) => name === step)
    return at < 0 ? null : { part: 'step', step: at }
  }
  return paragraph === null ? null : { part: 'signature', block: paragraph }
}

const parts = ['step', 'field', 'clause', 'signature'] as const

/** A place as an address names it: "field-0-3". */
export function placeName(place: Place): string {
  const { part, ...numbers } = place
  return [part, ...Object.values(numbers)].join('-')
}

/** The place that an address names; the first step where it names none. */
export function namedPlace(name: string | null): Place {
  const [part, ...numbers] = (name ?? '').split('-')
  const [first = 0, second = 0] = numbers.map(Number).filter(Number.isInteger)
  const known = parts.find((one) => one === part)
  if (known === 'field') return { part: known, step: first, field: second }
  if (known === 'clause') return { part: known, clause: first }
  if (known === 'signature') return { part: known, block: first }
  return { part: 'step', step: known === 'step' ? first : 0 }
}
