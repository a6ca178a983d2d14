import { calls } from '@portal/protocol/calls.ts'
import { adminRoles, registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCallPortal } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addFile, renamed } from '../testing/details.ts'
import { findHidden, type Scene } from '../testing/find-hidden.ts'
import { openPeople } from '../testing/people.ts'
import { consultationGiven, replyGiven } from './fixtures/rows.ts'

/** What the asker and the desk see, whatever is published: as written, or as stored. */
const ofQuestion = ['Quetzal matter', '7777 9999', '77779999', 'quetzal-contract.png']
const ofReply = ['Quetzal reply', 'quetzal-statute.png']
/** What they see of a text until its asker agrees to it. */
const ofOffer = ['Quetzal offer', 'Quetzal asked', 'Quetzal told']

const { consultations } = calls

let portal: Portal
let people: ReturnType<typeof openPeople>

beforeAll(async () => {
  portal = await openCallPortal()
  people = openPeople(portal)
})
afterAll(() => portal.close())

async function attachment(owner: Reader, name: string): Promise<string> {
  const file = await addFile(portal.services, owner.id, 'ATTACHMENT')
  await portal.services.db.updateTable('stored_file').set({ name }).where('id', '=', file).execute()
  return file
}

interface ConsultationScene extends Scene {
  asker: Reader
  desk: Reader
}

let scenes = 0

/** A question that was answered, and of which a text is offered; where it is agreed to, that is published. */
async function openScene(asker: Reader, published?: 'published'): Promise<ConsultationScene> {
  scenes += 1
  const title = `Branch abroad ${scenes}`
  const desk = await renamed(portal.services, await addReader(portal, 'ADMIN', { roles: ['DESK'] }))
  const [contract, statute] = [
    await attachment(asker, 'quetzal-contract.png'),
    await attachment(desk, 'quetzal-statute.png'),
  ]
  const body = {
    ...consultationGiven(),
    title,
    content: 'Quetzal matter',
    phone: '+86 532 7777 9999',
    files: [contract],
    allowsPublication: true,
  }
  const { id } = await people.done<{ id: string }>(consultations.add, asker, { body })
  const of = (given: object) => ({ params: { id }, body: given })
  const replied = { ...replyGiven, content: '<p>Quetzal reply</p>', files: [statute] }
  await people.done(consultations.reply, desk, of(replied))
  const [offered, asked, told] = published ? [title, 'A question', 'An answer'] : ofOffer
  await people.done(
    consultations.offer,
    desk,
    of({ title: offered, question: asked, answer: `<p>${told}</p>` }),
  )
  if (published) {
    const { own } = await people.done<OutputOf<typeof consultations.read>>(consultations.read, asker, {
      params: { id },
    })
    await people.done(consultations.agree, asker, of({ offeredAt: own!.offer!.offeredAt }))
  }
  return { title, asker, desk, ids: [id, contract, statute, asker.id] }
}

describe('of consultations, what is private is in no answer of any call', () => {
  let offered: ConsultationScene
  let scene: Scene
  let ofAskers: string[]
  /** Of the asker's own title the e-mails tell. */
  let mailed: string[]
  beforeAll(async () => {
    const named = async () => renamed(portal.services, await people.person())
    offered = await openScene(await named())
    const published = await openScene(await named(), 'published')
    scene = { title: published.title, ids: [...offered.ids, ...published.ids] }
    const askers = [offered.asker, published.asker]
    ofAskers = askers.flatMap(({ username, phone, email }) => [username, phone, email])
    mailed = [offered.title, ...askers.flatMap(({ username, email }) => [username, email])]
    await portal.follower.caughtUp()
  })
  const hiddenOfAll = () => [offered.title, ...ofQuestion, ...ofReply, ...ofOffer]

  test.each(['visitor', ...registeredTypes] as const)('to a stranger: %s', async (type) => {
    const open = async () => ({
      userType: type,
      ...(type !== 'visitor' && { token: (await people.person(type)).token }),
      scene,
      hidden: [...hiddenOfAll(), ...ofAskers],
      mailed,
    })
    expect(await findHidden(portal, open)).toEqual([])
  })

  const others = adminRoles.filter((role) => role !== 'DESK' && role !== 'SUPER')
  test.each(others)('to an administrator who is not of the desk: %s', async (role) => {
    const open = async () => ({
      userType: 'ADMIN' as const,
      role,
      token: (await addReader(portal, 'ADMIN', { roles: [role] })).token,
      scene,
      hidden: hiddenOfAll(),
      mailed,
    })
    expect(await findHidden(portal, open)).toEqual([])
  })

  test.each(registeredTypes)('to its asker, of the desk: %s', async (type) => {
    const open = async () => {
      const side = await openScene(await people.person(type))
      const { username, phone, email } = side.desk
      return {
        userType: type,
        isSide: true as const,
        token: side.asker.token,
        scene: side,
        hidden: [username, phone, email],
        mailed: [username, email],
      }
    }
    expect(await findHidden(portal, open)).toEqual([])
  })
})
