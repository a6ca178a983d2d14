import { setTimeout as sleep } from 'node:timers/promises'
import { signInCalls } from '@portal/protocol/account/sign-in-calls.ts'
import { adminCalls } from '@portal/protocol/admin/calls.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { settingValues } from '@portal/protocol/kernel/settings.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import { referenceAdminCalls } from '@portal/protocol/reference/admin-calls.ts'
import { password } from '@portal/server/account/fixtures.ts'
import type { Store } from '@portal/server/kernel/database/store.ts'
import { saveLaw } from '@portal/server/laws/actions/save-law.ts'
import { makeDocument, textIn } from '@portal/server/laws/fixtures.ts'
import type { People } from './people.ts'

/** What was done at one portal, and how long until all of them answered so. */
export interface Coherence {
  what: string
  milliseconds: number
}

/** Whoever waits longer sees that portals tell different things. */
const patience = 20_000
const pause = 20

interface Asked {
  method: string
  path: string
}

async function ask(origin: string, { method, path }: Asked, body?: unknown, token?: string): Promise<string> {
  const answer = await fetch(origin + apiPrefix + path, {
    method,
    headers: {
      'accept-language': 'zh',
      ...(token && { accesstoken: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return answer.text()
}

/** The time from something done until every portal shows it. */
async function timeUntil(
  what: string,
  origins: readonly string[],
  isShown: (origin: string) => Promise<boolean>,
): Promise<Coherence> {
  const since = performance.now()
  await Promise.all(
    origins.map(async (origin) => {
      while (!(await isShown(origin))) {
        if (performance.now() - since > patience) throw new Error(`${origin} does not show: ${what}`)
        await sleep(pause)
      }
    }),
  )
  return { what, milliseconds: performance.now() - since }
}

const current = signInCalls.current
const words = (text: string) => ({ zh: text, en: text, ru: text })

async function sessions(origins: readonly string[], { reader, administrator }: People): Promise<Coherence[]> {
  const [first, last] = [origins[0]!, origins.at(-1)!]
  const login = { account: reader.username, password }
  const signIn = async (origin: string) => {
    const { data } = JSON.parse(await ask(origin, signInCalls.login, login)) as {
      data: { accessToken: string }
    }
    return data.accessToken
  }
  const isKnown = (token: string) => async (origin: string) =>
    (await ask(origin, current, undefined, token)).includes(reader.username)
  const isUnknown = (token: string) => async (origin: string) => !(await isKnown(token)(origin))

  const token = await signIn(first)
  const signedIn = await timeUntil('signed in', origins, isKnown(token))
  await ask(last, signInCalls.logOut, undefined, token)
  const signedOut = await timeUntil('signed out', origins, isUnknown(token))
  const other = await signIn(last)
  const path = adminCalls.suspend.path.replace('{id}', reader.id)
  await ask(first, { ...adminCalls.suspend, path }, { reason: 'measured' }, administrator)
  return [signedIn, signedOut, await timeUntil('suspended', origins, isUnknown(other))]
}

/** Three wrong passwords, each at another portal, and every portal asks for a captcha. */
async function limits(origins: readonly string[]): Promise<Coherence> {
  const login = { account: 'nobody_at_all', password: 'Wrong_horse_1' }
  const answers: string[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    answers.push(await ask(origins[turn % origins.length]!, signInCalls.login, login))
  }
  const refused = (JSON.parse(answers[0]!) as { code: string }).code
  return timeUntil('too many wrong passwords', origins, async (origin) => {
    const { code } = JSON.parse(await ask(origin, signInCalls.login, login)) as { code: string }
    return code !== refused
  })
}

async function settings(origins: readonly string[], token: string): Promise<Coherence> {
  const announcement = `维护 ${Date.now()}`
  const values = settingValues.parse({ announcement: words(announcement) })
  const path = '/admin/settings'
  await ask(origins[0]!, { method: 'PUT', path }, values, token)
  return timeUntil('a setting', origins, async (origin) =>
    (await ask(origin, { method: 'GET', path }, undefined, token)).includes(announcement),
  )
}

/** A law that another process stores, as the import command does. */
async function laws(origins: readonly string[], store: Store, token: string): Promise<Coherence[]> {
  const number = `${Date.now()}-VIII`
  const title = `极光观测法${number}`
  const coverage = (origin: string) => ask(origin, lawCalls.coverage)
  const before = await Promise.all(origins.map(coverage))
  await saveLaw(store.db, makeDocument({ number, texts: [textIn('zh', title, ['极光应当观测。'])] }))
  const [kept, found] = await Promise.all([
    timeUntil('a law, in answers that are kept', origins, async (origin) => {
      return (await coverage(origin)) !== before[origins.indexOf(origin)]
    }),
    timeUntil('a law, in search', origins, async (origin) =>
      (await ask(origin, lawCalls.search, { keyword: title, unit: 'law' })).includes(number),
    ),
  ])
  const country = `哈国${Date.now()}`
  const path = referenceAdminCalls.saveCountry.path.replace('{code}', 'KZ')
  const entry = { position: 1, words: words(country), isHidden: false }
  await ask(origins[0]!, { ...referenceAdminCalls.saveCountry, path }, entry, token)
  const named = await timeUntil('the name of a country', origins, async (origin) =>
    (await ask(origin, lawCalls.search, { keyword: title, unit: 'law' })).includes(country),
  )
  return [kept, found, named]
}

/** What is done at one portal, or beside them, and how soon all of them know it. */
export async function measureCoherence(
  origins: readonly string[],
  store: Store,
  people: People,
): Promise<Coherence[]> {
  return [
    ...(await sessions(origins, people)),
    await limits(origins),
    await settings(origins, people.administrator),
    ...(await laws(origins, store, people.administrator)),
  ]
}
