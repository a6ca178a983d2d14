import { randomUUID } from 'node:crypto'
import { addFile, renamed } from '../testing/details.ts'
import type { OpenSecretScene } from '../testing/secret-scene.ts'
import { openOffice } from './fixtures/office.ts'

/** What the applicant and the desk see: as written, or as stored. */
const ofApplication = [
  'Quail Applicant',
  'Quail Trading',
  '7777 6666',
  '77776666',
  'quail@example.org',
  'Quail matter',
  'Quail question',
  'quail-contract.png',
  '7391.13',
  '8613.57',
  'Quail fee',
]
/** What only the applicant and whoever works on it see. */
const ofSides = ['Quail message', 'Quail answer']
/** What the applicant sees once it is completed. */
const ofResult = ['Quail result', 'Quail finding', 'Quail institute', 'quail-statute.png']

/** A lookup that was quoted, accepted and written about, with its result written and not handed over yet. */
export const openLookupScene: OpenSecretScene = async (portal, { demander: applicant }) => {
  const { services } = portal
  const office = openOffice(portal)
  const title = `Penalty for delay ${randomUUID()}`
  const investigator = await renamed(services, await office.colleague())
  const file = await addFile(services, applicant.id, 'ATTACHMENT', { name: 'quail-contract.png' })
  const id = await office.apply(applicant, {
    applicant: 'Quail Applicant',
    company: 'Quail Trading',
    phone: '+86 532 7777 6666',
    email: 'quail@example.org',
    matter: 'Quail matter',
    question: `${title}: Quail question`,
    expectedCost: 7391.13,
    files: [file],
  })
  await office.quote(investigator, id, { cost: 8613.57, days: 8, note: 'Quail fee' })
  await office.acceptQuote(applicant, id)
  const thread = (await office.read(applicant, id)).conversationId!
  await office.say(applicant, thread, 'Quail message')
  await office.say(investigator, thread, 'Quail answer')
  const statute = await addFile(services, investigator.id, 'ATTACHMENT', { name: 'quail-statute.png' })
  await office.write(investigator, id, {
    title: 'Quail result',
    answer: '<p>Quail finding</p>',
    institution: 'Quail institute',
    files: [statute],
  })
  const ofApplicant = [applicant.phone, applicant.email]
  const { username, phone, email } = investigator
  return {
    title,
    ids: [id, thread, file, statute, applicant.id],
    strangers: {
      texts: [...ofApplication, ...ofSides, ...ofResult, ...ofApplicant],
      mailed: ['Quail question', applicant.email],
    },
    administrators: (role) =>
      role === 'DESK' || role === 'SUPER'
        ? { texts: ofSides, isGiven: true }
        : { texts: [...ofApplication, ...ofResult, ...ofSides], mailed: ['Quail question'] },
    demander: { texts: [...ofResult, username, phone, email], mailed: [username, email] },
  }
}
