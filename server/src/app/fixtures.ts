import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { calls } from '@portal/protocol/calls.ts'
import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import { apiPrefix, type Call } from '@portal/protocol/kernel/call.ts'
import { codes, type CodeName } from '@portal/protocol/kernel/codes.ts'
import { streamType } from '@portal/protocol/kernel/stream.ts'
import type { Envelope } from '@portal/protocol/kernel/envelope.ts'
import {
  userTypes,
  type AccountState,
  type AdminRole,
  type UserType,
} from '@portal/protocol/kernel/user-types.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { hashPassword } from '../account/passwords.ts'
import { openSession } from '../account/sessions.ts'
import { saveCase } from '../cases/actions/save-cases.ts'
import type { Config } from '../kernel/config.ts'
import type { Database } from '../kernel/database/store.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { lawDocument } from '../laws/document.ts'
import { makeCases } from '../testing/cases.ts'
import { addDetails } from '../testing/details.ts'
import { callSamples } from '../testing/feature-samples.ts'
import type { WholeRequest } from '../testing/malformed.ts'
import { fixtureHash } from '../testing/somebody.ts'
import { testCaptcha } from '../testing/settings.ts'
import { openTestPortal } from '../testing/store.ts'
import { codeMessage } from '../kernel/words.ts'
import type { Portal } from './open-portal.ts'

/** Every declared call by `feature.name`. */
export const declaredCalls = Object.entries(calls).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature as Record<string, Call>).map(([name, call]) => ({
    name: `${feature}.${name}`,
    call,
  })),
)

export interface Input {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** An input about one row. */
export const at = (id: string, body?: object): Input => ({ params: { id }, ...(body && { body }) })

/** Where a request comes from. */
export interface Sender {
  language?: string
  token?: string
  cookies?: Record<string, string>
  headers?: Record<string, string>
  address?: string
}

let addresses = 0

/** An address that has asked nothing yet: limits are counted by address. */
export function freshAddress(): string {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export function addressOf({ path }: Call, { params = {}, query = {} }: Input = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat())
      search.append(name, typeof item === 'string' ? item : JSON.stringify(item))
  }
  return apiPrefix + filled + (search.size > 0 ? `?${search}` : '')
}

/** A multipart form as browsers send it; what is neither text nor file goes as JSON. */
async function formOf(body: object): Promise<{ type: string; payload: Buffer }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    if (typeof value === 'string' || value instanceof File) form.append(name, value)
    else form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }))
  }
  const response = new Response(form)
  return {
    type: response.headers.get('content-type')!,
    payload: Buffer.from(await response.arrayBuffer()),
  }
}

async function contentOf(call: Call, { body }: Input): Promise<{ type?: string; payload?: string | Buffer }> {
  if (body === undefined) return {}
  const isForm = call.form && typeof body === 'object' && body !== null && !Array.isArray(body)
  return isForm ? formOf(body) : { type: 'application/json', payload: JSON.stringify(body) }
}

/** A request of a call as its client sends it, by somebody who may make it. */
export async function wholeRequest(portal: Portal, name: string): Promise<WholeRequest> {
  const { call } = declaredCalls.find((declared) => declared.name === name)!
  const token = await tokenFor(portal, call)
  const { headers, cookies, ...input } = await validInput(portal, name, token)
  const { type, payload } = await contentOf(call, input)
  const jar = Object.entries(cookies ?? {}).map(([cookie, value]) => `${cookie}=${value}`)
  return {
    name,
    method: call.method,
    path: addressOf(call, input),
    headers: {
      accesstoken: token,
      ...headers,
      ...(type && { 'content-type': type }),
      ...(jar.length > 0 && { cookie: jar.join('; ') }),
    },
    body: payload === undefined ? null : Buffer.from(payload),
  }
}

/** Makes a call over HTTP, without a network. */
export async function makeCall(
  app: FastifyInstance,
  call: Call,
  input: Input = {},
  from: Sender = {},
): Promise<LightMyRequestResponse> {
  const { type, payload } = await contentOf(call, input)
  // As from a socket: calls that wait for nothing would else hold up the process together, and count as overload.
  await nextTurn()
  return app.inject({
    method: call.method,
    url: addressOf(call, input),
    remoteAddress: from.address ?? freshAddress(),
    headers: {
      ...(from.language !== undefined && { 'accept-language': from.language }),
      ...(from.token && { accesstoken: from.token }),
      ...(type && { 'content-type': type }),
      ...from.headers,
    },
    cookies: from.cookies ?? {},
    ...(payload !== undefined && { payload }),
  })
}

