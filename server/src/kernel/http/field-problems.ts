import type { FieldProblem } from '@portal/protocol/kernel/envelope.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { ruleOf } from '@portal/protocol/kernel/rules.ts'
import type { z } from 'zod'
import { fieldMessage, isFieldRule } from '../words.ts'

function messageOf(issue: z.core.$ZodIssue, language: Language): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return fieldMessage('required', language)
      if (issue.expected === 'int') return fieldMessage('notWhole', language)
      return fieldMessage('wrongType', language)
    case 'too_small': {
      const minimum = Number(issue.minimum)
      if (issue.origin === 'string' && minimum === 1) return fieldMessage('required', language)
      if (issue.origin === 'string') return fieldMessage('tooShort', language, { minimum })
      if (issue.origin === 'array') return fieldMessage('tooFewItems', language, { minimum })
      return fieldMessage('tooSmall', language, { minimum })
    }
    case 'too_big': {
      const maximum = Number(issue.maximum)
      if (issue.origin === 'string') return fieldMessage('tooLong', language, { maximum })
      if (issue.origin === 'array') return fieldMessage('tooManyItems', language, { maximum })
      return fieldMessage('tooBig', language, { maximum })
    }
    case 'invalid_format':
      return fieldMessage(issue.format === 'date' ? 'notDate' : 'invalid', language)
    case 'invalid_value':
      return fieldMessage('notChoice', language)
    case 'unrecognized_keys':
      return fieldMessage('unknown', language, { keys: issue.keys.join(', ').slice(0, 200) })
    case 'invalid_union':
      // The branch that came furthest says what is wrong; without one, it is none of the choices.
      return issue.errors[0]?.[0]
        ? messageOf(issue.errors[0][0], language)
        : fieldMessage('notChoice', language)
    case 'custom': {
      const rule = ruleOf(issue)
      return fieldMessage(rule && isFieldRule(rule) ? rule : 'notText', language)
    }
    default:
      return fieldMessage('invalid', language)
  }
}

/** Each issue as a field and a message in the request's language. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[], language: Language): FieldProblem[] {
  return issues.map((issue) => ({
    field: (issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path)
      .join('.')
      .slice(0, 100),
    message: messageOf(issue, language),
  }))
}
