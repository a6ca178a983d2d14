import type { FieldProblem } from '@portal/protocol/kernel/envelope.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { ruleOf } from '@portal/protocol/kernel/rules.ts'
import type { z } from 'zod'
import type { FieldRefusal } from '../refusal.ts'
import { fieldMessage, isFieldRule } from '../words.ts'

type Broken = Pick<FieldRefusal, 'rule' | 'values'>

/** The rule that an issue of a schema breaks. */
function brokenRule(issue: z.core.$ZodIssue): Broken {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return { rule: 'required' }
      return { rule: issue.expected === 'int' ? 'notWhole' : 'wrongType' }
    case 'too_small': {
      const minimum = Number(issue.minimum)
      if (issue.origin === 'string' && minimum === 1) return { rule: 'required' }
      if (issue.origin === 'string') return { rule: 'tooShort', values: { minimum } }
      return { rule: issue.origin === 'array' ? 'tooFewItems' : 'tooSmall', values: { minimum } }
    }
    case 'too_big': {
      const maximum = Number(issue.maximum)
      if (issue.origin === 'string') return { rule: 'tooLong', values: { maximum } }
      return { rule: issue.origin === 'array' ? 'tooManyItems' : 'tooBig', values: { maximum } }
    }
    case 'invalid_format':
      return { rule: issue.format === 'date' ? 'notDate' : 'invalid' }
    case 'invalid_value':
      return { rule: 'notChoice' }
    case 'unrecognized_keys':
      return { rule: 'unknown', values: { keys: issue.keys.join(', ').slice(0, 200) } }
    case 'invalid_union':
      // The branch that came furthest says what is wrong; without one, it is none of the choices.
      return issue.errors[0]?.[0] ? brokenRule(issue.errors[0][0]) : { rule: 'notChoice' }
    case 'custom': {
      const rule = ruleOf(issue)
      return { rule: rule && isFieldRule(rule) ? rule : 'notText' }
    }
    default:
      return { rule: 'invalid' }
  }
}

/** A field by its path in the input. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.join('.').slice(0, 100)
}

/** Each issue of a schema as a field and the rule it breaks. */
export function fieldRefusals(issues: readonly z.core.$ZodIssue[]): FieldRefusal[] {
  return issues.map((issue) => ({
    field: fieldName(issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path),
    ...brokenRule(issue),
  }))
}

/** What is wrong with each field, in the request's language. */
export function inWords(fields: readonly FieldRefusal[], language: Language): FieldProblem[] {
  return fields.map(({ field, rule, values }) => ({ field, message: fieldMessage(rule, language, values) }))
}
