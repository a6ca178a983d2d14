import { calls } from '@portal/protocol/calls.ts'
import { filePurposes, type FilePurpose } from '@portal/protocol/files/schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsulting } from '../consultations/fixtures/consulting.ts'
import { consultationGiven, replyGiven } from '../consultations/fixtures/rows.ts'
import { conversing } from '../conversations/fixtures.ts'
import { purgeFiles } from '../files/actions/purge-files.ts'
import { openTalking } from '../forum/fixtures/talking.ts'
import { openOffice } from '../lookups/fixtures/office.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addProduct } from '../products/fixtures/add-product.ts'
import { openEditing } from '../publications/fixtures/editing.ts'
import { openMarket } from '../requirements/fixtures/market.ts'
import { freshBin } from '../testing/account-inputs.ts'
import { addFile } from '../testing/details.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { at } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal
let people: ReturnType<typeof openPeople>

beforeAll(async () => {
  portal = await openTestPortal()
  people = openPeople(portal)
})
afterAll(() => portal.close())

/** Who leaves, and what rows name of theirs. */
interface Left {
  leaver: Reader
  files: string[]
}

interface Scene {
  purpose: FilePurpose
  /** The column that names the files. */
  column: string
  /** What they are to whoever stays. */
  of: string
  /** Whether others rest on them, so that they stay. */
  stays: boolean
  arrange(): Promise<Left>
}

const upload = ({ id }: Reader, purpose: FilePurpose) => addFile(portal.services, id, purpose)

/** As a registration writes it: of an agency that is registered abroad. */
async function licenceOf(table: 'company' | 'agency', leaver: Reader): Promise<Left> {
  const file = await addFile(portal.services, leaver.id, 'BUSINESS_LICENCE', { isUsed: true })
  await portal.services.db
    .updateTable(table)
    .set({
      license_image: file,
      ...(table === 'agency' && { country: 'KZ', registration_number: freshBin() }),
    })
    .where('account_id', '=', leaver.id)
    .execute()
  return { leaver, files: [file] }
}

/** One more of the desk. */
const colleague = () => addReader(portal, 'ADMIN', { roles: ['DESK'] })

/** A report that an administrator handed to a company. */
async function handed() {
  const [company, admin] = [await people.person(), await colleague()]
  const file = await upload(admin, 'REPORT')
  const body = { accountId: company.id, name: '样例报告', file }
  await people.done(calls.reports.hand, admin, { body })
  return { company, admin, files: [file] }
}

/** A requirement with an attachment, which a provider has signed up for. */
async function signedUp() {
  const market = openMarket(portal)
  const [leaver, provider] = [await market.person(), await market.person('LAWYER')]
  const files = [await upload(leaver, 'REQUIREMENT')]
  const id = await market.show(leaver, { files })
  const signUp = await market.signUp(provider, id)
  await market.negotiate(leaver, signUp)
  return { market, leaver, files, signUp }
}

/** A publication whose form names a file as it is told. */
async function published(purpose: FilePurpose, naming: (file: string) => object): Promise<Left> {
  const { writer: leaver, publish } = await openEditing(portal)
  const file = await upload(leaver, purpose)
  await publish('notice', naming(file))
  return { leaver, files: [file] }
}

