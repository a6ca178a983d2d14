import type { FieldRules } from '@portal/protocol/kernel/field-rules.ts'
import { linesOf, saysNothing } from './check-fields.ts'
import type { Fields } from './form-call.ts'
import { numberOf } from './plain-number.ts'

type Given = Record<string, unknown>

/** A file that was uploaded is named by its id. */
function sent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sent)
  const isFile = typeof value === 'object' && value !== null && 'mediaType' in value && 'id' in value
  return isFile ? value.id : value
}

function given(value: unknown, { kind, empty }: FieldRules): unknown {
  if (kind === 'list' && typeof value === 'string') return linesOf(value)
  if (saysNothing(value) && !Array.isArray(value)) {
    if (empty) return empty === 'null' ? null : undefined
    return value ?? undefined
  }
  return kind === 'number' ? numberOf(String(value)) : sent(value)
}

function put(target: Given, path: readonly string[], value: unknown): void {
  const [first, ...rest] = path
  if (first === undefined) return
  if (rest.length === 0) target[first] = value
  else put((target[first] ??= {}) as Given, rest, value)
}

/** What a call takes of a form's values: each under its path, what says nothing as the call takes that. */
export function inputOf(values: Readonly<Record<string, unknown>>, fields: Fields): Given {
  const input: Given = {}
  for (const [name, value] of Object.entries(values)) {
    const rules = fields[name]
    const said = rules && given(value, rules)
    if (said !== undefined) put(input, name.split('.'), said)
  }
  return input
}
