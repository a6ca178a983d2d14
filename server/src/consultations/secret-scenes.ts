import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addFile, renamed } from '../testing/details.ts'
import { openPeople } from '../testing/people.ts'
import type { OpenSecretScene } from '../testing/secret-scene.ts'
import { consultationGiven, replyGiven } from './fixtures/rows.ts'

/** What the asker and the desk see, whatever is published: as written, or as stored. */
const ofQuestion = ['Quinoa matter', '7777 5555', '77775555', 'quinoa-contract.png']
const ofReply = ['Quinoa reply', 'quinoa-statute.png']
/** What they see of a text until its asker agrees to it. */
const ofOffer = ['Quinoa offer', 'Quinoa asked', 'Quinoa told']

/** Of no digits: some of a random id would be taken for a number of identity. */
const freshWord = () => randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)

const { consultations } = calls

/** A question that was answered, and of which a text is offered; the ids of what has to do with it. */
async function openOffered(
  portal: Portal,
  [asker, desk]: readonly [Reader, Reader],
  title: string,
  [offered, asked, told]: readonly string[],
) {
  const { services } = portal
  const people = openPeople(portal)
  const contract = await addFile(services, asker.id, 'ATTACHMENT', { name: 'quinoa-contract.png' })
  const statute = await addFile(services, desk.id, 'ATTACHMENT', { name: 'quinoa-statute.png' })
  const body = {
    ...consultationGiven(),
    title,
    content: 'Quinoa matter',
    phone: '+86 532 7777 5555',
    files: [contract],
    allowsPublication: true,
  }
  const { id } = await people.done<{ id: string }>(consultations.add, asker, { body })
  const at = { params: { id } }
  const replied = { ...replyGiven, content: '<p>Quinoa reply</p>', files: [statute] }
  await people.done(consultations.reply, desk, { ...at, body: replied })
  const text = { title: offered, question: asked, answer: `<p>${told}</p>`, offeredAt: null }
  await people.done(consultations.offer, desk, { ...at, body: text })
  return [id, contract, statute]
}

/** Two questions that were answered: a text of the one is offered to its asker, one of the other is published. */
export const openConsultationScene: OpenSecretScene = async (portal, { demander }) => {
  const people = openPeople(portal)
  const asker = await renamed(portal.services, demander)
  const desk = await renamed(portal.services, await addReader(portal, 'ADMIN', { roles: ['DESK'] }))
  const [unpublished, title] = [`Branch at home ${freshWord()}`, `Branch abroad ${freshWord()}`]
  const offered = await openOffered(portal, [asker, desk], unpublished, ofOffer)
  const published = await openOffered(portal, [asker, desk], title, [title, 'A question', 'An answer'])
  const at = { params: { id: published[0]! } }
  const { own } = await people.done<OutputOf<typeof consultations.read>>(consultations.read, asker, at)
  await people.done(consultations.agree, asker, { ...at, body: { offeredAt: own!.offer!.offeredAt } })
  const ofAsker = [asker.username, asker.phone, asker.email]
  const hidden = [unpublished, ...ofQuestion, ...ofReply, ...ofOffer]
  const mailed = [unpublished, asker.username, asker.email]
  const { username, phone, email } = desk
  return {
    title,
    ids: [...offered, ...published, asker.id],
    strangers: { texts: [...hidden, ...ofAsker], mailed },
    administrators: (role) =>
      role === 'DESK' || role === 'SUPER' ? { texts: [], isGiven: true } : { texts: hidden, mailed },
    demander: { texts: [username, phone, email], mailed: [username, email] },
  }
}