const scenes: Scene[] = [
  {
    purpose: 'AVATAR',
    column: 'member.avatar',
    of: 'a member of an agency',
    stays: false,
    async arrange() {
      const leaver = await people.person('LAW_OFFICE')
      const avatar = await upload(leaver, 'AVATAR')
      const body = { avatar, name: '赵样例', licenceNumber: null, practiceStart: '2019-05', areas: ['TRADE'] }
      await people.done(calls.profiles.addMember, leaver, { body })
      return { leaver, files: [avatar] }
    },
  },
  {
    purpose: 'BUSINESS_LICENCE',
    column: 'company.license_image',
    of: 'a company',
    stays: false,
    arrange: async () => licenceOf('company', await people.person()),
  },
  {
    purpose: 'BUSINESS_LICENCE',
    column: 'agency.license_image',
    of: 'an agency',
    stays: false,
    arrange: async () => licenceOf('agency', await people.person('TRANSLATE')),
  },
  {
    purpose: 'REPORT',
    column: 'company_report.file_id',
    of: 'the company that leaves',
    stays: false,
    async arrange() {
      const { company: leaver, files } = await handed()
      return { leaver, files }
    },
  },
  {
    purpose: 'REPORT',
    column: 'company_report.file_id',
    of: 'a company, by an administrator',
    stays: true,
    async arrange() {
      const { admin: leaver, files } = await handed()
      return { leaver, files }
    },
  },
  {
    purpose: 'REQUIREMENT',
    column: 'requirement_file.file_id',
    of: 'a requirement that nobody agreed on',
    stays: false,
    arrange: signedUp,
  },
  {
    purpose: 'REQUIREMENT',
    column: 'requirement_file.file_id',
    of: 'a requirement that a provider worked on',
    stays: true,
    async arrange() {
      const { market, leaver, files, signUp } = await signedUp()
      await market.cooperate(leaver, signUp)
      return { leaver, files }
    },
  },
  {
    purpose: 'ATTACHMENT',
    column: 'conversation_file.file_id',
    of: 'what was written to somebody',
    stays: true,
    async arrange() {
      const { add, reply } = conversing(() => portal)
      const leaver = await people.person('PERSON')
      const id = await add(leaver, await people.person('LAWYER'))
      const files = [await upload(leaver, 'ATTACHMENT')]
      await reply(leaver, id, '', files)
      return { leaver, files }
    },
  },
  {
    purpose: 'ATTACHMENT',
    column: 'lookup_file.file_id',
    of: 'an application for a lookup',
    stays: false,
    async arrange() {
      const leaver = await people.person()
      const files = [await upload(leaver, 'ATTACHMENT')]
      await openOffice(portal).apply(leaver, { files })
      return { leaver, files }
    },
  },
  {
    purpose: 'ATTACHMENT',
    column: 'lookup_file.file_id',
    of: 'the result of a lookup',
    stays: true,
    async arrange() {
      const office = openOffice(portal)
      const leaver = await office.colleague()
      const files = [await upload(leaver, 'ATTACHMENT')]
      const id = await office.apply(await people.person())
      await office.accept(leaver, id)
      await office.write(leaver, id, { files })
      await office.complete(leaver, id)
      return { leaver, files }
    },
  },
  {
    purpose: 'ATTACHMENT',
    column: 'consultation_file.file_id',
    of: 'a question',
    stays: false,
    async arrange() {
      const { ask } = await openConsulting(portal)
      const leaver = await people.person()
      const files = [await upload(leaver, 'ATTACHMENT')]
      await ask(leaver, { files })
      return { leaver, files }
    },
  },
  {
    purpose: 'ATTACHMENT',
    column: 'consultation_reply_file.file_id',
    of: 'an answer of the desk',
    stays: true,
    async arrange() {
      const { asker, ask } = await openConsulting(portal)
      const leaver = await colleague()
      const files = [await upload(leaver, 'ATTACHMENT')]
      const id = await ask(asker)
      await people.done(calls.consultations.reply, leaver, at(id, { ...replyGiven, files }))
      return { leaver, files }
    },
  },
  {
    purpose: 'ATTACHMENT',
    column: 'consultation_reply_file.file_id',
    of: 'an answer of a team',
    stays: true,
    async arrange() {
      const leaver = await people.person('LAWYER')
      const product = await addProduct(portal.services, [leaver.id])
      const files = [await upload(leaver, 'ATTACHMENT')]
      const { askTeam, teamReply } = calls.consultations
      const question = at(product, consultationGiven())
      const { id } = await people.done<{ id: string }>(askTeam, await people.person(), question)
      await people.done(teamReply, leaver, at(id, { ...replyGiven, files }))
      return { leaver, files }
    },
  },
  {
    purpose: 'ATTACHMENT',
    column: 'publication_file.file_id',
    of: 'a publication',
    stays: true,
    arrange: () => published('ATTACHMENT', (file) => ({ files: [file] })),
  },
  {
    purpose: 'PICTURE',
    column: 'publication_version.picture_id',
    of: 'a publication',
    stays: true,
    arrange: () => published('PICTURE', (picture) => ({ picture, pictureText: { zh: '服务窗口' } })),
  },
  {
    purpose: 'PICTURE',
    column: 'publication_picture.file_id',
    of: 'the text of a publication',
    stays: true,
    arrange: () =>
      published('PICTURE', (picture) => ({
        content: { zh: `<p>窗口迁至二楼。</p><img data-picture="${picture}" alt="服务窗口">` },
      })),
  },
  {
    purpose: 'PICTURE',
    column: 'forum_picture.file_id',
    of: 'a post that is shown',
    stays: true,
    async arrange() {
      const leaver = await people.person()
      const pictures = [await upload(leaver, 'PICTURE')]
      await openTalking(portal).post(leaver, { pictures })
      return { leaver, files: pictures }
    },
  },
  {
    purpose: 'PICTURE',
    column: 'forum_picture.file_id',
    of: 'a post that waits for its review',
    stays: false,
    async arrange() {
      const leaver = await people.person()
      const pictures = [await upload(leaver, 'PICTURE')]
      await openTalking(portal).add(leaver, { pictures })
      return { leaver, files: pictures }
    },
  },
]

/** Every column that points at a file, as `table.column`. */
async function fileColumns(): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'stored_file'::regclass
    order by 1`.execute(portal.services.db)
  return rows.map(({ column }) => column)
}

/** What a purge a day later says that went wrong. */
async function purgeLater(): Promise<unknown[]> {
  const { services } = portal
  const created_at = new Date(Date.now() - 25 * 3600 * 1000)
  await services.db.updateTable('stored_file').set({ created_at }).execute()
  const said: unknown[] = []
  const say = (...what: unknown[]) => void said.push(what)
  const log = Object.assign(Object.create(services.log) as typeof services.log, { error: say, warn: say })
  await purgeFiles({ ...services, log })
  return said
}

describe('files of who leaves', () => {
  test('are seen to wherever a row may name one, for each purpose', async () => {
    expect([...new Set(scenes.map(({ column }) => column))].toSorted()).toEqual(await fileColumns())
    expect(new Set(scenes.map(({ purpose }) => purpose))).toEqual(new Set(Object.keys(filePurposes)))
  })

  test.each(scenes)('$purpose of $of: that they stay is $stays', async ({ arrange, column, stays }) => {
    const { db, files: store } = portal.services
    const { leaver, files } = await arrange()
    const [table, name] = column.split('.') as [string, string]
    const { rows: named } = await sql`
      select from ${sql.table(table)} where ${sql.ref(name)} in (${sql.join(files)})`.execute(db)
    expect(named).toHaveLength(files.length)
    const admin = await people.administrator('SUPER')
    await people.done(calls.admin.cancel, admin, at(leaver.id, { reason: 'Asked for' }))
    expect(await purgeLater()).toEqual([])
    for (const file of files) expect((await store.read(file)) !== null).toBe(stays)
  })
})
