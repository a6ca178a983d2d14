import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { callAs, isUsed, registerAgency, registerLawyer, upload, type Somebody } from './fixtures.ts'

let portal: Portal
let agency: Somebody
let other: Somebody

beforeAll(async () => {
  portal = await openTestPortal()
  agency = await registerAgency(portal)
  other = await registerAgency(portal, 'TRANSLATE')
})
afterAll(() => portal.close())

const { members, addMember, updateMember, removeMembers, introduction, updateIntroduction } = calls.profiles

interface Shown {
  id: string
  avatar: { id: string; url: string } | null
  name: string
}

const given = {
  avatar: null as string | null,
  name: '赵样例',
  licenceNumber: null as string | null,
  practiceStart: '2019-05',
  areas: ['TRADE'],
}

async function add(owner: Somebody, change: Partial<typeof given> = {}): Promise<string> {
  const answer = await callAs(portal, owner, addMember, { body: { ...given, ...change } })
  return expectCode<{ id: string }>(answer, 'done').id
}

async function list(owner: Somebody, query: Record<string, unknown> = {}) {
  const answer = await callAs(portal, owner, members, { query: { size: '100', ...query } })
  return expectCode<{ content: Shown[]; page: { totalElements: number } }>(answer, 'done')
}

const ids = async (owner: Somebody) => (await list(owner)).content.map(({ id }) => id)

const remove = (owner: Somebody, all: string[]) =>
  callAs(portal, owner, removeMembers, { body: { ids: all } })

test('are listed in the order they were added, by page and by name, each agency its own', async () => {
  const owner = await registerAgency(portal)
  const added = [
    await add(owner),
    await add(owner, { name: 'Азиз Namuna' }),
    await add(owner, { name: '钱样例' }),
  ]
  await add(other)
  expect(await ids(owner)).toEqual(added)
  const second = await list(owner, { page: '2', size: '2' })
  expect(second).toMatchObject({ content: [{ id: added[2] }], page: { totalElements: 3, totalPages: 2 } })
  expect((await list(owner, { keyword: 'NAMUNA' })).content.map(({ id }) => id)).toEqual([added[1]])
  expect((await list(owner, { keyword: '%' })).content).toEqual([])
})

test('have what was given', async () => {
  const owner = await registerAgency(portal)
  const avatar = await upload(portal, owner, 'AVATAR')
  await add(owner, { avatar, licenceNumber: ' 123-45 ', areas: ['TRADE', 'FINANCE', 'TRADE'] })
  const { content } = await list(owner)
  expect(content).toEqual([
    {
      id: expect.any(String),
      avatar: expect.objectContaining({ id: avatar, mediaType: 'image/webp' }),
      name: given.name,
      licenceNumber: '123-45',
      practiceStart: '2019-05',
      areas: ['TRADE', 'FINANCE'],
      languages: [],
    },
  ])
})

test('keep, change and lose their avatar', async () => {
  const [first, second] = [await upload(portal, agency, 'AVATAR'), await upload(portal, agency, 'AVATAR')]
  const id = await add(agency, { avatar: first })
  const set = async (avatar: string | null) =>
    expectCode(
      await callAs(portal, agency, updateMember, { params: { id }, body: { ...given, avatar } }),
      'done',
    )
  const used = async () => [await isUsed(portal, first), await isUsed(portal, second)]

  await set(first)
  expect(await used()).toEqual([true, false])
  await set(second)
  expect(await used()).toEqual([false, true])
  await set(null)
  expect(await used()).toEqual([false, false])
  await set(second)
  expectCode(await remove(agency, [id]), 'done')
  expect(await used()).toEqual([false, false])
})

