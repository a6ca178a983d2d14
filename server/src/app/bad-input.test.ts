import type { Call } from '@portal/protocol/kernel/call.ts'
import type { FieldProblem } from '@portal/protocol/kernel/envelope.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  declaredCalls,
  expectCode,
  makeCall,
  onlyReads,
  openCallPortal,
  readEnvelope,
  tokenFor,
  validInput,
  type Input,
  type Sender,
} from './fixtures.ts'
import { inWords } from '../kernel/http/field-refusals.ts'
import { validatorCompiler } from '../kernel/http/schemas.ts'
import type { InputInvalid } from '../kernel/refusal.ts'
import { cookieValues, hostileTexts } from '../testing/hostile.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openCallPortal()
})
afterAll(() => portal.close())

type Part = 'params' | 'query' | 'body'
type JsonSchema = {
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  items?: JsonSchema
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

const otherTypes = [null, true, 0, -1, 1.5, 1e308, [], [[]], [null], {}, { length: 1 }, ['a', 'b']]

/** Values just outside what a field's schema allows. */
function outside(schema: JsonSchema): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap(outside)
  return [
    ...(schema.maxLength === undefined
      ? []
      : ['x'.repeat(schema.maxLength + 1), ' '.repeat(schema.maxLength + 1)]),
    ...(schema.minimum === undefined ? [] : [schema.minimum - 1]),
    ...(schema.maximum === undefined ? [] : [schema.maximum + 1, String(schema.maximum)]),
    ...(schema.items ? outside(schema.items).map((item) => [item]) : []),
    ...(schema.maxItems === undefined ? [] : [Array.from({ length: schema.maxItems + 1 }, () => 'CN')]),
  ]
}

interface Case {
  name: string
  part: Part
  field: string
  values: unknown[]
}

const cases: Case[] = declaredCalls.flatMap(({ name, call }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part]
    if (!schema) return []
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
    return Object.entries(properties).map(([field, ofField]) => {
      const texts = [...hostileTexts, ...outside(ofField)].filter(
        (value) => part === 'body' || typeof value === 'string',
      )
      return { name, part, field, values: part === 'body' ? [undefined, ...otherTypes, ...texts] : texts }
    })
  }),
)

const inLanguage: Record<Language, RegExp> = {
  zh: /\p{Script=Han}/u,
  en: /^[\p{ASCII}]+$/u,
  ru: /\p{Script=Cyrillic}/u,
}

/** Checks that the answer names the field in the language it was asked in. */
function expectFieldNamed(problems: FieldProblem[], field: string, language: Language): void {
  const named = problems.find((problem) => problem.field === field || problem.field.startsWith(`${field}.`))
  expect(named, `${field} among ${JSON.stringify(problems)}`).toBeDefined()
  expect(named!.message).toMatch(inLanguage[language])
  expect(named!.message).not.toContain('{{')
}

/**
 * Whether a part of a call's input is taken as it stands; else what is wrong with it, as the server says it. This is
 * all that comes of it over HTTP too, which is asked of some: thousands of refusals would be one refusal.
 */
function judge(schema: z.ZodType, given: unknown, language: Language): FieldProblem[] | null {
  const judged = validatorCompiler({ schema, method: 'POST', url: '/' })(given) as { error?: unknown }
  return judged.error === undefined ? null : inWords((judged.error as InputInvalid).fields, language)
}

interface Ready {
  token: string
  valid: Input & Sender
}

const readied = new Map<string, Promise<Ready>>()

async function makeReady(name: string, call: Call): Promise<Ready> {
  const token = await tokenFor(portal, call)
  const { headers: _, ...valid } = await validInput(portal, name, token)
  return { token, valid }
}

/** Somebody who may make a call, and what it takes: of one that only reads, the same for each of its fields. */
function readyFor(name: string, call: Call): Promise<Ready> {
  if (!onlyReads(call)) return makeReady(name, call)
  const ready = readied.get(name) ?? makeReady(name, call)
  readied.set(name, ready)
  return ready
}

