import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { mostMembers } from '@portal/protocol/products/constants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { namedPublications } from '../publications/door.ts'
import { addPublication, setState } from '../publications/fixtures/add-publication.ts'
import { openEditing } from '../publications/fixtures/editing.ts'
import { addProduct, addTeam } from './fixtures/add-product.ts'

const own = calls.products

let portal: Portal
let people: ReturnType<typeof openPeople>
let editor: Reader
let lawyer: Reader
let office: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  people = openPeople(portal)
  editor = await people.administrator('EDITOR')
  lawyer = await people.person('LAWYER')
  office = await people.person('LAW_OFFICE')
})
afterAll(() => portal.close())

const setTeam = (members: readonly string[], before: readonly string[] = []) => ({ members, before })

const shown = async (id: string) =>
  (await people.done<OutputOf<typeof own.team>>(own.team, null, at(id))).content.map((row) => row.id)

function setStanding({ id }: Pick<Reader, 'id'>, standing: object) {
  return portal.services.db.updateTable('account').set(standing).where('id', '=', id).execute()
}

test('a team is chosen whole, in its order; whoever is new in it is told', async () => {
  const id = await addProduct(portal.services)
  await people.done(own.setTeam, editor, at(id, setTeam([office.id, lawyer.id])))
  expect(await shown(id)).toEqual([office.id, lawyer.id])
  await people.done(own.setTeam, editor, at(id, setTeam([lawyer.id], [office.id, lawyer.id])))
  expect(await shown(id)).toEqual([lawyer.id])
  expect((await people.told(lawyer)).filter((event) => event === 'productTeamJoined')).toHaveLength(1)
  await people.done(own.setTeam, editor, at(id, setTeam([], [lawyer.id])))
  expect(await shown(id)).toEqual([])
})

test('members are told what readers know a product by, and not what its next version is to be called', async () => {
  const { db } = portal.services
  const texts = { zh: { title: '合规体检' }, en: { title: 'A compliance check' } }
  const { id } = await addPublication(portal.services, { kind: 'product', texts })
  await addPublication(portal.services, {
    of: id,
    kind: 'product',
    state: 'DRAFT',
    texts: { zh: { title: '尚未公布的名称' } },
  })
  const member = await people.person('LAWYER')
  await people.done(own.setTeam, editor, at(id, setTeam([member.id])))
  const told = db.selectFrom('message').select('params').where('account_id', '=', member.id)
  expect(await told.where('event', '=', 'productTeamJoined').execute()).toEqual([
    { params: { title: '合规体检', 'title.en': 'A compliance check' } },
  ])
})

test('a product is called as readers last knew it, not as a version that never appeared', async () => {
  const { id } = await addPublication(portal.services, { kind: 'product', state: 'WITHDRAWN' })
  await addPublication(portal.services, {
    of: id,
    kind: 'product',
    state: 'WITHDRAWN',
    texts: { zh: { title: '没有公布过的名称' } },
    version: { published_at: null },
  })
  const named = await namedPublications(portal.services.db, [id], 'zh')
  expect(named.get(id)).toEqual({ title: '示范区样例文章', language: 'zh', isPublished: false })
})

test('a product that is withdrawn before its time is not called what it was to be called', async () => {
  const { publish, withdraw, edit, submit, approve, writer } = await openEditing(portal)
  const { id, versionId } = await publish('product', { title: { zh: '读者见过的名称' } })
  const named = async () => (await namedPublications(portal.services.db, [id], 'zh')).get(id)?.title
  await withdraw(versionId)
  expect(await named()).toBe('读者见过的名称')
  await people.done(calls.publications.restore, writer, at(versionId))
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  await edit(versionId, { title: { zh: '没有公布过的名称' }, publishAt }, 'product')
  await submit(versionId)
  await approve(versionId)
  await withdraw(versionId)
  expect(await named()).toBeUndefined()
})

test('a member is a verified provider, named once, of ten at most', async () => {
  const id = await addProduct(portal.services)
  const company = await people.person('ENTERPRISE')
  const pending = await people.person('LAWYER')
  await setStanding(pending, { verification: 'PENDING' })
  for (const members of [[company.id], [pending.id], [lawyer.id, lawyer.id], [crypto.randomUUID()]]) {
    expect(await people.fieldsRefused(own.setTeam, editor, at(id, setTeam(members)))).toEqual(['members'])
  }
  const many = Array.from({ length: mostMembers + 1 }, () => crypto.randomUUID())
  expect(await people.fieldsRefused(own.setTeam, editor, at(id, setTeam(many)))).toEqual(['members'])
  expect(await shown(id)).toEqual([])
})

