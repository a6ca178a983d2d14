import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import type { AdminRole, UserType, VerificationState } from '@portal/protocol/kernel/user-types.ts'
import { sampleProviders } from '../kernel/demo-providers.ts'
import type { DemoData } from '../kernel/feature.ts'
import { hashPassword } from './passwords.ts'

const contacts: Record<string, { phone: string; email: string }> = {
  demo_person: { phone: '+77010000001', email: 'person@example.org' },
  demo_company: { phone: '+8613800000002', email: 'company@example.org' },
  demo_lawyer: { phone: '+8613800000003', email: 'lawyer@example.org' },
  demo_office: { phone: '+998900000004', email: 'office@example.org' },
  demo_translator: { phone: '+8613800000005', email: 'translator@example.org' },
  demo_agency: { phone: '+8613800000006', email: 'agency@example.org' },
  demo_admin: { phone: '+8613800000007', email: 'admin@example.org' },
}

interface SamplePerson {
  username: string
  userType: UserType
  phone: string
  email: string
  verification: VerificationState
}

/** Beside the demo accounts, whose data wait or were rejected, and more of those who publish and sign up. */
const samplePeople: readonly SamplePerson[] = [
  {
    username: 'sample_company',
    userType: 'ENTERPRISE',
    phone: '+8613800000011',
    email: 'sample.company@example.org',
    verification: 'PENDING',
  },
  {
    username: 'sample_lawyer',
    userType: 'LAWYER',
    phone: '+998900000012',
    email: 'sample.lawyer@example.org',
    verification: 'PENDING',
  },
  {
    username: 'sample_agency',
    userType: 'OTHER',
    phone: '+8613800000013',
    email: 'sample.agency@example.org',
    verification: 'REJECTED',
  },
  {
    username: 'sample_trader',
    userType: 'ENTERPRISE',
    phone: '+8613800000021',
    email: 'sample.trader@example.org',
    verification: 'VERIFIED',
  },
  {
    username: 'sample_importer',
    userType: 'ENTERPRISE',
    phone: '+77010000022',
    email: 'sample.importer@example.org',
    verification: 'VERIFIED',
  },
  {
    username: 'sample_resident',
    userType: 'PERSON',
    phone: '+923000000023',
    email: 'sample.resident@example.org',
    verification: 'VERIFIED',
  },
  {
    username: 'sample_counsel',
    userType: 'LAWYER',
    phone: '+8613800000024',
    email: 'sample.counsel@example.org',
    verification: 'VERIFIED',
  },
  {
    username: 'sample_advocate',
    userType: 'LAWYER',
    phone: '+77010000025',
    email: 'sample.advocate@example.org',
    verification: 'VERIFIED',
  },
]

/** One account of each type, and those whose data wait or were rejected. */
export const demoPeople: DemoData = {
  name: 'demo accounts',
  content: () => [...demoAccounts, ...samplePeople, ...sampleProviders()].map(({ username }) => username),
  load: async ({ db }) => {
    const roles: AdminRole[] = ['SUPER']
    const common = { password_hash: await hashPassword(demoPassword), picture: null }
    await db
      .insertInto('account')
      .values([
        ...demoAccounts.map(({ username, userType }) => ({
          ...common,
          username,
          username_key: username,
          phone: contacts[username]?.phone ?? null,
          email: contacts[username]?.email ?? null,
          user_type: userType,
          admin_roles: userType === 'ADMIN' ? roles : [],
        })),
        ...samplePeople.map(({ username, userType, phone, email, verification }) => ({
          ...common,
          username,
          username_key: username,
          phone,
          email,
          user_type: userType,
          verification,
        })),
        ...sampleProviders().map(({ username, userType, phone, email }) => ({
          ...common,
          username,
          username_key: username,
          phone,
          email,
          user_type: userType,
        })),
      ])
      .onConflict((on) => on.doNothing())
      .execute()
  },
}
