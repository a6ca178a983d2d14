import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import { addressOf, freshAddress, type Input } from '@portal/server/app/fixtures.ts'
import { lookupGiven } from '@portal/server/lookups/fixtures/rows.ts'
import { orderGiven } from '@portal/server/orders/fixtures/rows.ts'
import { signUpGiven } from '@portal/server/requirements/fixtures/market.ts'
import { requirementGiven } from '@portal/server/requirements/fixtures/rows.ts'
import type { Prepared } from './prepare.ts'

/** Reads one thing back that was said to be written; whether it is there, whole. */
export type ReadBack = (origin: string) => Promise<boolean>

/** Writes one thing; null: it was refused, which is no promise. */
export type Write = (origin: string) => Promise<ReadBack | null>

interface Asked extends Input {
  token?: string | undefined
  form?: FormData
}

/** The data of an answer; null when the call was not done. */
async function ask<Data>(origin: string, call: Call, { token, form, ...input }: Asked): Promise<Data | null> {
  const response = await fetch(origin + addressOf(call, input), {
    method: call.method,
    headers: {
      'x-forwarded-for': freshAddress(),
      ...(token !== undefined && { accesstoken: token }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    body: form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
  })
  const { data } = (await response.json()) as { data: Data }
  return response.status === 200 ? data : null
}

type Made = { id: string }

const sameBytes = (one: Buffer, other: ArrayBuffer) => one.equals(Buffer.from(other))

/** A PDF that is like no other. */
function content(number: number): Buffer {
  const filling = `% ${number} `.repeat(2000)
  return Buffer.from(`%PDF-1.4\n${filling}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
}

/** What people write, by its name; each time something new. */
export function openWrites({ demanders, lawyers, requirements, services, registrations }: Prepared) {
  let number = 0
  /** The next of all pairs of one and another. */
  const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]) => {
    let at = 0
    return (): readonly [One, Other] => {
      const pair = [ones[at % ones.length]!, others[Math.floor(at / ones.length) % others.length]!] as const
      at += 1
      return pair
    }
  }
  const nextSignUp = pairs(lawyers, requirements)
  const nextOrder = pairs(demanders, services)
  const nextDemander = () => demanders[(number += 1) % demanders.length]!

  /** Made by somebody, and read by them under its id, or under that of what it is about. */
  const made = async (
    origin: string,
    [call, read]: readonly [Call, Call],
    token: string,
    input: Input,
    about?: string,
  ): Promise<ReadBack | null> => {
    const answer = await ask<Made>(origin, call, { ...input, token })
    if (!answer) return null
    const params = { id: about ?? answer.id }
    return async (later) => (await ask(later, read, { params, token })) !== null
  }

  return {
    register: async (origin) => {
      const given = registrations.pop()
      if (!given || !(await ask(origin, calls.account.registerPerson, { body: given }))) return null
      const body = { account: given.username, password: given.password }
      return async (later) => (await ask(later, calls.account.login, { body })) !== null
    },
    'sign up': async (origin) => {
      const [{ token }, id] = nextSignUp()
      const { signUp, signedUp } = calls.requirements
      return made(origin, [signUp, signedUp], token, { params: { id }, body: signUpGiven }, id)
    },
    order: async (origin) => {
      const [{ token }, id] = nextOrder()
      const { order, read } = calls.orders
      return made(origin, [order, read], token, { params: { id }, body: orderGiven() })
    },
    apply: async (origin) => {
      const { add, read } = calls.lookups
      return made(origin, [add, read], nextDemander().token, { body: lookupGiven() })
    },
    write: async (origin) => {
      const { add, own } = calls.requirements
      return made(origin, [add, own], nextDemander().token, { body: requirementGiven() })
    },
    upload: async (origin) => {
      const { token } = nextDemander()
      const bytes = content((number += 1))
      const form = new FormData()
      form.append('purpose', 'ATTACHMENT')
      form.append('file', new File([new Uint8Array(bytes)], 'sample.pdf', { type: 'application/pdf' }))
      const file = await ask<{ url: string }>(origin, calls.files.upload, { token, form })
      if (!file) return null
      const { pathname, search } = new URL(file.url, origin)
      return async (later) => {
        const answer = await fetch(later + pathname + search)
        return answer.status === 200 && sameBytes(bytes, await answer.arrayBuffer())
      }
    },
  } satisfies Record<string, Write>
}
