import type { Call } from '@portal/protocol/kernel/call.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { AdminRole, UserType } from '@portal/protocol/kernel/user-types.ts'
import { expectCode, makeCall, readEnvelope, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'

type Who = Pick<Reader, 'token'> | null

/** The people of a test, who act through calls alone. */
export function openPeople(portal: Portal) {
  const ask = (call: Call, who: Who, input: Input = {}) =>
    makeCall(portal.app, call, input, { ...(who && { token: who.token }), language: 'en' })
  const administrators = new Map<AdminRole, Promise<Reader>>()

  return {
    ask,
    done: async <Data>(call: Call, who: Who, input: Input = {}) =>
      expectCode<Data>(await ask(call, who, input), 'done'),
    refused: async (call: Call, who: Who, input: Input, code: CodeName) =>
      expectCode(await ask(call, who, input), code),
    /** The fields that a call finds fault with. */
    async fieldsRefused(call: Call, who: Who, input: Input): Promise<string[]> {
      const { data } = readEnvelope<{ fields: { field: string }[] }>(await ask(call, who, input))
      return data.fields.map(({ field }) => field)
    },
    /** The codes of calls made at once, sorted. */
    async together(asked: readonly (readonly [Call, Who, Input])[]): Promise<string[]> {
      const answers = await Promise.all(asked.map(([call, who, input]) => ask(call, who, input)))
      return answers.map((answer) => readEnvelope(answer).code).toSorted()
    },
    person: (userType: UserType = 'ENTERPRISE') => addReader(portal, userType),
    /** The administrator of a role, one for each. */
    administrator(role: AdminRole): Promise<Reader> {
      const there = administrators.get(role) ?? addReader(portal, 'ADMIN', { roles: [role] })
      administrators.set(role, there)
      return there
    },
    /** What somebody was told, the oldest first. */
    async told(reader: Pick<Reader, 'id'>): Promise<string[]> {
      const rows = await portal.services.db
        .selectFrom('message')
        .select('event')
        .where('account_id', '=', reader.id)
        .orderBy('created_at')
        .execute()
      return rows.map(({ event }) => event)
    },
    /** Every move of a thing begins where the one before it ended. */
    async isConsistent(subject: string, id: string): Promise<boolean> {
      const moves = await portal.services.db
        .selectFrom('history')
        .select(['from_state', 'to_state'])
        .where('subject', '=', subject)
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
      return moves.every(({ from_state: from }, index) => from === (moves[index - 1]?.to_state ?? null))
    },
  }
}