describe('a field that is not valid', () => {
  test.each(cases)(
    '$name: $field of its $part is named, and never our fault',
    async ({ name, part, field, values }) => {
      const { call } = declaredCalls.find((declared) => declared.name === name)!
      const { token, valid } = await readyFor(name, call)
      let isRefused = false
      for (const [turn, value] of values.entries()) {
        const language = languages[turn % languages.length]!
        const given = { ...(valid[part] as Record<string, unknown> | undefined), [field]: value }
        const problems = judge(call[part]!, given, language)
        if (problems) expectFieldNamed(problems, field, language)
        // An empty step of a path, or one that no router takes, is another path.
        const step = encodeURIComponent(String(value).toWellFormed()).length
        const isElsewhere = part === 'params' && (step === 0 || step > 300)
        if (problems && isRefused && !isElsewhere) continue
        const response = await makeCall(portal.app, call, { ...valid, [part]: given }, { language, token })
        const shown = JSON.stringify(value)?.slice(0, 60)
        expect(response.statusCode, `${field}: ${shown}`).toBeLessThan(500)
        if (isElsewhere) continue
        if (!problems) readEnvelope(response)
        else {
          const { fields } = expectCode<{ fields: FieldProblem[] }>(response, 'invalid')
          expectFieldNamed(fields, field, language)
          isRefused = true
        }
      }
    },
  )
})

const withBody = declaredCalls.filter(({ call }) => call.body)

describe('a body that is not valid', () => {
  test.each(withBody)('$name names a field it does not know', async ({ name, call }) => {
    const { params, body } = await validInput(portal, name)
    const token = await tokenFor(portal, call)
    for (const language of languages) {
      const response = await makeCall(
        portal.app,
        call,
        { ...(params && { params }), body: { ...(body as object), surplus: 1 } },
        { language, token },
      )
      const { fields } = expectCode<{ fields: FieldProblem[] }>(response, 'invalid')
      expectFieldNamed(fields, 'surplus', language)
      expect(fields[0]!.message).toContain('surplus')
    }
  })

  test.each(withBody)('$name answers little to a field with a huge name', async ({ name, call }) => {
    const { params, body } = await validInput(portal, name)
    const token = await tokenFor(portal, call)
    const surplus = {
      ...(params && { params }),
      body: { ...(body as object), ['x'.repeat(500_000)]: 1 },
    }
    const response = await makeCall(portal.app, call, surplus, { token })
    expectCode(response, 'invalid')
    expect(response.body.length).toBeLessThan(5000)
  })

  test.each(withBody)('$name answers any JSON with an envelope', async ({ name, call }) => {
    const token = await tokenFor(portal, call)
    const { body } = await validInput(portal, name, token)
    const fields = Object.keys(body as object)
    const anything = fc.jsonValue({ maxDepth: 4 })
    const near = fc
      .dictionary(fc.constantFrom(...fields, 'page', 'size', 'year', 'country'), anything)
      .map((changes) => ({ ...(body as object), ...changes }))
    let turn = 0
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, near), async (value) => {
        // Of what the schema refuses, every eighth goes over HTTP.
        turn += 1
        if (judge(call.body!, value, 'en') && turn % 8 > 0) return
        const response = await makeCall(portal.app, call, { body: value }, { token })
        expect(response.statusCode).toBeLessThan(500)
        readEnvelope(response)
      }),
      { numRuns: 80 },
    )
  })
})

describe('cookies and headers that are not valid', () => {
  const values = [...cookieValues, 'a'.repeat(36), 'x'.repeat(6000)]

  /** Nobody is signed in by them: what is not public is refused before what it names is looked for. */
  async function bareInput(name: string, call: Call): Promise<Input & Sender> {
    if (call.access === 'public')
      return onlyReads(call) ? (await readyFor(name, call)).valid : validInput(portal, name)
    return {
      params: Object.fromEntries(
        Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, step = '']) => [step, 'x']),
      ),
    }
  }

  test.each(declaredCalls)('$name does not trip over them', async ({ name, call }) => {
    const turn = declaredCalls.findIndex((declared) => declared.name === name)
    for (const [at, value] of values.entries()) {
      const { cookies: _, ...input } = await bareInput(name, call)
      const cookie = ['accessToken', 'captcha', 'lang', 'userInfo'].map((one) => `${one}=${value}`).join('; ')
      // Each call meets each value; in which of both places takes turns.
      const headers: Record<string, string> =
        (turn + at) % 2 === 0 ? { cookie } : { accesstoken: value, cookie: value }
      const response = await makeCall(portal.app, call, input, { headers })
      expect(response.statusCode, value.slice(0, 50)).toBeLessThan(500)
      if (headers['cookie'] === cookie) readEnvelope(response)
    }
  })
})
