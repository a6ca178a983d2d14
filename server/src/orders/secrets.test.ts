import { calls } from '@portal/protocol/calls.ts'
import { adminRoles, providerTypes, registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCallPortal } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { findHidden, type Scene } from '../testing/find-hidden.ts'
import { openDesk } from './fixtures/desk.ts'

/** What the provider sees once the two are connected: as written, or as stored. */
const ofDemander = ['Quetzal Contact', '7777 9999', '77779999', 'quetzal@example.org']
/** What only the two sides see. */
const ofSides = ['Quetzal note', 'Quetzal message']

let portal: Portal
let desk: ReturnType<typeof openDesk>

beforeAll(async () => {
  portal = await openCallPortal()
  desk = openDesk(portal)
})
afterAll(() => portal.close())

interface OrderScene extends Scene {
  demander: Reader
  provider: Reader
}

let scenes = 0

/** An order with a message in its thread; the two are not connected yet. */
async function openScene(demander: Reader, provider: Reader): Promise<OrderScene> {
  scenes += 1
  const title = `Quarry lease ${scenes}`
  const service = await addService(portal.services.db, provider.id, { title })
  const id = await desk.order(demander, service, {
    note: 'Quetzal note',
    contact: 'Quetzal Contact',
    phone: '+86 532 7777 9999',
    email: 'quetzal@example.org',
  })
  const conversation = (await desk.read(demander, id)).conversationId!
  const reply = { params: { id: conversation }, body: { text: 'Quetzal message' } }
  await desk.done(calls.conversations.reply, demander, reply)
  return { title, demander, provider, ids: [id, service, conversation, demander.id, provider.id] }
}

describe('before the two sides of an order are connected, what is private is in no answer of any call', () => {
  let scene: OrderScene
  beforeAll(async () => {
    scene = await openScene(await desk.person('PERSON'), await desk.person('LAWYER'))
    await portal.follower.caughtUp()
  })

  test.each(['visitor', ...registeredTypes] as const)('to a stranger: %s', async (type) => {
    const { phone, email } = scene.provider
    const open = async () => ({
      userType: type,
      ...(type !== 'visitor' && { token: (await desk.person(type)).token }),
      scene,
      hidden: [...ofDemander, ...ofSides, phone, email],
      mailed: [email],
    })
    expect(await findHidden(portal, open)).toEqual([])
  })

  test.each(adminRoles)('to an administrator: %s', async (role) => {
    const open = async () => ({
      userType: 'ADMIN' as const,
      role,
      token: (await addReader(portal, 'ADMIN', { roles: [role] })).token,
      scene,
      hidden: [...ofDemander, ...ofSides],
    })
    expect(await findHidden(portal, open)).toEqual([])
  })

  test.each(providerTypes)('to its provider: %s', async (type) => {
    const open = async () => {
      const side = await openScene(await desk.person('PERSON'), await desk.person(type))
      return {
        userType: type,
        isSide: true as const,
        token: side.provider.token,
        scene: side,
        hidden: ofDemander,
      }
    }
    expect(await findHidden(portal, open)).toEqual([])
  })

  test.each(registeredTypes)('to its demander, of the provider: %s', async (type) => {
    const open = async () => {
      const side = await openScene(await desk.person(type), await desk.person('LAW_OFFICE'))
      const { phone, email } = side.provider
      const hidden = [phone, email]
      return {
        userType: type,
        isSide: true as const,
        token: side.demander.token,
        scene: side,
        hidden,
        mailed: [email],
      }
    }
    expect(await findHidden(portal, open)).toEqual([])
  })
})
