import { accountCalls } from '@portal/protocol/account/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import type { FieldProblem } from '@portal/protocol/kernel/envelope.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { expectCode, makeCall, openCallPortal, tokenFor, validInput } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openCallPortal()
})
afterAll(() => portal.close())

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  type?: string
}

type Path = (string | number)[]

/** Paths of every field below the first step, and the JSON type each takes. */
function innerFields(schema: JsonSchema, path: Path = []): { path: Path; type: string | undefined }[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const below = [
    ...choices.flatMap((choice) => innerFields(choice, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      innerFields(field, [...path, name]),
    ),
    ...(schema.items ? innerFields(schema.items, [...path, 0]) : []),
  ]
  return below.length > 0 || path.length < 2 ? below : [{ path, type: schema.type }]
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value)
}

/** The same with another value at a path. */
function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? replaced(item, rest, by) : item))
  const fields = value as Record<string, unknown>
  return { ...fields, [step]: replaced(fields[step], rest, by) }
}

const ofType = { string: 'text', number: 1, boolean: true, null: null, array: ['a', 'b'], object: { a: 1 } }

const inner = Object.entries(accountCalls as Record<string, Call>).flatMap(([name, call]) => {
  if (!call.body) return []
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return innerFields(schema).map(({ path, type }) => ({ name, call, path, type, field: path.join('.') }))
})

describe('another JSON type than a field inside a field takes', () => {
  test.each(inner)('$name: $field', async ({ name, call, path, type }) => {
    const token = await tokenFor(portal, call)
    const input = await validInput(portal, `account.${name}`, token)
    // Of several shapes that a field may have, the valid input shows one.
    if (valueAt(input.body, path) === undefined) return
    for (const [other, value] of Object.entries(ofType)) {
      if (other === type) continue
      const answer = await makeCall(portal.app, call, { ...input, body: replaced(input.body, path, value) })
      const { fields } = expectCode<{ fields: FieldProblem[] }>(answer, 'invalid')
      expect(fields.some(({ field }) => field.startsWith(String(path[0])))).toBe(true)
    }
  })

  test('is looked for in every field that has others inside', () => {
    expect(inner.length).toBeGreaterThan(10)
  })
})