/**
 * The envelope of an answer, after checking that it is one of the catalogue and that status and code agree. A file,
 * and a stream of events, stand for a call that is done.
 */
export function readEnvelope<Data = unknown>(response: LightMyRequestResponse): Envelope<Data> {
  const { 'content-disposition': file, 'content-type': type } = response.headers
  if (file !== undefined || type === streamType) {
    expect(response.statusCode).toBe(codes.done.status)
    return { code: codes.done.code, message: codeMessage('done', 'zh'), data: null as Data }
  }
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const envelope = response.json<Envelope<Data>>()
  expect(Object.keys(envelope)).toEqual(['code', 'message', 'data'])
  const known = Object.values(codes).find(({ code }) => code === envelope.code)
  expect(known, `code ${envelope.code}`).toBeDefined()
  expect(response.statusCode).toBe(known!.status)
  expect(envelope.message).not.toBe('')
  return envelope
}

/** Checks that an answer carries a code, and returns its data. */
export function expectCode<Data = unknown>(response: LightMyRequestResponse, code: CodeName): Data {
  const envelope = readEnvelope<Data>(response)
  expect(envelope.code, response.body.slice(0, 300)).toBe(codes[code].code)
  return envelope.data
}

/** Adds an account, whose password is `fixturePassword` unless a hash is given. */
export async function addAccount(
  db: Database,
  username: string,
  userType: UserType,
  {
    state = 'ACTIVE',
    passwordHash,
    phone = null,
    email = null,
    roles = [],
  }: {
    state?: AccountState
    passwordHash?: string
    phone?: string | null
    email?: string | null
    roles?: AdminRole[]
  } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('account')
    .values({
      username,
      username_key: username.toLowerCase(),
      phone,
      email,
      password_hash: passwordHash ?? (await fixtureHash),
      user_type: userType,
      picture: null,
      admin_roles: roles,
      state,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A session token of a new account of each type. */
export async function signInEveryType(db: Database, state: AccountState = 'ACTIVE') {
  const tokens = {} as Record<UserType, string>
  for (const userType of userTypes) {
    const id = await addAccount(db, `${userType}_${state}`, userType, { state })
    tokens[userType] = await openSession(db, id)
  }
  return tokens
}

/** A captcha of its own, and the cookie that names it. */
export async function takeCaptcha(app: FastifyInstance) {
  const response = await makeCall(app, calls.account.captcha)
  const { id } = expectCode<{ id: string }>(response, 'done')
  return { cookies: { captcha: id }, answer: testCaptcha }
}

/** A portal with an account that can sign in, a law of the demo corpus and a case. */
export async function openCallPortal(overrides: Partial<Config> = {}): Promise<Portal> {
  const portal = await openTestPortal(overrides)
  const { db } = portal.services
  await addAccount(db, demoAccounts[0]!.username, 'PERSON', {
    passwordHash: await hashPassword(demoPassword),
  })
  const corpus = readFileSync(new URL('../../seeds/demo/laws/cn.jsonl', import.meta.url), 'utf8')
  await saveLaw(db, lawDocument.parse(JSON.parse(corpus.slice(0, corpus.indexOf('\n')))))
  await saveCase(db, makeCases(1)[0]!)
  await portal.follower.caughtUp()
  return portal
}

/** A valid input of a call, to be used once; `token` is of who will make it. */
export async function validInput(portal: Portal, name: string, token?: string): Promise<Input & Sender> {
  const { callInputs } = await callSamples()
  return callInputs[name]!(portal.services, token)
}

/** Whether a call leaves everything as it was, so that what it names may be named again. */
export const onlyReads = (call: Call): boolean => call.method === 'GET' && call.audit === undefined

/** A session of somebody who may make a call. */
export async function tokenFor({ services }: Portal, { access }: Call): Promise<string> {
  const mayAll = typeof access === 'object' && 'roles' in access
  const userType = typeof access === 'string' ? 'PERSON' : mayAll ? 'ADMIN' : access[0]!
  const roles: AdminRole[] = mayAll ? ['SUPER'] : []
  const id = await addAccount(services.db, `may_${randomUUID()}`, userType, { roles })
  await addDetails(services, id, userType)
  return openSession(services.db, id)
}
