import { calls } from '@portal/protocol/calls.ts'
import type { FileInfo, FilePurpose } from '@portal/protocol/files/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../account/sessions.ts'
import { expectCode, makeCall, readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { ownMessage } from '../kernel/words.ts'
import { sampleFile } from '../testing/file-inputs.ts'
import { addSomebody } from '../testing/somebody.ts'
import { openTestPortal } from '../testing/store.ts'
import { purgeFiles } from './actions/purge-files.ts'

const megabyte = 1024 * 1024
/** That one account may take. */
const fileMegabytes = 10

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({ fileMegabytes })
})
afterAll(() => portal.close())

interface Owner {
  id: string
  token: string
}

async function addOwner(userType: UserType = 'PERSON'): Promise<Owner> {
  const { id } = await addSomebody(portal.services, userType)
  return { id, token: await openSession(portal.services.db, id) }
}

/** Rows of files that somebody has; there is nothing more of them. */
async function addRows(
  { id }: Owner,
  count: number,
  more: { size?: number; is_used?: boolean; purpose?: FilePurpose } = {},
) {
  const row = { owner_id: id, purpose: 'ATTACHMENT', name: 'x.pdf', media_type: 'application/pdf' } as const
  await portal.services.db
    .insertInto('stored_file')
    .values(Array.from({ length: count }, () => ({ ...row, size: 1, ...more })))
    .execute()
}

const send = (
  { token }: Owner,
  file: File,
  { purpose = 'ATTACHMENT', language = 'en' }: { purpose?: FilePurpose; language?: string } = {},
) => makeCall(portal.app, calls.files.upload, { body: { purpose, file } }, { token, language })

/** How many of the answers have each code. */
function countCodes(answers: readonly Awaited<ReturnType<typeof send>>[]) {
  const byCode = Map.groupBy(answers, (answer) => readEnvelope(answer).code)
  return Object.fromEntries([...byCode].map(([code, all]) => [code, all.length]))
}

describe('the files that no form names yet', () => {
  test('are a hundred at most, so that nobody fills the store with them', async () => {
    const owner = await addOwner()
    await addRows(owner, 99)
    const file = await sampleFile('pdf')
    expectCode(await send(owner, file), 'done')
    expectCode(await send(owner, file), 'tooManyRequests')
    const used = { is_used: true }
    await portal.services.db.updateTable('stored_file').set(used).where('owner_id', '=', owner.id).execute()
    expectCode(await send(owner, file), 'done')
  })

  test('are no more where many are uploaded at once', async () => {
    const owner = await addOwner()
    await addRows(owner, 90)
    const file = await sampleFile('pdf')
    const answers = await Promise.all(Array.from({ length: 25 }, () => send(owner, file)))
    expect(countCodes(answers)).toEqual({ '000000': 10, '797429': 15 })
  })
})

describe('all files of an account', () => {
  test('take no more than the setting says, and the refusal says how much they take', async () => {
    const owner = await addOwner()
    const file = await sampleFile('pdf')
    const room = file.size * 2 - 1
    await addRows(owner, 1, { size: fileMegabytes * megabyte - room, is_used: true })
    const { id } = expectCode<FileInfo>(await send(owner, file), 'done')
    for (const language of languages) {
      const refused = await send(owner, file, { language })
      expectCode(refused, 'notNow')
      const places = { used: fileMegabytes, most: fileMegabytes }
      expect(readEnvelope(refused).message).toBe(ownMessage('storageFull', language, places))
    }
    expectCode(
      await makeCall(portal.app, calls.files.remove, { params: { id } }, { token: owner.token }),
      'done',
    )
    expectCode(await send(owner, file), 'done')
  })

  test('take no more where many are uploaded at once', async () => {
    const owner = await addOwner()
    const file = await sampleFile('pdf')
    await addRows(owner, 1, { size: fileMegabytes * megabyte - file.size * 4, is_used: true })
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(owner, file)))
    expect(countCodes(answers)).toEqual({ '000000': 4, '794111': 8 })
  })

  test('may be as large as is left, of a picture that is made anew its size then', async () => {
    const owner = await addOwner()
    await addRows(owner, 1, { size: fileMegabytes * megabyte - 50_000, is_used: true })
    const picture = await sampleFile('png')
    const padded = new File([await picture.arrayBuffer(), new Uint8Array(100_000)], 'picture.png')
    const { size } = expectCode<FileInfo>(await send(owner, padded, { purpose: 'PICTURE' }), 'done')
    expect(size).toBeLessThan(50_000)
  })

  test('are not read where there is no room at all', async () => {
    const owner = await addOwner()
    await addRows(owner, 1, { size: fileMegabytes * megabyte, is_used: true })
    // Which would be refused for what it is.
    expectCode(await send(owner, await sampleFile('exe')), 'notNow')
  })

  test('are counted without the reports that the portal has made, which nobody can delete', async () => {
    const owner = await addOwner()
    const report = { purpose: 'REPORT', size: fileMegabytes * megabyte } as const
    await addRows(owner, 2, { ...report, is_used: true })
    expectCode(await send(owner, await sampleFile('pdf')), 'done')
    // What somebody only says is one.
    await addRows(owner, 1, report)
    expectCode(await send(owner, await sampleFile('pdf')), 'notNow')
  })

  test('of an administrator are not bound', async () => {
    const editor = await addOwner('ADMIN')
    await addRows(editor, 3, { size: fileMegabytes * megabyte, is_used: true })
    expectCode(await send(editor, await sampleFile('pdf')), 'done')
  })
})

