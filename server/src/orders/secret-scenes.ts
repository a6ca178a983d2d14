import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import { addService } from '../law-services/fixtures/rows.ts'
import type { OpenSecretScene } from '../testing/secret-scene.ts'
import { openDesk } from './fixtures/desk.ts'

/** What the provider sees once the two are connected: as written, or as stored. */
const ofDemander = ['Quokka Contact', '7777 8888', '77778888', 'quokka@example.org']
/** What only the two sides see. */
const ofSides = ['Quokka note', 'Quokka message']

/** An order with a message in its thread; its two sides are not connected yet. */
export const openOrderScene: OpenSecretScene = async (portal, { demander, provider }) => {
  const desk = openDesk(portal)
  const title = `Quarry lease ${randomUUID()}`
  const service = await addService(portal.services.db, provider.id, { title })
  const id = await desk.order(demander, service, {
    note: 'Quokka note',
    contact: 'Quokka Contact',
    phone: '+86 532 7777 8888',
    email: 'quokka@example.org',
  })
  const conversation = (await desk.read(demander, id)).conversationId!
  const reply = { params: { id: conversation }, body: { text: 'Quokka message' } }
  await desk.done(calls.conversations.reply, demander, reply)
  const { phone, email } = provider
  return {
    title,
    ids: [id, service, conversation, demander.id, provider.id],
    strangers: { texts: [...ofDemander, ...ofSides, phone, email], mailed: [email] },
    administrators: () => ({ texts: [...ofDemander, ...ofSides] }),
    demander: { texts: [phone, email], mailed: [email] },
    provider: { texts: ofDemander },
  }
}
