import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import { addFile } from '../testing/details.ts'
import type { OpenSecretScene } from '../testing/secret-scene.ts'
import { openMarket } from './fixtures/market.ts'

/** What only an owner sees, and whoever is in negotiation: as written, or as stored. */
const ofOwner = ['Quetzal Contact', '7777 9999', '77779999', 'quetzal@example.org', 'quetzal-contract.png']
/** What only the owner sees. */
const ofOpposing = ['Quetzal Rival', 'QZ-9137']
/** What only the two sides see. */
const ofSides = ['Quetzal note', 'Quetzal message']

const judges = ['MODERATOR', 'SUPER']

/** A requirement that is shown, with a sign-up and a message in its thread; negotiation has not begun. */
export const openRequirementScene: OpenSecretScene = async (portal, { demander: owner, provider }) => {
  const market = openMarket(portal)
  const title = `Warehouse lease ${randomUUID()}`
  const file = await addFile(portal.services, owner.id, 'REQUIREMENT', { name: 'quetzal-contract.png' })
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
  const { phone, email } = provider
  return {
    title,
    ids: [id, signUp, conversation, file, owner.id, provider.id],
    strangers: { texts: [...ofOwner, ...ofOpposing, ...ofSides, phone, email], mailed: [email] },
    administrators: (role) => ({
      texts: [...(judges.includes(role) ? [] : ofOwner), ...ofOpposing, ...ofSides],
    }),
    demander: { texts: [phone, email], mailed: [email] },
    provider: { texts: [...ofOwner, ...ofOpposing] },
  }
}