describe('cannot', () => {
  const month = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 7)

  test.each([
    ['have no name', { name: ' ' }, 'name'],
    ['begin in a month to come', { practiceStart: month }, 'practiceStart'],
    ['begin in a month that is none', { practiceStart: '2019-13' }, 'practiceStart'],
    ['have an area that is none', { areas: ['MAGIC'] }, 'areas'],
    ['have no area', { areas: [] }, 'areas'],
    ['have a file that is none', { avatar: crypto.randomUUID() }, 'avatar'],
  ])('%s', async (_, change, field) => {
    const before = await ids(agency)
    const answer = await callAs(portal, agency, addMember, { body: { ...given, ...change } })
    expect(expectCode(answer, 'invalid')).toMatchObject({ fields: [{ field }] })
    expect(await ids(agency)).toEqual(before)
  })

  test('have an avatar that another uploaded, or that another member has', async () => {
    const taken = await upload(portal, agency, 'AVATAR')
    await add(agency, { avatar: taken })
    for (const avatar of [taken, await upload(portal, other, 'AVATAR')]) {
      expectCode(await callAs(portal, agency, addMember, { body: { ...given, avatar } }), 'invalid')
    }
  })

  test('be changed or removed by another agency', async () => {
    const id = await add(agency)
    const body = { ...given, name: '他人' }
    expectCode(await callAs(portal, other, updateMember, { params: { id }, body }), 'notForYou')
    expectCode(await remove(other, [id]), 'notForYou')
    const shown = (await list(agency)).content.find((one) => one.id === id)
    expect(shown?.name).toBe(given.name)
  })

  test('be of an agency where there is none', async () => {
    const unknown = crypto.randomUUID()
    const input = { params: { id: unknown }, body: given }
    expectCode(await callAs(portal, agency, updateMember, input), 'notFound')
    expectCode(await remove(agency, [unknown]), 'notFound')
    const lawyer = await registerLawyer(portal)
    expectCode(await callAs(portal, lawyer, addMember, { body: given }), 'notForYou')
    expectCode(await callAs(portal, lawyer, members), 'notForYou')
  })
})

describe('are removed', () => {
  test('all of those named, whatever the case of their ids', async () => {
    const [one, two] = [await add(agency), await add(agency)]
    expectCode(await remove(agency, [one, two, one.toUpperCase()]), 'done')
    const left = await ids(agency)
    expect(left).not.toContain(one)
    expect(left).not.toContain(two)
  })

  test('or none, where one is another’s or unknown', async () => {
    const [mine, theirs] = [await add(agency), await add(other)]
    expectCode(await remove(agency, [mine, theirs]), 'notForYou')
    expectCode(await remove(agency, [mine, crypto.randomUUID()]), 'notFound')
    expect(await ids(agency)).toContain(mine)
    expect(await ids(other)).toContain(theirs)
  })

  test('once, of two who remove them at once', async () => {
    const id = await add(agency)
    const answers = await Promise.all([remove(agency, [id]), remove(agency, [id])])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
  })
})

describe('what an agency shows of itself', () => {
  const shown = {
    scope: '涉外商事',
    brief: null,
    website: 'https://office.example.org/',
    contactPhone: '+998901234567',
    contactEmail: 'office@example.org',
  }

  test('is changed at once, and is the agency’s own', async () => {
    const body = {
      ...shown,
      brief: ' ',
      contactPhone: '+998 90 123-45-67',
      contactEmail: 'Office@Example.org',
    }
    expectCode(await callAs(portal, agency, updateIntroduction, { body }), 'done')
    expect(expectCode(await callAs(portal, agency, introduction), 'done')).toEqual({
      ...shown,
      specialties: [],
      languages: [],
      workCountry: null,
      workArea: null,
    })
    expect(expectCode(await callAs(portal, other, introduction), 'done')).toMatchObject({ website: null })
  })

  test.each([
    ['an address that runs a script', { website: 'javascript:alert(1)' }, 'website'],
    ['a phone number that is none', { contactPhone: '12' }, 'contactPhone'],
    ['a list for an address', { contactEmail: ['a@example.org'] }, 'contactEmail'],
    ['too much', { brief: 'x'.repeat(3001) }, 'brief'],
  ])('cannot have %s', async (_, change, field) => {
    const answer = await callAs(portal, agency, updateIntroduction, { body: { ...shown, ...change } })
    expect(expectCode(answer, 'invalid')).toMatchObject({ fields: [{ field }] })
  })
})
