import { calls } from '@portal/protocol/calls.ts'
import type { Call, OutputOf } from '@portal/protocol/kernel/call.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Input } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { logChanges } from '../kernel/change-log.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { openMarket } from '../requirements/fixtures/market.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { addInstitution, addMember, institutionSample } from './fixtures.ts'

const { providers, profiles } = calls
let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

type Language = 'zh' | 'en' | 'ru'
type Page = OutputOf<typeof providers.page>

const ask = (call: Call, input: Input = {}, language: Language = 'en', token?: string) =>
  makeCall(portal.app, call, input, { language, ...(token !== undefined && { token }) })
const read = async <Data>(call: Call, input: Input = {}, language?: Language, token?: string) =>
  expectCode<Data>(await ask(call, input, language, token), 'done')
const refused = async (call: Call, input: Input, code: CodeName, token?: string) =>
  expectCode<{ fields?: { field: string }[] }>(await ask(call, input, 'en', token), code)
const idsOf = ({ content }: Page) => content.map(({ id }) => id)
const page = (call: Call, query: Record<string, unknown> = {}) =>
  read<Page>(call, { query: { size: '100', ...query } })
const counts = (query: object = {}) =>
  read<OutputOf<typeof providers.counts>>(providers.counts, { query: { ...query } })

async function setLawyer(id: string, changed: object): Promise<void> {
  await portal.services.db
    .updateTable('lawyer')
    .set({ ...changed })
    .where('account_id', '=', id)
    .execute()
  await portal.services.db.transaction().execute((trx) => logChanges(trx, 'provider', [id]))
}

const keep = <Data>({ token }: Reader, call: Call, input: Input) => read<Data>(call, input, 'en', token)

/** Somebody whom a fixture has made: answers that are kept do not know of them by themselves. */
async function provider(
  ...[userType, settings]: [UserType, Parameters<typeof addReader>[2]?]
): Promise<Reader> {
  const reader = await addReader(portal, userType, settings)
  await portal.services.db.transaction().execute((trx) => logChanges(trx, 'provider', [reader.id]))
  return reader
}

const spoken = (...codes: string[]) => JSON.stringify(codes.map((code) => ({ code, level: 'FLUENT' })))

