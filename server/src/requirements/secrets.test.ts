import { calls } from '@portal/protocol/calls.ts'
import { adminRoles, providerTypes, registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCallPortal } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { findHidden, type Scene } from '../testing/find-hidden.ts'
import { openMarket } from './fixtures/market.ts'

/** What only an owner sees, and whoever is in negotiation: as written, or as stored. */
const ofOwner = ['Quetzal Contact', '7777 9999', '77779999', 'quetzal@example.org', 'quetzal-contract.png']
/** What only the owner sees. */
const ofOpposing = ['Quetzal Rival', 'QZ-9137']
/** What only the two sides see. */
const ofSides = ['Quetzal note', 'Quetzal message']

let portal: Portal
let market: ReturnType<typeof openMarket>

beforeAll(async () => {
  portal = await openCallPortal()
  market = openMarket(portal)
})
afterAll(() => portal.close())

interface RequirementScene extends Scene {
  owner: Reader
  provider: Reader
}

let scenes = 0

/** A requirement that is shown, with a sign-up and a message in its thread; negotiation has not begun. */
async function openScene(owner: Reader, provider: Reader): Promise<RequirementScene> {
  const { db } = portal.services
  scenes += 1
  const title = `Warehouse lease ${scenes}`
  const file = await addFile(portal.services, owner.id, 'REQUIREMENT')
  await db.updateTable('stored_file').set({ name: 'quetzal-contract.png' }).where('id', '=', file).execute()
  const id = await market.show(owner, {
    title,
    contact: 'Quetzal Contact',
    phone: '+86 532 7777 9999',
    email: 'quetzal@example.org',
    opposing: [{ name: 'Quetzal Rival', registrationNumber: 'QZ-9137' }],
    files: [file],
  })
  const signUp = await market.signUp(provider, id, { note: 'Quetzal note' })
  const conversation = (await market.own(owner, id)).cooperations[0]!.conversationId!
  const reply = { params: { id: conversation }, body: { text: 'Quetzal message' } }
  await market.done(calls.conversations.reply, provider, reply)
  return { title, owner, provider, ids: [id, signUp, conversation, file, owner.id, provider.id] }
}

describe('before negotiation, what is private is in no answer of any call', () => {
  let scene: RequirementScene
  beforeAll(async () => {
    scene = await openScene(await market.person(), await market.person('LAWYER'))
    await portal.follower.caughtUp()
  })

  const strangers = ['visitor', ...registeredTypes] as const
  test.each(strangers)('to a stranger: %s', async (type) => {
    const { phone, email } = scene.provider
    const open = async () => ({
      userType: type,
      ...(type !== 'visitor' && { token: (await market.person(type)).token }),
      scene,
      hidden: [...ofOwner, ...ofOpposing, ...ofSides, phone, email],
      mailed: [email],
    })
    expect(await findHidden(portal, open)).toEqual([])
  })

  const judges = ['MODERATOR', 'SUPER']
  test.each(adminRoles)('to an administrator: %s', async (role) => {
    const open = async () => ({
      userType: 'ADMIN' as const,
      role,
      token: (await addReader(portal, 'ADMIN', { roles: [role] })).token,
      scene,
      hidden: [...(judges.includes(role) ? [] : ofOwner), ...ofOpposing, ...ofSides],
    })
    expect(await findHidden(portal, open)).toEqual([])
  })

  test.each(providerTypes)('to the provider who signed up: %s', async (type) => {
    const open = async () => {
      const side = await openScene(await market.person(), await market.person(type))
      const hidden = [...ofOwner, ...ofOpposing]
      return { userType: type, isSide: true as const, token: side.provider.token, scene: side, hidden }
    }
    expect(await findHidden(portal, open)).toEqual([])
  })

  test.each(registeredTypes)('to the owner, of the provider: %s', async (type) => {
    const open = async () => {
      const side = await openScene(await market.person(type), await market.person('LAW_OFFICE'))
      const { phone, email } = side.provider
      const hidden = [phone, email]
      return {
        userType: type,
        isSide: true as const,
        token: side.owner.token,
        scene: side,
        hidden,
        mailed: [email],
      }
    }
    expect(await findHidden(portal, open)).toEqual([])
  })
})
