import { calls } from '@portal/protocol/calls.ts'
import type { Call, OutputOf } from '@portal/protocol/kernel/call.ts'
import { expectCode, makeCall, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Reader } from '../messages/fixtures.ts'

const { conversations: own } = calls

export type Entries = OutputOf<typeof own.entries>

/** What people do with their conversations, each call expected to be done; `ask` leaves the answer to the test. */
export function conversing(portal: () => Portal) {
  const ask = (call: Call, { token }: Reader, input: Input = {}) =>
    makeCall(portal().app, call, input, { token, language: 'en' })

  async function done<C extends Call>(call: C, reader: Reader, input: Input = {}): Promise<OutputOf<C>> {
    return expectCode<OutputOf<C>>(await ask(call, reader, input), 'done')
  }

  return {
    ask,
    add: async (from: Reader, to: Reader, text = 'Здравствуйте') =>
      (await done(own.add, from, { body: { to: to.id, text } })).id,
    reply: (from: Reader, id: string, text: string, files: string[] = []) =>
      done(own.reply, from, { params: { id }, body: { text, files } }),
    list: (reader: Reader, query: Record<string, string> = {}) => done(own.page, reader, { query }),
    read: (reader: Reader, id: string, query: Record<string, string> = {}) =>
      done(own.entries, reader, { params: { id }, query }),
    markRead: (reader: Reader, id: string) => done(own.markRead, reader, { params: { id } }),
    unread: (reader: Reader) => done(calls.messages.unread, reader),
    messagesOf: async (reader: Reader) => (await done(calls.messages.page, reader)).content,
  }
}