describe('the directory', () => {
  test('holds whoever is verified and in use, and nobody else', async () => {
    const listed = [await provider('LAWYER'), await provider('TRANSLATE', { state: 'FROZEN' })]
    const hidden = [
      await provider('LAWYER', { verification: 'PENDING' }),
      await provider('OTHER', { verification: 'REJECTED' }),
      await provider('LAW_OFFICE', { state: 'SUSPENDED' }),
      await addReader(portal, 'ENTERPRISE'),
      await addReader(portal, 'PERSON'),
    ]
    const ids = idsOf(await page(providers.page))
    for (const { id } of listed) expect(ids).toContain(id)
    for (const { id } of hidden) expect(ids).not.toContain(id)
    const pending = hidden[0]!.id
    await refused(providers.lawyer, { params: { id: pending } }, 'notFound')
    await refused(providers.organization, { params: { id: hidden[2]!.id } }, 'notFound')
    await refused(providers.personsOf, { params: { id: hidden[2]!.id } }, 'notFound')
  })

  test('tells of nobody what is for the platform alone', async () => {
    const lawyer = await provider('LAWYER')
    const agency = await provider('LAW_OFFICE')
    const { licence_number: number } = await portal.services.db
      .selectFrom('lawyer')
      .select('licence_number')
      .where('account_id', '=', lawyer.id)
      .executeTakeFirstOrThrow()
    const secrets = await portal.services.db
      .selectFrom('account')
      .select(['phone', 'email', 'username'])
      .where('id', 'in', [lawyer.id, agency.id])
      .execute()
    for (const [call, input] of [
      [providers.page, { query: { size: '100' } }],
      [providers.lawyers, { query: { size: '100' } }],
      [providers.organizations, { query: { size: '100' } }],
      [providers.lawyer, { params: { id: lawyer.id } }],
      [providers.organization, { params: { id: agency.id } }],
    ] as const) {
      const { body } = await ask(call, input)
      expect(body).not.toContain(number)
      for (const { phone, email, username } of secrets) {
        for (const secret of [phone, email, username]) expect(body).not.toContain(secret)
      }
    }
    const { licence } = await read<OutputOf<typeof providers.lawyer>>(providers.lawyer, {
      params: { id: lawyer.id },
    })
    expect(licence).toEqual({ country: 'CN', bar: null, number: `****${number.slice(-4)}` })
  })

  test('says where those abroad practise law, and of others not that they do', async () => {
    const { db } = portal.services
    for (const [userType, admittedIn] of [
      ['LAW_OFFICE', 'PK'],
      ['TRANSLATE', null],
    ] as const) {
      const agency = await provider(userType)
      const certificate = await addFile(portal.services, agency.id, 'BUSINESS_LICENCE')
      const abroad = { country: 'PK', registration_number: `0-${userType}`, license_image: certificate }
      await db.updateTable('agency').set(abroad).where('account_id', '=', agency.id).execute()
      const member = await addMember(db, agency.id)
      await db.transaction().execute((trx) => logChanges(trx, 'provider', [agency.id, member]))
      const shown = await read<{ admittedIn: string | null }>(providers.organization, {
        params: { id: agency.id },
      })
      expect([userType, shown.admittedIn]).toEqual([userType, admittedIn])
      const { content } = await read<Page>(providers.personsOf, { params: { id: agency.id } })
      expect(content.map((row) => row.admittedIn)).toEqual([admittedIn])
    }
  })

  test('is filtered by what somebody does, where and in which languages; several values are met by any', async () => {
    const [uzbek, russian, chinese] = [
      await provider('LAWYER'),
      await provider('LAWYER'),
      await provider('LAWYER'),
    ]
    await setLawyer(uzbek.id, { languages: spoken('UZ', 'RU'), work_country: 'UZ', work_area: 'UZ-TK' })
    await setLawyer(russian.id, {
      languages: spoken('RU'),
      work_country: 'RU',
      specialties: ['MARITIME', 'ENERGY'],
    })
    await setLawyer(chinese.id, { work_country: 'CN', work_area: '370200', specialties: ['ENERGY'] })
    const own = [uzbek.id, russian.id, chinese.id]
    const found = async (query: Record<string, unknown>) => {
      const ids = idsOf(await page(providers.page, query))
      return own.filter((id) => ids.includes(id))
    }
    expect(await found({ language: 'UZ' })).toEqual([uzbek.id])
    expect(await found({ language: ['UZ', 'RU'] })).toEqual([uzbek.id, russian.id])
    expect(await found({ specialty: 'ENERGY' })).toEqual([russian.id, chinese.id])
    expect(await found({ country: ['UZ', 'RU'] })).toEqual([uzbek.id, russian.id])
    expect(await found({ area: 'UZ-TK' })).toEqual([uzbek.id])
    expect(await found({ area: '370000' })).toEqual([chinese.id])
    expect(await found({ area: '370300' })).toEqual([])
    expect(await found({ specialty: 'ENERGY', language: 'RU' })).toEqual([russian.id])
    expect(await found({ kind: 'LAW_OFFICE' })).toEqual([])

    const told = await counts({ language: 'RU', specialty: 'ENERGY' })
    expect(told.languages.find(({ code }) => code === 'RU')?.count).toBe(1)
    expect(told.countries).toContainEqual({ code: 'RU', count: 1 })
    expect(told.countries.map(({ code }) => code)).not.toContain('UZ')
    // Each group under all filters but its own.
    expect((await counts({ area: 'UZ-TK' })).areas.map(({ code }) => code)).toContain('370200')
  })

  test('counts a province with its cities, and an area that is asked for though nobody is there', async () => {
    const [wuhan, yichang] = [await provider('LAWYER'), await provider('LAW_OFFICE')]
    await setLawyer(wuhan.id, { work_country: 'CN', work_area: '420100' })
    await portal.services.db
      .updateTable('agency')
      .set({ work_country: 'CN', work_area: '420500' })
      .where('account_id', '=', yichang.id)
      .execute()
    await portal.services.db.transaction().execute((trx) => logChanges(trx, 'provider', [yichang.id]))
    const { areas } = await counts({ area: '650000' })
    const told = areas.filter(({ code }) => code.startsWith('42') || code === '650000')
    expect(
      told.map(({ code, count, organizations, isProvince }) => [code, count, organizations, isProvince]),
    ).toEqual([
      ['420000', 2, 1, true],
      ['420100', 1, 0, false],
      ['420500', 1, 1, false],
      ['650000', 0, 0, false],
    ])
    expect(idsOf(await page(providers.page, { area: '420000' })).toSorted()).toEqual(
      [wuhan.id, yichang.id].toSorted(),
    )
  })

  test('counts of lawyers those whom their list has, under the same filters', async () => {
    const { db } = portal.services
    const [lawyer, office] = [await provider('LAWYER'), await provider('LAW_OFFICE')]
    await setLawyer(lawyer.id, { work_country: 'CN', work_area: '370200', specialties: ['TRADE', 'ENERGY'] })
    const member = await addMember(db, office.id)
    await db.transaction().execute((trx) => logChanges(trx, 'provider', [member]))
    const told = (query: object) =>
      read<OutputOf<typeof providers.lawyerCounts>>(providers.lawyerCounts, { query: { ...query } })
    for (const query of [{}, { specialty: 'TRADE' }, { area: '370000' }, { language: 'RU', country: 'CN' }]) {
      const listed = await page(providers.lawyers, query)
      const counted = await told(query)
      expect(counted.total).toBe(listed.page.totalElements)
      const kinds = Map.groupBy(listed.content, ({ kind }) => kind)
      expect(new Map(counted.kinds.map(({ code, count }) => [code, count]))).toEqual(
        new Map([...kinds].map(([kind, rows]) => [kind, rows.length])),
      )
    }
    const { kinds, areas, specialties } = await told({})
    expect(kinds.map(({ code }) => code).toSorted()).toEqual(['LAWYER', 'MEMBER'])
    for (const { code, count, organizations } of areas) {
      expect([count, organizations]).toEqual([(await told({ area: code })).total, 0])
    }
    for (const { code, count } of specialties) {
      expect(count).toBe((await page(providers.lawyers, { specialty: code })).page.totalElements)
    }
  })

  test('has whoever completed the most first, then goes by name or by when they came', async () => {
    const market = openMarket(portal)
    const [idle, busy] = [await provider('LAWYER'), await provider('LAWYER')]
    const owner = await market.person()
    const requirement = await market.show(owner)
    const signUp = await market.signUp(busy, requirement)
    await market.negotiate(owner, signUp)
    await market.cooperate(owner, signUp)
    const before = await page(providers.page)
    await market.done(calls.requirements.completed, owner, { params: { id: signUp } })
    const after = await page(providers.page)
    const rowOf = ({ content }: Page) => content.find(({ id }) => id === busy.id)!
    expect([rowOf(before).completed, rowOf(after).completed]).toEqual([0, 1])
    expect(idsOf(after)[0]).toBe(busy.id)
    const newest = idsOf(await page(providers.page, { sort: 'newest' }))
    expect(newest.indexOf(busy.id)).toBeLessThan(newest.indexOf(idle.id))
    await setLawyer(idle.id, { name: '!first of all' })
    expect(idsOf(await page(providers.page, { sort: 'name', size: '99' }))[0]).toBe(idle.id)
  })

  test('has agencies and institutions by name, and in no order of what they completed', async () => {
    const { db } = portal.services
    const named = (zh: string, ru: string | null = null) =>
      addInstitution(db, { kind: 'APPRAISAL', name: { zh, en: null, ru } })
    const [a, c, b] = [await named('A sample', 'D'), await named('C sample'), await named('B sample')]
    const asked = { query: { kind: 'APPRAISAL' } }
    expect(idsOf(await read<Page>(providers.organizations, asked))).toEqual([a, b, c])
    expect(idsOf(await read<Page>(providers.organizations, asked, 'ru'))).toEqual([b, c, a])
    await refused(providers.organizations, { query: { sort: 'completed' } }, 'invalid')
  })

  test('follows an account as it is suspended and restored, with its members', async () => {
    const admin = await addReader(portal, 'ADMIN', { roles: ['VERIFIER'] })
    const office = await provider('LAW_OFFICE')
    const member = await addMember(portal.services.db, office.id)
    const isThere = async () => [
      idsOf(await page(providers.page)).includes(office.id),
      idsOf(await page(providers.lawyers)).includes(member),
      idsOf(await page(providers.persons)).includes(member),
    ]
    expect(await isThere()).toEqual([true, true, true])
    const move = (call: Call) =>
      read(call, { params: { id: office.id }, body: { reason: '样例' } }, 'en', admin.token)
    await move(calls.admin.suspend)
    expect(await isThere()).toEqual([false, false, false])
    await refused(providers.lawyer, { params: { id: member }, query: { type: 'member' } }, 'notFound')
    await move(calls.admin.restore)
    expect(await isThere()).toEqual([true, true, true])
    await move(calls.admin.cancel)
    expect(await isThere()).toEqual([false, false, false])
  })
})

