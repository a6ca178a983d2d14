import type { z } from 'zod'
import type { kernel } from '../words/zh/kernel.ts'

/** Names of what can be wrong with a field; the words stand in `words/<language>/kernel.ts` under `fields`. */
export type FieldRule = keyof typeof kernel.fields

/** Parameters of a schema's `refine` that give its issue the words of a rule. */
export function rule(name: FieldRule): { params: { rule: FieldRule } } {
  return { params: { rule: name } }
}

/** The rule that an issue of a schema names, whatever made it. */
export function ruleOf(issue: z.core.$ZodIssue): string | null {
  const named: unknown = issue.code === 'custom' ? issue.params?.['rule'] : null
  return typeof named === 'string' ? named : null
}

/** What must hold of several fields together, and the field that is marked where it does not: given to `refine`. */
export type Refinement<Value> = [
  holds: (value: Value) => boolean,
  said: { path: PropertyKey[]; params: { rule: FieldRule } },
]
