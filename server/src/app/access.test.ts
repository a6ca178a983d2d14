import { addSecondFactor } from '../admin/call-inputs.ts'
import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import {
  adminRoles,
  userTypes,
  type AccountState,
  type AdminRole,
  type UserType,
} from '@portal/protocol/kernel/user-types.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSessions } from '../account/session-hook.ts'
import { checkAccess } from '../kernel/http/access.ts'
import { openBind } from '../kernel/http/bind.ts'
import type { SignedIn } from '../kernel/http/caller.ts'
import { auditCalls } from '../kernel/audit.ts'
import { createServer } from '../kernel/http/server.ts'
import { Refusal } from '../kernel/refusal.ts'
import { ownMessage } from '../kernel/words.ts'
import {
  addAccount,
  declaredCalls,
  expectCode,
  makeCall,
  onlyReads,
  openCallPortal,
  readEnvelope,
  signInEveryType,
  validInput,
} from './fixtures.ts'
import { openSession } from '../account/sessions.ts'
import { addDetails } from '../testing/details.ts'
import { callSamples } from '../testing/feature-samples.ts'
import { callerOf } from '../testing/somebody.ts'
import type { Portal } from './open-portal.ts'

const { ownersCalls, openToFrozen } = await callSamples()

/** Whoever may ask: a visitor, every user type, and administrators of each role. */
const askers = ['visitor', ...userTypes, ...adminRoles.map((role) => `ADMIN as ${role}` as const)] as const
type Asker = (typeof askers)[number]

let portal: Portal

beforeAll(async () => {
  portal = await openCallPortal()
  // Somebody always keeps SUPER, whatever the calls below do.
  await addAccount(portal.services.db, 'keeper_1', 'ADMIN', { roles: ['SUPER'] })
})
afterAll(() => portal.close())

let accounts = 0

function typeOf(asker: Exclude<Asker, 'visitor'>): UserType {
  return asker.startsWith('ADMIN') ? 'ADMIN' : (asker as UserType)
}

function rolesOf(asker: Asker): AdminRole[] {
  return adminRoles.filter((role) => asker === `ADMIN as ${role}`)
}

async function tokenOf(asker: Asker, state: AccountState = 'ACTIVE'): Promise<string | undefined> {
  if (asker === 'visitor') return undefined
  accounts += 1
  const { services } = portal
  const userType = typeOf(asker)
  const id = await addAccount(services.db, `someone_${accounts}`, userType, { state, roles: rolesOf(asker) })
  await addDetails(services, id, userType)
  return openSession(services.db, id)
}

/** Whether the declaration lets a signed-in asker make the call, written out apart from the binding. */
function isNamed({ access }: Call, asker: Exclude<Asker, 'visitor'>): boolean {
  if (typeof access === 'string') return true
  if (!('roles' in access)) return access.includes(typeOf(asker))
  return asker === 'ADMIN as SUPER' || access.roles.some((role) => asker === `ADMIN as ${role}`)
}

/**
 * Who makes a call: everybody, but of administrators who are let in alike, and of those who are refused alike, one, by
 * turns. The judge alone is asked of the others, as they differ in nothing but the role it reads.
 */
function makers(call: Call): Asker[] {
  const turn = declaredCalls.findIndex((declared) => declared.call === call)
  const roles = adminRoles.map((role) => `ADMIN as ${role}` as const)
  const alike = [true, false].map((isLetIn) => roles.filter((asker) => isNamed(call, asker) === isLetIn))
  const chosen = alike.flatMap((same) => same.filter((_, at) => at === turn % same.length))
  return askers.filter((asker) => !asker.startsWith('ADMIN as') || chosen.includes(asker as never))
}

/** What the declaration says of an asker. */
function expected(call: Call, asker: Asker): string {
  if (call.access === 'public') return codes.done.code
  if (asker === 'visitor') return codes.sessionEnded.code
  return isNamed(call, asker) ? codes.done.code : codes.notForYou.code
}

/**
 * Whoever is refused or reads leaves everything as it was: the next cell finds the same session, and the same input
 * where it does not hang on who asks.
 */
const sessions = new Map<string, Promise<string | undefined>>()
const inputs = new Map<string, ReturnType<typeof validInput>>()

function sessionOf(asker: Asker, changesNothing: boolean, state: AccountState = 'ACTIVE') {
  if (!changesNothing) return tokenOf(asker, state)
  const key = `${asker} ${state}`
  if (!sessions.has(key)) sessions.set(key, tokenOf(asker, state))
  return sessions.get(key)!
}

/** Where rows have owners it names the asker's own: whose it is must not be why they are refused. */
function inputOf(name: string, token: string | undefined, isForAnybody: boolean) {
  if (!isForAnybody || ownersCalls.includes(name)) return validInput(portal, name, token)
  if (!inputs.has(name)) inputs.set(name, validInput(portal, name))
  return inputs.get(name)!
}

const administrator: SignedIn = {
  accountId: randomUUID(),
  userType: 'ADMIN',
  username: 'somebody',
  picture: null,
  state: 'ACTIVE',
  verification: 'VERIFIED',
  roles: [],
  secondFactor: 'off',
  tokenHash: Buffer.alloc(0),
}

describe('every call × every asker', () => {
  const cells = declaredCalls.flatMap(({ name, call }) =>
    makers(call).map((asker) => ({ name, call, asker })),
  )

  test.each(declaredCalls)('$name as every role, before the judge', ({ call }) => {
    for (const role of adminRoles) {
      const judged = () => checkAccess(call, { ...administrator, roles: [role] })
      if (expected(call, `ADMIN as ${role}`) === codes.done.code) expect(judged).not.toThrow()
      else expect(judged).toThrow(new Refusal('notForYou'))
    }
  })

  test.each(cells)('$name × $asker', async ({ name, call, asker }) => {
    const isRefused = expected(call, asker) !== codes.done.code
    const isRead = onlyReads(call)
    const token = await sessionOf(asker, isRefused || isRead)
    const input = await inputOf(name, token, isRefused || (isRead && call.access === 'public'))
    const response = await makeCall(portal.app, call, input, { ...input, ...(token && { token }) })
    expect(readEnvelope(response).code, response.body.slice(0, 300)).toBe(expected(call, asker))
  })
})