describe('a profile', () => {
  const introduction = { scope: null, brief: '样例', website: null, contactPhone: null, contactEmail: null }

  test('of an agency says languages and place, which its directory page shows at once', async () => {
    const office = await provider('LAW_OFFICE')
    const show = () =>
      read<OutputOf<typeof providers.organization>>(
        providers.organization,
        { params: { id: office.id } },
        'ru',
      )
    expect(await show()).toMatchObject({ languages: [], country: 'CN', place: null, specialties: [] })
    const body = {
      ...introduction,
      specialties: ['ENERGY'],
      languages: [{ code: 'RU', level: 'NATIVE' }],
      workCountry: 'UZ',
      workArea: 'UZ-TK',
    }
    await read(profiles.updateIntroduction, { body }, 'en', office.token)
    expect(await show()).toMatchObject({
      brief: '样例',
      specialties: ['ENERGY'],
      languages: [{ code: 'RU', level: 'NATIVE' }],
      country: 'UZ',
      place: { code: 'UZ-TK', name: 'Ташкент' },
    })
    expect(await read(profiles.introduction, {}, 'en', office.token)).toEqual(body)
  })

  test.each([
    ['an area of another country', { workCountry: 'KZ', workArea: 'UZ-TK' }, 'workArea'],
    ['an area without a country', { workArea: '370200' }, 'workArea'],
    ['an area that nobody knows', { workCountry: 'UZ', workArea: 'UZ-ZZ' }, 'workArea'],
    ['a language twice', { languages: JSON.parse(spoken('RU', 'RU')) as object }, 'languages'],
    ['a language that nobody knows', { languages: JSON.parse(spoken('XX')) as object }, 'languages.code'],
  ])('with %s is refused', async (_, changed, field) => {
    const office = await provider('OTHER')
    const input = { body: { ...introduction, ...changed } }
    const { fields } = await refused(profiles.updateIntroduction, input, 'invalid', office.token)
    expect(fields?.map((one) => one.field)).toEqual([field])
  })
})

