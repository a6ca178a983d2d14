import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import {
  agencyFields,
  checkAgency,
  checkCompany,
  companyFields,
  lawyerFields,
} from '@portal/protocol/account/registration.ts'
import { calls } from '@portal/protocol/calls.ts'
import { introductionUpdate } from '@portal/protocol/profiles/schemas.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sampleProviders } from '../../kernel/demo-providers.ts'
import { openTestPortal } from '../../testing/store.ts'
import { seedDemo } from '../../app/demo.ts'
import { expectCode, makeCall } from '../../app/fixtures.ts'
import type { Portal } from '../../app/open-portal.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({ isDemo: true })
})
afterAll(() => portal.close())

interface Profile {
  data: Record<string, unknown>
  verification: string
  submission: { state: string; reason: string | null; data: object | null } | null
}

/** A session of a sample account, opened as a newcomer does. */
async function logIn(username: string): Promise<string> {
  const body = { account: username, password: demoPassword }
  const answer = await makeCall(portal.app, calls.account.login, { body })
  return expectCode<{ accessToken: string }>(answer, 'done').accessToken
}

async function read<Data>(username: string, call: Parameters<typeof makeCall>[1], query = {}): Promise<Data> {
  return expectCode<Data>(
    await makeCall(portal.app, call, { query }, { token: await logIn(username) }),
    'done',
  )
}

const { company, agency, lawyer } = calls.profiles
const { type: _type, identityConsent: _consent, ...ofAgency } = agencyFields
const rules = {
  company: z.object(companyFields).superRefine(checkCompany),
  agency: z.object(ofAgency).superRefine((given, context) => checkAgency(given, context)),
  lawyer: z.object({
    name: lawyerFields.name,
    identity: lawyerFields.identity,
    licence: lawyerFields.licence,
  }),
}

describe('a sample account', () => {
  test.each([
    ['demo_company', company, rules.company, 'VERIFIED', 'APPROVED'],
    ['sample_importer', company, rules.company, 'VERIFIED', 'APPROVED'],
    ['demo_office', agency, rules.agency, 'VERIFIED', 'PENDING'],
    ['demo_translator', agency, rules.agency, 'VERIFIED', 'APPROVED'],
    ['demo_agency', agency, rules.agency, 'VERIFIED', 'APPROVED'],
    ['demo_lawyer', lawyer, rules.lawyer, 'VERIFIED', 'APPROVED'],
    ['sample_company', company, rules.company, 'PENDING', 'PENDING'],
    ['sample_lawyer', lawyer, rules.lawyer, 'PENDING', 'PENDING'],
    ['sample_agency', agency, rules.agency, 'REJECTED', 'REJECTED'],
  ] as const)(
    '%s has data that it could have registered with',
    async (username, call, rule, standing, state) => {
      const { data, verification, submission } = await read<Profile>(username, call)
      const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
      expect(rule.safeParse(given).error).toBeUndefined()
      expect(verification).toBe(standing)
      expect(submission?.state).toBe(state)
      expect(submission?.reason !== null).toBe(state === 'REJECTED')
      expect(JSON.stringify(data)).toMatch(/样例|образец/)
    },
  )

  test.each([
    ['sample_importer', company, 'KZ'],
    ['demo_office', agency, 'UZ'],
  ] as const)('%s is registered abroad, with a certificate', async (username, call, country) => {
    const { data } = await read<Profile>(username, call)
    expect(data).toMatchObject({ country, registrationNumber: expect.any(String) })
    const { url } = data['licenseImage'] as { url: string }
    expect((await portal.app.inject({ url })).statusCode).toBe(200)
  })

  test('of an office shows itself, has members, and waits for a change', async () => {
    const shown = await read<object>('demo_office', calls.profiles.introduction)
    expect(introductionUpdate.safeParse(shown).error).toBeUndefined()
    const members = await read<{ content: object[] }>('demo_office', calls.profiles.members)
    expect(members.content).toHaveLength(2)
    const { data, submission } = await read<Profile>('demo_office', agency)
    expect(submission?.data).not.toBeNull()
    expect(submission?.data).not.toEqual(data)
  })

  test('of a company has a licence that is a picture', async () => {
    const { data } = await read<Profile>('demo_company', company)
    const { url, mediaType } = data['licenseImage'] as { url: string; mediaType: string }
    const file = await portal.app.inject({ url })
    expect([file.statusCode, mediaType]).toEqual([200, 'image/png'])
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width: 900 })
  })
})

test('whoever verifies finds what waits: two registrations and a change', async () => {
  const query = { state: 'PENDING' }
  const queue = await read<{ content: { username: string; isChange: boolean }[] }>(
    'demo_admin',
    calls.verification.page,
    query,
  )
  const waiting = queue.content.map(({ username, isChange }) => ({ username, isChange }))
  expect(waiting).toHaveLength(3)
  expect(waiting).toEqual(
    expect.arrayContaining([
      { username: 'sample_company', isChange: false },
      { username: 'sample_lawyer', isChange: false },
      { username: 'demo_office', isChange: true },
    ]),
  )
})

test('the samples are made once, and for accounts made before there were any', async () => {
  const { db } = portal.services
  const counts = async () => {
    const tables = ['account', 'company', 'agency', 'lawyer', 'member', 'submission', 'message'] as const
    return Promise.all(
      tables.map(
        async (table) =>
          (
            await db
              .selectFrom(table)
              .select(sql`1`.as('one'))
              .execute()
          ).length,
      ),
    )
  }
  const before = await counts()
  await seedDemo(portal.services)
  expect(await counts()).toEqual(before)

  // A post and a need would keep the files of who leaves.
  await db.deleteFrom('forum_picture').execute()
  await db.deleteFrom('requirement_file').execute()
  await db.deleteFrom('account').where('username', 'like', 'sample%').execute()
  // The message that a report was handed is not of these samples.
  await db.deleteFrom('message').where('event', '!=', 'reportHanded').execute()
  for (const table of ['submission', 'member', 'lawyer', 'agency', 'company'] as const) {
    await db.deleteFrom(table).execute()
  }
  await db.deleteFrom('seed').where('name', 'in', ['demo accounts', 'demo providers']).execute()
  await seedDemo(portal.services)
  expect(await counts()).toEqual(before)
  expect(before[0]).toBe(demoAccounts.length + 8 + sampleProviders().length)
})
