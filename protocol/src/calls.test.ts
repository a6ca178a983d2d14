import { globSync, readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoAccounts, demoPassword } from './account/demo.ts'
import { calls } from './calls.ts'
import { commandEvents } from './kernel/by-command.ts'
import type { Call } from './kernel/call.ts'
import { asList, unattended, type Lifecycle } from './kernel/lifecycle.ts'
import { adminRoles, userTypes } from './kernel/user-types.ts'

const declared = Object.entries(calls).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature as Record<string, Call>).map(([name, call]) => ({
    name: `${feature}.${name}`,
    call,
  })),
)

/** What each feature calls its audited events. */
async function auditWords(): Promise<Record<string, string>[]> {
  const folder = new URL('words/zh/', import.meta.url)
  return Promise.all(
    readdirSync(folder).map(async (file) => {
      const { audit = {} } = (await import(new URL(file, folder).href)) as { audit?: Record<string, string> }
      return audit
    }),
  )
}

const isLifecycle = (one: unknown): one is Lifecycle =>
  typeof one === 'object' && one !== null && 'moves' in one && 'states' in one

/** The audited events of moves that the portal and the clock make, without a call. */
async function unattendedEvents(): Promise<string[]> {
  const folder = new URL('.', import.meta.url)
  const files = globSync('*/lifecycle.ts', { cwd: folder })
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  return modules
    .flatMap((module) => Object.values(module as object))
    .filter(isLifecycle)
    .flatMap(({ subject, moves }) =>
      moves
        .filter(({ by }) => asList(by).some((one) => unattended.some((name) => name === one)))
        .map(({ action }) => `${subject}.${action}`),
    )
}

describe('every call', () => {
  test('has words for its audit event, and each word an event', async () => {
    const ofCalls = declared.flatMap(({ call }) => call.audit ?? [])
    const events = [...ofCalls, ...(await unattendedEvents()), ...commandEvents]
    const named = (await auditWords()).flatMap(Object.keys)
    expect(named.toSorted()).toEqual([...new Set(events)].toSorted())
  })

  test('has an address of its own', () => {
    const addresses = declared.map(({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test.each(declared)('$name says who may, in known types', ({ call }) => {
    if (typeof call.access === 'string') expect(['public', 'user']).toContain(call.access)
    else if ('roles' in call.access) {
      expect(call.access.roles.length).toBeGreaterThan(0)
      for (const role of call.access.roles) expect(adminRoles).toContain(role)
    } else {
      expect(call.access.length).toBeGreaterThan(0)
      for (const type of call.access) expect(userTypes).toContain(type)
    }
  })

  test.each(declared)(
    '$name stands below /web, /common or /admin, with its parameters declared',
    ({ call }) => {
      expect(call.path).toMatch(/^\/(web|common|admin)(\/(\w+|\{\w+\}))+$/)
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      const { properties = {} } = call.params ? z.toJSONSchema(call.params) : {}
      expect(Object.keys(properties)).toEqual(inPath)
      if (!call.path.startsWith('/admin')) return
      const isForRoles = typeof call.access === 'object' && 'roles' in call.access
      expect(isForRoles || isDeepStrictEqual(call.access, ['ADMIN'])).toBe(true)
    },
  )

  test.each(declared)('$name bounds every text and list it takes', ({ call }) => {
    function check(schema: z.core.JSONSchema.BaseSchema, path: string): void {
      const isBounded =
        schema.enum || schema.const || schema.pattern || schema.format || schema.maxLength !== undefined
      if (schema.type === 'string') expect(isBounded, path).toBeTruthy()
      if (schema.type === 'array') expect(schema.maxItems, path).toBeDefined()
      for (const [name, inner] of Object.entries(schema.properties ?? {}))
        check(inner as never, `${path}.${name}`)
      for (const inner of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])])
        check(inner as never, path)
    }
    for (const part of [call.params, call.query, call.body]) {
      if (part) check(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }), call.path)
    }
  })

  test.each(declared.filter(({ call }) => call.body))(
    '$name takes no body with fields it does not know',
    ({ call }) => {
      const schema = z.toJSONSchema(call.body!, { io: 'input', unrepresentable: 'any' })
      expect(schema.additionalProperties).toBe(false)
    },
  )

  test('that changes anything beyond a captcha is audited', () => {
    const unaudited = declared
      .filter(({ call }) => call.method !== 'GET' && !call.audit)
      .map(({ name }) => name)
    expect(unaudited.toSorted()).toEqual([
      'account.checkCaptcha',
      'cases.analysis',
      'cases.search',
      'checks.check',
      'checks.readFile',
      'checks.table',
      'laws.search',
    ])
  })
})

describe('the demo accounts', () => {
  test('are one of every type, with a password that meets the rules', () => {
    expect(demoAccounts.map(({ userType }) => userType)).toEqual([...userTypes])
    expect(new Set(demoAccounts.map(({ username }) => username)).size).toBe(userTypes.length)
    expect(demoPassword).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{8,}$/)
  })
})