describe('persons of an organization', () => {
  test('are its members and the lawyers who name it as their firm', async () => {
    const { db } = portal.services
    const office = await provider('LAW_OFFICE')
    const other = await provider('TRANSLATE')
    const lawyer = await provider('LAWYER')
    await setLawyer(lawyer.id, { law_office_id: office.id, law_firm_name: null })
    const [member, translator] = [await addMember(db, office.id), await addMember(db, other.id)]
    const own = await read<Page>(providers.personsOf, { params: { id: office.id } })
    expect(idsOf(own).toSorted()).toEqual([lawyer.id, member].toSorted())
    for (const row of own.content) expect(row.firm).toEqual({ id: office.id, name: '样例律师事务所' })
    const persons = idsOf(await page(providers.persons))
    expect(persons).toEqual(expect.arrayContaining([lawyer.id, member, translator]))
    expect(idsOf(await page(providers.persons, { organizationKind: 'TRANSLATE' }))).not.toContain(member)
    const lawyers = idsOf(await page(providers.lawyers))
    expect(lawyers).toEqual(expect.arrayContaining([lawyer.id, member]))
    expect(lawyers).not.toContain(translator)
    const found = await read<Page>(providers.personsOf, {
      params: { id: office.id },
      query: { keyword: '成员' },
    })
    expect(idsOf(found)).toEqual([member])
    const shown = await read<OutputOf<typeof providers.organization>>(providers.organization, {
      params: { id: office.id },
    })
    expect(shown.persons).toBe(2)
  })

  test('a body that is no agency names nobody', async () => {
    const id = await addInstitution(portal.services.db)
    expect((await read<Page>(providers.personsOf, { params: { id } })).content).toEqual([])
  })
})

describe('an institution', () => {
  test('is shown in the reader’s language, and what falls back says in which', async () => {
    const id = await addInstitution(portal.services.db)
    const show = (language: Language) =>
      read<OutputOf<typeof providers.organization>>(providers.organization, { params: { id } }, language)
    expect(await show('en')).toMatchObject({
      nameLanguage: 'en',
      brief: 'Sample: notarial acts for use abroad.',
      briefLanguage: 'en',
      address: '青岛市样例路 3 号',
      addressLanguage: 'zh',
      place: { code: '370200', name: 'Qingdao' },
    })
    expect(await show('ru')).toMatchObject({ nameLanguage: 'zh', briefLanguage: 'zh', kind: 'NOTARY' })
  })

  test('is counted beside others by kind and place', async () => {
    const before = await counts()
    await addInstitution(portal.services.db, { kind: 'ARBITRATION', country: 'TJ', area: 'TJ-DU' })
    // As whoever adds one does.
    const editor = await addReader(portal, 'ADMIN', { roles: ['EDITOR'] })
    const { id } = await keep<{ id: string }>(editor, providers.addInstitution, {
      body: institutionSample({ kind: 'ARBITRATION', country: 'TJ', area: 'TJ-DU' }),
    })
    const after = await counts()
    expect(after.total).toBe(before.total + 2)
    expect(after.kinds).toContainEqual({ code: 'ARBITRATION', count: 2 })
    expect(after.areas).toContainEqual({
      code: 'TJ-DU',
      name: 'Dushanbe',
      country: 'TJ',
      count: 2,
      organizations: 2,
      isProvince: false,
    })
    const home = await read<Record<string, number>>(calls.home.statistics)
    expect(home['arbitration']).toBe(2)
    await keep(editor, providers.removeInstitution, { params: { id } })
    expect((await read<Record<string, number>>(calls.home.statistics))['arbitration']).toBe(1)
  })
})