describe('uploads that are refused for what they are', () => {
  const mostRefused = 30
  const refusals = async (owner: Owner, count: number) => {
    const file = await sampleFile('exe')
    return Promise.all(Array.from({ length: count }, () => send(owner, file)))
  }
  const refusedAt = (owner: Owner, at: Date) =>
    portal.services.db.updateTable('refused_upload').set({ at }).where('owner_id', '=', owner.id).execute()

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  test('are thirty in an hour; then none of the account’s is read, and it is told until when', async () => {
    const owner = await addOwner()
    for (const answer of await refusals(owner, mostRefused)) expectCode(answer, 'typeNotSupported')
    await refusedAt(owner, minutesAgo(5))
    const file = await sampleFile('pdf')
    const refused = await send(owner, file)
    expectCode(refused, 'tooManyRequests')
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(54 * 60)
    expect(seconds).toBeLessThanOrEqual(55 * 60)
    expectCode(await send(await addOwner(), file), 'done')
    await refusedAt(owner, minutesAgo(60))
    expectCode(await send(owner, file), 'done')
  })

  test('are no more where many come at once; of the rest nobody knows yet, and they are told to come soon', async () => {
    const answers = await refusals(await addOwner(), mostRefused + 10)
    expect(countCodes(answers)).toEqual({ '796415': mostRefused, '797429': 10 })
    const late = answers.filter((answer) => readEnvelope(answer).code === '797429')
    for (const { headers } of late) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10)
  })

  test('are none of forty good ones that come at once: one after them is taken', async () => {
    const owner = await addOwner()
    const file = await sampleFile('pdf')
    const answers = await Promise.all(Array.from({ length: mostRefused + 10 }, () => send(owner, file)))
    for (const answer of answers.filter(({ statusCode }) => statusCode === 429))
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10)
    expectCode(await send(owner, file), 'done')
  })

  test('do not count those that are too large, which are not read', async () => {
    const owner = await addOwner()
    const large = new File([new Uint8Array(3 * megabyte)], 'large.png')
    await refusals(owner, mostRefused - 1)
    for (let turn = 0; turn < 3; turn += 1)
      expectCode(await send(owner, large, { purpose: 'BUSINESS_LICENCE' }), 'tooLarge')
    expectCode(await send(owner, await sampleFile('pdf')), 'done')
  })

  test('do not count those that are taken', async () => {
    const owner = await addOwner()
    await refusals(owner, mostRefused - 1)
    const file = await sampleFile('pdf')
    for (let turn = 0; turn < 3; turn += 1) expectCode(await send(owner, file), 'done')
    expectCode(await send(owner, await sampleFile('exe')), 'typeNotSupported')
    expectCode(await send(owner, file), 'tooManyRequests')
  })

  test('are forgotten after the hour', async () => {
    const { db } = portal.services
    const owner = await addOwner()
    await refusals(owner, 2)
    await refusedAt(owner, minutesAgo(61))
    await refusals(owner, 1)
    await purgeFiles(portal.services)
    const left = await db.selectFrom('refused_upload').select('id').where('owner_id', '=', owner.id).execute()
    expect(left).toHaveLength(1)
  })
})
