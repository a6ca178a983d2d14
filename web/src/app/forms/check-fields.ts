import { textRules } from '@portal/protocol/account/rules/text-rules.ts'
import type { FieldRules } from '@portal/protocol/kernel/field-rules.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import type { Fields } from './form-call.ts'
import { numberOf } from './plain-number.ts'

/** A rule that a field breaks, with the rule's values. */
export interface Broken {
  rule: FieldRule
  values?: Readonly<Record<string, number>>
}

/** Whether a field says nothing: what is only spaces says nothing either. */
export function saysNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

/** What is typed one a line. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter(Boolean))]
}

const isNamed = (rule: FieldRule): rule is keyof typeof textRules => rule in textRules

function checkText(text: string, of: FieldRules): Broken | null {
  const { shortest, longest, rules = [], pattern, choices } = of
  const { length } = text.trim()
  if (shortest !== undefined && length < shortest) return { rule: 'tooShort', values: { minimum: shortest } }
  if (longest !== undefined && length > longest) return { rule: 'tooLong', values: { maximum: longest } }
  const broken = rules.find((rule) => isNamed(rule) && !textRules[rule](text))
  if (broken) return { rule: broken }
  if (pattern !== undefined && !new RegExp(pattern).test(text.trim())) return { rule: 'invalid' }
  return choices && !choices.includes(text) ? { rule: 'notChoice' } : null
}

function checkNumber(value: number, { least, most, isWhole }: FieldRules): Broken | null {
  if (!Number.isFinite(value)) return { rule: 'notNumber' }
  if (isWhole && !Number.isInteger(value)) return { rule: 'notWhole' }
  if (least !== undefined && value < least) return { rule: 'tooSmall', values: { minimum: least } }
  return most !== undefined && value > most ? { rule: 'tooBig', values: { maximum: most } } : null
}

function checkList(items: readonly unknown[], { least, most, ...item }: FieldRules): Broken | null {
  if (least !== undefined && items.length < least) return { rule: 'tooFewItems', values: { minimum: least } }
  if (most !== undefined && items.length > most) return { rule: 'tooManyItems', values: { maximum: most } }
  for (const one of items) {
    const broken = typeof one === 'string' ? checkText(one, item) : null
    if (broken) return broken
  }
  return null
}

/** The rule that a value breaks, as the server would find it; null where it breaks none. */
function brokenRule(value: unknown, rules: FieldRules): Broken | null {
  if (rules.kind === 'truth') {
    return value === false && rules.rules?.includes('mustAgree') ? { rule: 'mustAgree' } : null
  }
  if (saysNothing(value)) return rules.isRequired ? { rule: 'required' } : null
  if (rules.kind === 'number') return checkNumber(numberOf(String(value)), rules)
  if (rules.kind === 'list') {
    return checkList(typeof value === 'string' ? linesOf(value) : (value as readonly unknown[]), rules)
  }
  return typeof value === 'string' ? checkText(value, rules) : null
}

/** The rules that the values break, by field. */
export function brokenRules(
  values: Readonly<Record<string, unknown>>,
  fields: Fields,
): Record<string, Broken> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const broken = fields[name] && brokenRule(value, fields[name])
      return broken ? [[name, broken]] : []
    }),
  )
}