describe('every call about one row × its owner, and everybody else who may make the call', () => {
  const named = declaredCalls.filter(({ name }) => ownersCalls.includes(name))
  const cells = named.flatMap(({ name, call }) =>
    makers(call)
      .filter((asker) => asker !== 'visitor' && isNamed(call, asker))
      .map((asker) => ({ name, call, asker })),
  )

  test('are all there', () => {
    expect(named.map(({ name }) => name).toSorted()).toEqual(ownersCalls.toSorted())
  })

  test.each(cells)('$name × $asker', async ({ name, call, asker }) => {
    const owner = (await tokenOf(asker))!
    const other = (await tokenOf(asker))!
    const input = await validInput(portal, name, owner)
    expectCode(await makeCall(portal.app, call, input, { token: other }), 'notForYou')
    const unknown = {
      ...input,
      ...(input.params ? { params: { id: randomUUID() } } : { body: { ids: [randomUUID()] } }),
    }
    expectCode(await makeCall(portal.app, call, unknown, { token: owner }), 'notFound')
    expectCode(await makeCall(portal.app, call, input, { token: owner }), 'done')
  })
})

describe('every call × a session that grants nothing', () => {
  /** Whoever is not signed in may make it, and it changes what it names. */
  const isUsedUp = (call: Call) => call.access === 'public' && !onlyReads(call)

  test.each(declaredCalls)('$name', async ({ name, call }) => {
    const suspended = await sessionOf('PERSON', true, 'SUSPENDED')
    const cancelled = await sessionOf('PERSON', true, 'CANCELLED')
    for (const token of [suspended!, cancelled!, 'unknown', 'x'.repeat(5000)]) {
      const input = await inputOf(name, undefined, !isUsedUp(call))
      const response = await makeCall(portal.app, call, input, { ...input, token })
      expect(readEnvelope(response).code).toBe(expected(call, 'visitor'))
    }
  })
})

describe('every call × a frozen account', () => {
  const candidates = ['LAWYER', ...askers.filter((asker) => asker !== 'visitor')] as const

  test.each(declaredCalls)('$name', async ({ name, call }) => {
    const asker = candidates.find((one) => expected(call, one) === codes.done.code)!
    const isWrite = call.method !== 'GET' && call.audit !== undefined
    const isRefused = isWrite && !openToFrozen.includes(name)
    const token = (await sessionOf(asker, isRefused, 'FROZEN'))!
    const input = await inputOf(name, token, isRefused)
    const response = await makeCall(portal.app, call, input, { ...input, token })
    expect(readEnvelope(response).code).toBe(isRefused ? codes.notNow.code : codes.done.code)
  })
})

describe('every call × an administrator who has not passed the second factor', () => {
  /** What leads through it, or out, and what a page shows beside. */
  const open = [
    'account.logOut',
    'admin.confirmSecondFactor',
    'admin.enrolSecondFactor',
    'admin.enterSecondFactor',
    'admin.me',
    'messages.unread',
  ]
  const admins = declaredCalls.filter(({ call }) => expected(call, 'ADMIN as SUPER') === codes.done.code)

  let halfSignedIn: Promise<string> | undefined

  async function signInHalf(): Promise<string> {
    const token = (await tokenOf('ADMIN as SUPER'))!
    const { id } = await callerOf(portal.services, token)
    await addSecondFactor(portal.services, id, true)
    return token
  }

  test.each(admins)('$name', async ({ name, call }) => {
    const isRefused = call.access !== 'public' && !open.includes(name)
    if (isRefused) halfSignedIn ??= signInHalf()
    // Confirming and entering bring an authenticator of their own.
    const isBare = open.includes(name)
    const token = isRefused
      ? await halfSignedIn!
      : isBare
        ? (await tokenOf('ADMIN as SUPER'))!
        : await signInHalf()
    const input = await inputOf(name, token, isRefused)
    const response = await makeCall(portal.app, call, input, { ...input, token })
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
    declare({ roles: ['DESK', 'EDITOR'] }),
    declare('user', { needsVerified: true, path: '/web/sample/verified' }),
  ]

  beforeAll(async () => {
    app = await createServer(portal.services.config)
    readSessions(app, portal.services)
    auditCalls(app, portal.services.db)
    const bind = openBind(app, portal.services)
    for (const call of samples) bind(call, async () => ({ shown: 'yes', hidden: 'secret' }))
    await app.ready()
  })
  afterAll(() => app.close())

  const cells = samples.flatMap((call) =>
    askers.map((asker) => ({ call, asker, access: JSON.stringify(call.access) })),
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

  test.each(['PENDING', 'REJECTED', 'VERIFIED'] as const)(
    'for the verified answers somebody %s, and says why',
    async (verification) => {
      const token = (await tokenOf('LAWYER'))!
      const { id } = await callerOf(portal.services, token)
      await portal.services.db.updateTable('account').set({ verification }).where('id', '=', id).execute()
      const response = await makeCall(app, samples[5]!, {}, { token })
      if (verification === 'VERIFIED') return expectCode(response, 'done')
      expect(expectCode(response, 'notNow')).toEqual({ verification })
      expect(response.json<{ message: string }>().message).toBe(ownMessage('notVerified', 'zh'))
    },
  )

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
