import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { fieldRules, type FieldRules } from '@portal/protocol/kernel/field-rules.ts'
import type { Plugin } from 'vite'

const naming = /\bformCall\(\s*'(\w+)',\s*'(\w+)',?\s*\)/g

/** The rules of what a call takes, by field: of its body, or its query, and of its address where that is typed. */
export function rulesOfCall(feature: string, name: string): Record<string, FieldRules> {
  const call = (calls as Record<string, Record<string, Call>>)[feature]?.[name]
  if (!call) throw new Error(`there is no call ${feature}.${name}`)
  const parts = [call.params, call.body ?? call.query].filter((part) => part !== undefined)
  return Object.assign({}, ...parts.map((part) => fieldRules(part))) as Record<string, FieldRules>
}

/** Source with the rules put in behind each call that a form names: `formCall('profiles', 'addMember')`. */
export function withRules(source: string): string {
  return source.replace(
    naming,
    (_, feature: string, name: string) =>
      `formCall('${feature}', '${name}', ${JSON.stringify(rulesOfCall(feature, name))})`,
  )
}

/** Forms come with the rules of the calls that they name, and nothing else of the protocol. */
export function formCalls(): Plugin {
  return {
    name: 'form-calls',
    enforce: 'pre',
    transform: {
      filter: { code: 'formCall(' },
      handler: (code) => ({ code: withRules(code), map: null }),
    },
  }
}
