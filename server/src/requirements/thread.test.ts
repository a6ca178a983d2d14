import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { at, readEnvelope } from '../app/fixtures.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openSides } from './fixtures/market.ts'

const own = calls.requirements
const { portal, market, owner, lawyer, office } = await openSides()
afterAll(() => portal.close())

describe('the thread of a sign-up', () => {
  const { conversations } = calls
  type Entries = OutputOf<typeof conversations.entries>

  test('is private to its two sides, names an individual from negotiation on, and ends with the sign-up', async () => {
    const person = await market.person('PERSON')
    await portal.services.db
      .insertInto('person')
      .values({ account_id: person.id, full_name: 'Named Person', company: null, country: null })
      .execute()
    const id = await market.show(person)
    const signUp = await market.signUp(lawyer, id)
    const [shown] = (await market.own(person, id)).cooperations
    const thread = at(shown!.conversationId!)
    const write = (who: Reader, text: string) =>
      market.done(conversations.reply, who, { ...thread, body: { text } })
    await write(lawyer, 'Which court is named in the contract?')
    await write(person, 'None so far')
    expect((await market.told(person)).at(-1)).toBe('threadNew')
    const asProvider = () => market.done<Entries>(conversations.entries, lawyer, thread)
    expect(await asProvider()).toMatchObject({ partner: { name: null }, canReply: true })
    await market.refused(conversations.entries, office, thread, 'notForYou')
    await market.refused(conversations.reply, office, { ...thread, body: { text: 'Hello' } }, 'notForYou')

    await market.negotiate(person, signUp)
    expect(await asProvider()).toMatchObject({ partner: { name: 'Named Person' } })
    await market.done(own.decline, person, at(signUp, {}))
    await market.refused(conversations.reply, lawyer, { ...thread, body: { text: 'Why?' } }, 'notNow')
    expect((await market.own(person, id)).cooperations).toMatchObject([
      { conversationId: shown!.conversationId },
    ])
  })

  test('is not shown once its sign-up has ended without a word', async () => {
    const id = await market.show(owner)
    const signUp = await market.signUp(lawyer, id)
    await market.done(own.decline, owner, at(signUp, {}))
    expect((await market.own(owner, id)).cooperations).toMatchObject([{ conversationId: null }])
    const theirs = await market.done<OutputOf<typeof own.signedUp>>(own.signedUp, lawyer, at(id))
    expect(theirs.cooperation.conversationId).toBeNull()
    await market.signUp(lawyer, id)
    expect((await market.own(owner, id)).cooperations[0]!.conversationId).not.toBeNull()
  })

  test('takes nothing once its sign-up has ended, however close the two are', async () => {
    const { db } = portal.services
    // The database itself refuses what is written into a thread whose sign-up it has as declined.
    await sql`create function refuse_late() returns trigger language plpgsql as $$ begin
      if exists (select from conversation join cooperation on cooperation.id = subject_id
        where conversation.id = new.conversation_id and state = 'NO_COOPERATION')
      then raise exception 'late'; end if;
      return new; end $$`.execute(db)
    await sql`create trigger late before insert on conversation_entry for each row
      execute function refuse_late()`.execute(db)
    const { done, notNow } = codes
    const ends = new Set<string>()
    for (let round = 0; round < 6; round++) {
      const id = await market.show(owner)
      const signUp = await market.signUp(lawyer, id)
      const thread = (await market.own(owner, id)).cooperations[0]!.conversationId!
      const asked = [market.ask(own.decline, owner, at(signUp, {}))]
      for (let line = 0; line < 12; line++) {
        asked.push(market.ask(conversations.reply, lawyer, at(thread, { text: `Line ${line}` })))
        await new Promise((resolve) => setImmediate(resolve))
      }
      for (const answer of await Promise.all(asked)) ends.add(readEnvelope(answer).code)
    }
    expect([...ends].toSorted()).toEqual([done.code, notNow.code].toSorted())
    await sql`drop function refuse_late cascade`.execute(db)
  })
})
