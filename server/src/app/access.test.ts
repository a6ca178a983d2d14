import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { userTypes, type AccountState, type UserType } from '@portal/protocol/kernel/user-types.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSessions } from '../account/session-hook.ts'
import { bind } from '../kernel/http/bind.ts'
import { auditCalls } from '../kernel/audit.ts'
import { createServer } from '../kernel/http/server.ts'
import {
  addAccount,
  declaredCalls,
  expectCode,
  makeCall,
  openCallPortal,
  readEnvelope,
  signInEveryType,
  validInput,
} from './fixtures.ts'
import { openSession } from '../account/sessions.ts'
import type { Portal } from './open-portal.ts'

/** Whoever may ask: a visitor, and every user type. */
const askers = ['visitor', ...userTypes] as const
type Asker = (typeof askers)[number]

let portal: Portal

beforeAll(async () => {
  portal = await openCallPortal()
})
afterAll(() => portal.close())

let accounts = 0

async function tokenOf(asker: Asker, state: AccountState = 'ACTIVE'): Promise<string | undefined> {
  if (asker === 'visitor') return undefined
  accounts += 1
  const id = await addAccount(portal.services.db, `someone_${accounts}`, asker, { state })
  return openSession(portal.services.db, id)
}

/** What the declaration says of an asker, written out apart from the binding. */
function expected({ access }: Call, asker: Asker): string {
  if (access === 'public') return codes.done.code
  if (asker === 'visitor') return codes.sessionEnded.code
  if (access === 'user') return codes.done.code
  return access.includes(asker) ? codes.done.code : codes.notForYou.code
}

describe('every call × every asker', () => {
  const cells = declaredCalls.flatMap(({ name, call }) => askers.map((asker) => ({ name, call, asker })))

  test.each(cells)('$name × $asker', async ({ name, call, asker }) => {
    const token = await tokenOf(asker)
    const input = await validInput(portal, name, token)
    const response = await makeCall(portal.app, call, input, { ...input, ...(token && { token }) })
    expect(readEnvelope(response).code).toBe(expected(call, asker))
  })
})

describe('every call × a session that grants nothing', () => {
  test.each(declaredCalls)('$name', async ({ name, call }) => {
    const suspended = await tokenOf('PERSON', 'SUSPENDED')
    const cancelled = await tokenOf('PERSON', 'CANCELLED')
    for (const token of [suspended!, cancelled!, 'unknown', 'x'.repeat(5000)]) {
      const input = await validInput(portal, name)
      const response = await makeCall(portal.app, call, input, { ...input, token })
      expect(readEnvelope(response).code).toBe(expected(call, 'visitor'))
    }
  })
})

describe('every call × a frozen account', () => {
  /** Signing in and out, and the password: what leads to them, and what starts another account. */
  const open = [
    'account.checkCaptcha',
    'account.checkEmailCode',
    'account.checkSmsCode',
    'account.login',
    'account.logOut',
    'account.phoneLogin',
    'account.registerAgency',
    'account.registerCompany',
    'account.registerLawyer',
    'account.registerPerson',
    'account.resetPassword',
    'account.sendEmailCode',
    'account.sendSms',
    'account.setPassword',
  ]

  test.each(declaredCalls)('$name', async ({ name, call }) => {
    const input = await validInput(portal, name)
    const token = await tokenOf('LAWYER', 'FROZEN')
    const response = await makeCall(portal.app, call, input, { ...input, token: token! })
    const isWrite = call.method !== 'GET' && call.audit !== undefined
    const isRefused = isWrite && !open.includes(name)
    expect(readEnvelope(response).code).toBe(isRefused ? codes.notNow.code : codes.done.code)
  })
})

describe('a call that a later feature brings', () => {
  let app: FastifyInstance
  const output = z.object({ shown: z.string() })
  const declare = (access: Call['access'], more: Partial<Call> = {}): Call => ({
    method: 'POST',
    path: `/web/sample/${JSON.stringify(access).replace(/\W+/g, '-')}${more.isOpenToFrozen ? '/open' : ''}`,
    access,
    summary: 'A sample',
    output,
    audit: 'sample.done',
    ...more,
  })
  const samples = [
    declare('public'),
    declare('user'),
    declare(['LAWYER', 'ADMIN']),
    declare(['PERSON'], { isOpenToFrozen: true }),
  ]

  beforeAll(async () => {
    app = await createServer(portal.services.config)
    readSessions(app, portal.services)
    auditCalls(app, portal.services.db)
    for (const call of samples) bind(app, call, async () => ({ shown: 'yes', hidden: 'secret' }))
    await app.ready()
  })
  afterAll(() => app.close())

  const cells = samples.flatMap((call) =>
    askers.map((asker) => ({ call, asker, access: String(call.access) })),
  )

  test.each(cells)(
    'for $access answers $asker as declared, and nothing undeclared',
    async ({ call, asker }) => {
      const token = await tokenOf(asker)
      const response = await makeCall(app, call, {}, token ? { token } : {})
      const { code, data } = readEnvelope(response)
      expect(code).toBe(expected(call, asker))
      if (code === codes.done.code) expect(data).toEqual({ shown: 'yes' })
    },
  )

  test('refuses the write of a frozen account unless it is open to them', async () => {
    const token = (await tokenOf('PERSON', 'FROZEN'))!
    expectCode(await makeCall(app, samples[1]!, {}, { token }), 'notNow')
    expectCode(await makeCall(app, samples[3]!, {}, { token }), 'done')
  })

  test('judges who may before what was sent', async () => {
    expectCode(await makeCall(app, samples[1]!, { body: 'not even an object' }), 'sessionEnded')
  })
})

test('an account loses its sessions the moment it is suspended', async () => {
  const tokens = await signInEveryType(portal.services.db)
  await portal.services.db
    .updateTable('account')
    .set({ state: 'SUSPENDED' })
    .where('username_key', 'like', '%_active')
    .execute()
  for (const userType of userTypes satisfies readonly UserType[]) {
    const response = await makeCall(portal.app, calls.account.current, {}, { token: tokens[userType] })
    expect(expectCode(response, 'done')).toBeNull()
  }
})