test('only a product has a team, and only editors choose it', async () => {
  const { id: notice } = await addPublication(portal.services, { kind: 'notice' })
  await people.refused(own.setTeam, editor, at(notice, setTeam([lawyer.id])), 'notFound')
  await people.refused(own.deskTeam, editor, at(notice), 'notFound')
  await people.refused(own.team, null, at(notice), 'notFound')
  const id = await addProduct(portal.services)
  await people.refused(own.setTeam, lawyer, at(id, setTeam([lawyer.id])), 'notForYou')
})

test('of two editors who choose at once, the second is shown what the first chose', async () => {
  const id = await addProduct(portal.services)
  const answers = await people.together([
    [own.setTeam, editor, at(id, setTeam([lawyer.id]))],
    [own.setTeam, editor, at(id, setTeam([office.id]))],
  ])
  expect(answers).toEqual([codes.done.code, codes.changedMeanwhile.code])
  expect(await shown(id)).toHaveLength(1)
})

test('whoever is suspended or verified no more is not shown, and the desk reads why', async () => {
  const one = await people.person('LAWYER')
  const id = await addProduct(portal.services, [one.id, lawyer.id])
  for (const standing of [{ state: 'SUSPENDED' }, { state: 'ACTIVE', verification: 'REJECTED' }]) {
    await setStanding(one, standing)
    expect(await shown(id)).toEqual([lawyer.id])
    const desk = await people.done<OutputOf<typeof own.deskTeam>>(own.deskTeam, editor, at(id))
    expect(desk.members.map(({ isVerified }) => isVerified)).toEqual([false, true])
  }
  await setStanding(one, { verification: 'VERIFIED' })
  expect(await shown(id)).toEqual([one.id, lawyer.id])
})

test('a provider’s products are told, the newest first, while they are published and the provider shown', async () => {
  const one = await people.person('LAWYER')
  const [older, hidden, newer] = [
    await addProduct(portal.services, [office.id, one.id]),
    await addProduct(portal.services, [one.id], 'WITHDRAWN'),
    await addProduct(portal.services, [one.id]),
  ]
  const told = async () =>
    (await people.done<OutputOf<typeof own.ofMember>>(own.ofMember, null, at(one.id))).map(({ id }) => id)
  expect(await told()).toEqual([newer, older])
  expect(await told()).not.toContain(hidden)
  await setStanding(one, { state: 'SUSPENDED' })
  expect(await told()).toEqual([])
  await setStanding(one, { state: 'ACTIVE' })
  expect(await told()).toEqual([newer, older])
})

test('the team of a product that is previewed is shown to whoever has the link, as readers would see it', async () => {
  const hidden = await people.person('LAWYER')
  await setStanding(hidden, { state: 'SUSPENDED' })
  const draft = await addPublication(portal.services, { kind: 'product', state: 'DRAFT' })
  await addTeam(portal.services.db, draft.id, [office.id, hidden.id, lawyer.id])
  const notice = await addPublication(portal.services, { kind: 'notice', state: 'DRAFT' })
  const linkTo = async (id: string) => {
    const link = calls.publications.previewLink
    const { link: address } = await people.done<OutputOf<typeof link>>(link, editor, at(id))
    const { id: _id, ...query } = Object.fromEntries(new URL(address).searchParams)
    return { ...at(id), query }
  }
  const link = await linkTo(draft.versionId)
  const team = await people.done<OutputOf<typeof own.previewTeam>>(own.previewTeam, null, link)
  expect(team.map(({ id }) => id)).toEqual([office.id, lawyer.id])
  await people.refused(own.previewTeam, null, { ...link, ...at(notice.versionId) }, 'notFound')
  await people.refused(own.previewTeam, null, await linkTo(notice.versionId), 'notFound')
  await setState(portal.services, { [draft.versionId]: 'PUBLISHED' })
  await people.refused(own.previewTeam, null, link, 'notFound')
})

test('the team of a product that is not published is shown to nobody', async () => {
  const hidden = await addProduct(portal.services, [lawyer.id], 'WITHDRAWN')
  const read = await addProduct(portal.services, [office.id])
  await people.refused(own.team, null, at(hidden), 'notFound')
  const teams = await people.done<OutputOf<typeof own.teams>>(own.teams, null, {
    query: { ids: [hidden, read] },
  })
  expect(teams.map(({ id, members }) => [id, members.map((member) => member.id)])).toEqual([
    [read, [office.id]],
  ])
})
