import { randomUUID } from 'node:crypto'
import { calls } from '@portal/protocol/calls.ts'
import { filePurposes, type FileInfo, type FilePurpose } from '@portal/protocol/files/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson } from '../account/fixtures.ts'
import { openSession } from '../account/sessions.ts'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { sampleFile, sampleFiles, type SampleKind } from '../testing/file-inputs.ts'
import { openTestPortal } from '../testing/store.ts'
import { claimFile } from './claim-file.ts'
import { purgeFiles } from './actions/purge-files.ts'
import { releaseFile } from './release-file.ts'
import { openBucket } from './fixtures.ts'
import { checkFile, insertFile, withContent } from './store-file.ts'

const types: Partial<Record<SampleKind, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** What docs/requirements.md allows, written out apart from the product's table. */
const allowed: Record<FilePurpose, SampleKind[]> = {
  AVATAR: ['jpg', 'png'],
  PICTURE: ['jpg', 'png'],
  BUSINESS_LICENCE: ['jpg', 'png'],
  ATTACHMENT: ['jpg', 'png', 'pdf', 'doc', 'docx'],
  REQUIREMENT: ['jpg', 'png', 'pdf', 'doc', 'docx', 'xls', 'xlsx'],
  REPORT: ['jpg', 'png', 'pdf', 'doc', 'docx', 'xls', 'xlsx'],
}
const purposes = Object.keys(filePurposes) as FilePurpose[]
const kinds = Object.keys(sampleFiles) as SampleKind[]
const notSupported = 'The uploaded file type is not supported'

