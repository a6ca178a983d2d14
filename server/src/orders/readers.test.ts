import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { openDesk } from './fixtures/desk.ts'

const own = calls.orders

let portal: Portal
let desk: ReturnType<typeof openDesk>
let demander: Reader
let lawyer: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  desk = openDesk(portal)
  demander = await desk.person()
  lawyer = await desk.person('LAWYER')
})
afterAll(() => portal.close())

describe('who sees what', () => {
  test('contacts and words of an order are in no answer to anybody else', async () => {
    const secrets = ['Secret Contact', '+8653288889999', 'hidden@example.org', 'Only for them']
    const service = await addService(portal.services.db, lawyer.id)
    const id = await desk.order(demander, service, {
      contact: 'Secret Contact',
      phone: '+86 532 8888 9999',
      email: 'hidden@example.org',
      note: 'Only for them',
    })
    const others = await Promise.all(
      (['PERSON', 'ENTERPRISE', 'LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER'] as const).map((type) =>
        desk.person(type),
      ),
    )
    const asked = () =>
      others.flatMap((other) => [
        desk.ask(own.page, other),
        desk.ask(own.page, other, { query: { side: 'RECEIVED' } }),
        desk.ask(own.read, other, at(id)),
        desk.ask(calls.lawServices.read, other, at(service)),
        desk.ask(calls.lawServices.page, other),
        desk.ask(calls.pending.page, other),
        desk.ask(calls.conversations.page, other),
      ])
    const ofProvider = () => desk.ask(own.read, lawyer, at(id))
    for (const { body } of await Promise.all(asked())) {
      for (const secret of secrets) expect(body).not.toContain(secret)
    }
    for (const secret of secrets.slice(0, 3)) expect((await ofProvider()).body).not.toContain(secret)
    await desk.connect(lawyer, id)
    for (const secret of secrets) expect((await ofProvider()).body).toContain(secret)
    for (const { body } of await Promise.all(asked())) {
      for (const secret of secrets) expect(body).not.toContain(secret)
    }
  })

  test('an individual is not named before the two are connected, in the order or its thread', async () => {
    const person = await desk.person('PERSON')
    await portal.services.db
      .insertInto('person')
      .values({ account_id: person.id, full_name: 'Named Person', company: null, country: null })
      .execute()
    const id = await desk.order(person, await addService(portal.services.db, lawyer.id))
    const { conversationId } = await desk.read(person, id)
    const { conversations } = calls
    const thread = at(conversationId!)
    const write = (who: Reader, text: string) =>
      desk.done(conversations.reply, who, { ...thread, body: { text } })
    await write(lawyer, 'Which law governs it?')
    await write(person, 'That of Kazakhstan')
    const seen = async () => [
      (await desk.ask(conversations.entries, lawyer, thread)).body,
      (await desk.ask(conversations.page, lawyer)).body,
      (await desk.ask(own.read, lawyer, at(id))).body,
      (await desk.ask(own.page, lawyer, { query: { side: 'RECEIVED', size: '50' } })).body,
    ]
    for (const body of await seen()) {
      expect(body).not.toContain('Named Person')
      expect(body).not.toContain(person.username)
    }
    await desk.connect(lawyer, id)
    for (const body of await seen()) expect(body).toContain('Named Person')
    await desk.refused(conversations.entries, demander, thread, 'notForYou')
    await desk.done(own.cancel, person, at(id, { reason: 'Settled' }))
    await desk.refused(conversations.reply, lawyer, { ...thread, body: { text: 'Why?' } }, 'notNow')
    expect(await desk.read(person, id)).toMatchObject({ conversationId })
  })

  test('each side lists its own, by state and text, and the provider is told what waits', async () => {
    const [placer, provider] = [await desk.person('LAWYER'), await desk.person('LAWYER')]
    const { db } = portal.services
    const titles = ['Warehouse lease', 'Customs dispute', 'Loan agreement']
    const ids: string[] = []
    for (const title of titles) {
      ids.push(await desk.order(placer, await addService(db, provider.id, { title })))
    }
    await desk.connect(provider, ids[1]!)
    await desk.connect(provider, ids[2]!)
    await desk.begin(provider, ids[2]!)
    type Page = OutputOf<typeof own.page>
    const list = async (who: Reader, query: Record<string, string>) => {
      const { content, counts } = await desk.done<Page>(own.page, who, { query })
      return { titles: content.map(({ ordered }) => ordered.title), counts }
    }
    expect((await list(placer, {})).titles).toEqual(titles.toReversed())
    expect((await list(placer, { side: 'RECEIVED' })).titles).toEqual([])
    expect(await list(provider, { side: 'RECEIVED', sort: 'oldest' })).toEqual({
      titles,
      counts: { TO_BE_CONNECTED: 1, CONNECTED: 1, PROCESSING: 1, COMPLETED: 0, CANCELLED: 0 },
    })
    expect((await list(provider, { side: 'RECEIVED', keyword: 'customs' })).titles).toEqual([titles[1]])
    expect((await list(provider, { side: 'RECEIVED', state: 'PROCESSING' })).titles).toEqual([titles[2]])
    const { content } = await desk.done<OutputOf<typeof calls.pending.page>>(calls.pending.page, provider)
    expect(content.map(({ kind, title }) => [kind, title])).toEqual([
      ['ordersToConnect', titles[0]],
      ['ordersToBegin', titles[1]],
      ['ordersToComplete', titles[2]],
    ])
  })
})
