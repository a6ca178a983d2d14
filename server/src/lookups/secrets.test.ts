import { adminRoles, registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCallPortal } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addFile, renamed } from '../testing/details.ts'
import { findHidden, type Scene } from '../testing/find-hidden.ts'
import { openOffice } from './fixtures/office.ts'

/** What the applicant and the desk see: as written, or as stored. */
const ofApplication = [
  'Quetzal Applicant',
  'Quetzal Trading',
  '7777 9999',
  '77779999',
  'quetzal@example.org',
  'Quetzal matter',
  'Quetzal question',
  'quetzal-contract.png',
  '7391.13',
  '8613.57',
  'Quetzal fee',
]
/** What only the applicant and whoever works on it see. */
const ofSides = ['Quetzal message', 'Quetzal answer']
/** What the applicant sees once it is completed. */
const ofResult = ['Quetzal result', 'Quetzal finding', 'Quetzal institute', 'quetzal-statute.png']

let portal: Portal
let office: ReturnType<typeof openOffice>

beforeAll(async () => {
  portal = await openCallPortal()
  office = openOffice(portal)
})
afterAll(() => portal.close())

async function attachment(owner: Reader, name: string): Promise<string> {
  const file = await addFile(portal.services, owner.id, 'ATTACHMENT')
  await portal.services.db.updateTable('stored_file').set({ name }).where('id', '=', file).execute()
  return file
}

interface LookupScene extends Scene {
  applicant: Reader
  investigator: Reader
}

let scenes = 0

/** A lookup that was quoted, accepted and written about, with its result written and not handed over yet. */
async function openScene(applicant: Reader): Promise<LookupScene> {
  scenes += 1
  const title = `Penalty for delay ${scenes}`
  const investigator = await renamed(portal.services, await office.colleague())
  const file = await attachment(applicant, 'quetzal-contract.png')
  const id = await office.apply(applicant, {
    applicant: 'Quetzal Applicant',
    company: 'Quetzal Trading',
    phone: '+86 532 7777 9999',
    email: 'quetzal@example.org',
    matter: 'Quetzal matter',
    question: `${title}: Quetzal question`,
    expectedCost: 7391.13,
    files: [file],
  })
  await office.quote(investigator, id, { cost: 8613.57, days: 8, note: 'Quetzal fee' })
  await office.acceptQuote(applicant, id)
  const thread = (await office.read(applicant, id)).conversationId!
  await office.say(applicant, thread, 'Quetzal message')
  await office.say(investigator, thread, 'Quetzal answer')
  const statute = await attachment(investigator, 'quetzal-statute.png')
  await office.write(investigator, id, {
    title: 'Quetzal result',
    answer: '<p>Quetzal finding</p>',
    institution: 'Quetzal institute',
    files: [statute],
  })
  return { title, applicant, investigator, ids: [id, thread, file, statute, applicant.id] }
}

describe('before a lookup is completed, what is private is in no answer of any call', () => {
  let scene: LookupScene
  beforeAll(async () => {
    scene = await openScene(await office.person())
  })

  test.each(['visitor', ...registeredTypes] as const)('to a stranger: %s', async (type) => {
    const { phone, email } = scene.applicant
    const open = async () => ({
      userType: type,
      ...(type !== 'visitor' && { token: (await office.person(type)).token }),
      scene,
      hidden: [...ofApplication, ...ofSides, ...ofResult, phone, email],
      mailed: ['Quetzal question', email],
    })
    expect(await findHidden(portal, open)).toEqual([])
  })

  const desk = ['DESK', 'SUPER']
  test.each(adminRoles)('to an administrator who does not work on it: %s', async (role) => {
    const isDesk = desk.includes(role)
    const open = async () => ({
      userType: 'ADMIN' as const,
      role,
      token: (await addReader(portal, 'ADMIN', { roles: [role] })).token,
      scene,
      hidden: [...(isDesk ? [] : [...ofApplication, ...ofResult]), ...ofSides],
      mailed: ['Quetzal question'],
      ...(isDesk && { isGiven: true as const }),
    })
    expect(await findHidden(portal, open)).toEqual([])
  })

  test.each(registeredTypes)('to its applicant, of the desk: %s', async (type) => {
    const open = async () => {
      const side = await openScene(await office.person(type))
      const { username, phone, email } = side.investigator
      return {
        userType: type,
        isSide: true as const,
        token: side.applicant.token,
        scene: side,
        hidden: [...ofResult, username, phone, email],
        mailed: [username, email],
      }
    }
    expect(await findHidden(portal, open)).toEqual([])
  })
})