describe.each(['disk', 'S3'])('on %s', (place) => {
  let portal: Portal
  let bucket: Awaited<ReturnType<typeof openBucket>> | null = null
  let owner: { id: string; token: string }

  const signIn = async () => {
    const { id } = await addPerson(portal.services.db)
    return { id, token: await openSession(portal.services.db, id) }
  }

  beforeAll(async () => {
    if (place === 'S3') bucket = await openBucket()
    portal = await openTestPortal({ s3: bucket?.settings ?? null })
    owner = await signIn()
  })
  afterAll(async () => {
    await portal.close()
    await bucket?.close()
  })

  const send = (body: object, token = owner.token) =>
    makeCall(portal.app, calls.files.upload, { body }, { token, language: 'en' })

  const upload = async (purpose: FilePurpose, file: File, more: object = {}) =>
    expectCode<FileInfo>(await send({ purpose, file, ...more }), 'done')

  const open = (url: string) => portal.app.inject({ method: 'GET', url })

  const rowOf = (id: string) =>
    portal.services.db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst()

  const cells = purposes.flatMap((purpose) => kinds.map((kind) => ({ purpose, kind })))

  test.each(cells)('$purpose × $kind', async ({ purpose, kind }) => {
    const file = await sampleFile(kind)
    // Nobody has so many files refused.
    const someone = await signIn()
    const response = await send({ purpose, file }, someone.token)
    if (!allowed[purpose].includes(kind)) {
      expectCode(response, 'typeNotSupported')
      expect(response.json<{ message: string }>().message).toBe(notSupported)
      return
    }
    const info = expectCode<FileInfo>(response, 'done')
    const opened = await open(info.url)
    expect(opened.headers['content-type']).toBe(info.mediaType)
    expect(opened.rawPayload).toHaveLength(info.size)
    expect(opened.headers['x-content-type-options']).toBe('nosniff')
    expect(opened.headers['content-security-policy']).toMatch(/sandbox.*default-src 'none'/)
    const isLasting = purpose === 'AVATAR'
    expect(opened.headers['cache-control']).toBe(
      isLasting ? 'public, max-age=31536000, immutable' : 'private, no-store',
    )
    if (isLasting || purpose === 'PICTURE') {
      expect(info).toMatchObject({ name: 'sample.webp', mediaType: 'image/webp' })
      expect(opened.headers['content-disposition']).toMatch(/^inline;/)
    } else {
      expect(info).toMatchObject({ name: `sample.${kind}`, mediaType: types[kind] })
      expect(opened.rawPayload).toEqual(Buffer.from(await file.arrayBuffer()))
      const isShown = ['jpg', 'png', 'pdf'].includes(kind)
      expect(opened.headers['content-disposition']).toMatch(isShown ? /^inline;/ : /^attachment;/)
    }
    expect(await rowOf(info.id)).toMatchObject({ owner_id: someone.id, purpose, is_used: false })
  })

  test('a claimed file is used, by its owner, for its purpose, once', async () => {
    const { db } = portal.services
    const { id } = await upload('ATTACHMENT', await sampleFile('pdf'))
    const claim = (by: string, purpose: FilePurpose = 'ATTACHMENT', file = id) =>
      db.transaction().execute((transaction) => claimFile(transaction, by, file, purpose, 'attachment'))
    const refusal = { fields: [{ field: 'attachment', rule: 'notYourUpload' }] }
    const other = await signIn()
    await expect(claim(other.id)).rejects.toMatchObject(refusal)
    await expect(claim(owner.id, 'REPORT')).rejects.toMatchObject(refusal)
    await expect(claim(owner.id, 'ATTACHMENT', randomUUID())).rejects.toMatchObject(refusal)
    const atOnce = await Promise.allSettled([claim(owner.id), claim(owner.id), claim(owner.id)])
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(claim(owner.id)).rejects.toMatchObject(refusal)
    expect(await rowOf(id)).toMatchObject({ is_used: true })
  })

  test('one’s own unused file is removed, content and row; no other', async () => {
    const remove = (id: string, token = owner.token) =>
      makeCall(portal.app, calls.files.remove, { params: { id } }, { token })
    const { id, url } = await upload('ATTACHMENT', await sampleFile('pdf'))
    expectCode(await remove(id, (await signIn()).token), 'notForYou')
    expectCode(await open(url), 'done')
    expectCode(await remove(id), 'done')
    expectCode(await open(url), 'notFound')
    expect(await portal.services.files.read(id)).toBeNull()
    expectCode(await remove(id), 'notFound')

    const used = await upload('ATTACHMENT', await sampleFile('pdf'))
    const { db } = portal.services
    await claimFile(db, owner.id, used.id, 'ATTACHMENT', 'attachment')
    expectCode(await remove(used.id), 'wrongState')
    expectCode(await open(used.url), 'done')
  })

  test('the purge removes what nothing has named for a day, and nothing else', async () => {
    const { services } = portal
    const { db } = services
    const old = await upload('ATTACHMENT', await sampleFile('pdf'))
    const used = await upload('ATTACHMENT', await sampleFile('pdf'))
    const released = await upload('AVATAR', await sampleFile('png'))
    const fresh = await upload('ATTACHMENT', await sampleFile('pdf'))
    for (const { id } of [used, released])
      await db.updateTable('stored_file').set({ is_used: true }).where('id', '=', id).execute()
    await releaseFile(db, released.id)
    await releaseFile(db, null)
    const created_at = new Date(Date.now() - 25 * 3600 * 1000)
    const ids = [old.id, used.id, released.id]
    await db.updateTable('stored_file').set({ created_at }).where('id', 'in', ids).execute()
    await purgeFiles(services)
    for (const { id, url } of [old, released]) {
      expectCode(await open(url), 'notFound')
      expect(await rowOf(id)).toBeUndefined()
      expect(await services.files.read(id)).toBeNull()
    }
    for (const { url } of [used, fresh]) expectCode(await open(url), 'done')
  })

  test('the purge keeps what a row names though it was let go, says so once, and goes on with the others', async () => {
    const { services } = portal
    const { db } = services
    const named = await upload('REPORT', await sampleFile('pdf'))
    const other = await upload('ATTACHMENT', await sampleFile('pdf'))
    const report = { account_id: owner.id, name: '样例报告', file_id: named.id, request_id: null }
    await db
      .insertInto('company_report')
      .values({ ...report, handed_by: null })
      .execute()
    const created_at = new Date(Date.now() - 25 * 3600 * 1000)
    const ids = [named.id, other.id]
    await db.updateTable('stored_file').set({ created_at }).where('id', 'in', ids).execute()
    const said: unknown[] = []
    const warn = (about: unknown) => said.push(about)
    const log = Object.assign(Object.create(services.log) as typeof services.log, { warn, error: warn })
    for (let turn = 0; turn < 2; turn += 1) await purgeFiles({ ...services, log })
    expect(said).toEqual([{ id: named.id }])
    expectCode(await open(named.url), 'done')
    expectCode(await open(other.url), 'notFound')
  })

  test('the purge goes on where a content cannot be removed, which waits for the next', async () => {
    const { services } = portal
    const { db, files } = services
    const [stuck, other] = [
      await upload('ATTACHMENT', await sampleFile('pdf')),
      await upload('ATTACHMENT', await sampleFile('pdf')),
    ]
    const created_at = new Date(Date.now() - 25 * 3600 * 1000)
    const ids = [stuck.id, other.id]
    await db.updateTable('stored_file').set({ created_at }).where('id', 'in', ids).execute()
    const remove = async (id: string) => {
      if (id === stuck.id) throw new Error('the store does not answer')
      await files.remove(id)
    }
    const failing = Object.assign(Object.create(files) as typeof files, { remove })
    const failed: unknown[] = []
    const error = (about: unknown) => failed.push(about)
    const log = Object.assign(Object.create(services.log) as typeof services.log, { error })
    await purgeFiles({ ...services, files: failing, log })
    expect(failed).toMatchObject([{ id: stuck.id }])
    expectCode(await open(stuck.url), 'done')
    expectCode(await open(other.url), 'notFound')
    await purgeFiles(services)
    expectCode(await open(stuck.url), 'notFound')
  })

  test('a content whose row never came is removed after a day, and no other', async () => {
    const { services } = portal
    const { db, files } = services
    const checked = await checkFile({ purpose: 'ATTACHMENT', file: await sampleFile('pdf') })
    /** A content after which the process ended. */
    const broken = () =>
      new Promise<string>((resolve) => {
        void withContent(services, checked, (id) => {
          resolve(id)
          return new Promise(() => {})
        })
      })
    const [old, fresh] = [await broken(), await broken()]
    const anothers = randomUUID()
    await files.write(anothers, checked.content, checked.mediaType)
    const stored = await upload('ATTACHMENT', await sampleFile('pdf'))
    expect(await db.selectFrom('begun_content').select('id').execute()).not.toContainEqual({ id: stored.id })
    const at = new Date(Date.now() - 25 * 3600 * 1000)
    // As a restore may leave it, which keeps what was begun here.
    await db.insertInto('begun_content').values({ id: stored.id }).execute()
    await db.updateTable('begun_content').set({ at }).where('id', 'in', [old, stored.id]).execute()
    await purgeFiles(services)
    expect(await files.read(old)).toBeNull()
    for (const id of [fresh, anothers, stored.id]) expect(await files.read(id)).toEqual(checked.content)
    const begun = await db.selectFrom('begun_content').select('id').execute()
    expect(begun).toEqual([{ id: fresh }])
  })

  test('a content stays known until its row is there', async () => {
    const { services } = portal
    const { db } = services
    const checked = await checkFile({ purpose: 'ATTACHMENT', file: await sampleFile('pdf') })
    const ids: string[] = []
    const storing = withContent(services, checked, (id) => {
      ids.push(id)
      return insertFile(db, checked, { id, ownerId: randomUUID() })
    })
    await expect(storing).rejects.toThrow()
    const begun = await db.selectFrom('begun_content').select('id').where('id', 'in', ids).execute()
    expect(begun).toHaveLength(1)
  })
})
