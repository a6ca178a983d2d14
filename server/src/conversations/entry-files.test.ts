import { calls } from '@portal/protocol/calls.ts'
import { kernel as words } from '@portal/protocol/words/en/kernel.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { moving } from '../kernel/mover.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { conversing } from './fixtures.ts'

const { conversations: own } = calls

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const { ask, add, reply, list, read } = conversing(() => portal)

const attachment = ({ id }: Reader, isUsed = false) => addFile(portal.services, id, 'ATTACHMENT', { isUsed })

const open = (url: string) => portal.app.inject({ method: 'GET', url })

async function converse() {
  const person = await addReader(portal)
  const lawyer = await addReader(portal, 'LAWYER')
  return { person, lawyer, id: await add(person, lawyer) }
}

describe('files of an entry', () => {
  test('are opened by both sides, in the order they were given, with words or without', async () => {
    const { person, lawyer, id } = await converse()
    const files = [await attachment(lawyer), await attachment(lawyer)].toReversed()
    const written = await reply(lawyer, id, '', files)
    expect(written).toMatchObject({ text: '', isOwn: true })
    await reply(lawyer, id, 'and one more', [await attachment(lawyer)])
    for (const reader of [person, lawyer]) {
      const { content } = (await read(reader, id)).entries
      expect(content.map((entry) => entry.files.length)).toEqual([0, 2, 1])
      expect(content[1]!.files.map((file) => file.id)).toEqual(files)
      expect(content[1]!.files[0]).toMatchObject({ name: 'sample.png', mediaType: 'image/png' })
      for (const { url } of content[1]!.files) expect((await open(url)).statusCode).toBe(200)
    }
    expect((await list(person)).content).toMatchObject([
      { last: { text: 'and one more', fileNames: ['sample.png'] } },
    ])
  })

  test('are for nobody else, and opened by no address but the one in the answer', async () => {
    const { lawyer, id } = await converse()
    const [file] = (await reply(lawyer, id, '', [await attachment(lawyer)])).files
    const outsider = await addReader(portal, 'LAWYER')
    const refused = await ask(own.entries, outsider, { params: { id } })
    expectCode(refused, 'notForYou')
    expect(refused.body).not.toContain(file!.id)
    expect((await list(outsider)).content).toEqual([])
    expect((await open(file!.url.replace(/\?.*/, ''))).statusCode).not.toBe(200)
    // Not even as one's own upload: the lawyer's attachment is used, and another's.
    for (const reader of [outsider, lawyer])
      expect((await ask(calls.files.remove, reader, { params: { id: file!.id } })).statusCode).not.toBe(200)
  })

  test.each([
    ['another’s', async ({ person }: { person: Reader }) => attachment(person)],
    ['used already', async ({ lawyer }: { lawyer: Reader }) => attachment(lawyer, true)],
    [
      'of another purpose',
      ({ lawyer }: { lawyer: Reader }) => addFile(portal.services, lawyer.id, 'BUSINESS_LICENCE'),
    ],
    ['nobody’s', async () => '00000000-0000-4000-8000-000000000000'],
  ])('are refused where one is %s, and nothing is written', async (_, make) => {
    const { person, lawyer, id } = await converse()
    const files = [await attachment(lawyer), await make({ person, lawyer })]
    const answer = await ask(own.reply, lawyer, { params: { id }, body: { text: 'with files', files } })
    expect(expectCode(answer, 'invalid')).toEqual({
      fields: [{ field: 'files.1', message: words.fields.notYourUpload }],
    })
    expect((await read(person, id)).entries.content).toHaveLength(1)
    // The first is free to be sent again.
    await reply(lawyer, id, '', [files[0]!])
  })

  test('are five at most, none twice, and something must be there', async () => {
    const { lawyer, id } = await converse()
    const files = await Promise.all(Array.from({ length: 6 }, () => attachment(lawyer)))
    const send = (body: object) => ask(own.reply, lawyer, { params: { id }, body })
    expectCode(await send({ text: '', files }), 'invalid')
    expectCode(await send({ text: '', files: [files[0], files[0]] }), 'invalid')
    expect(expectCode(await send({ text: ' ', files: [] }), 'invalid')).toEqual({
      fields: [{ field: 'text', message: words.fields.required }],
    })
    expect((await reply(lawyer, id, '', files.slice(1))).files).toHaveLength(5)
  })

  test('are one entry’s where two claim them at once', async () => {
    const { lawyer, id } = await converse()
    const files = [await attachment(lawyer)]
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(own.reply, lawyer, { params: { id }, body: { text: '', files } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400])
  })

  test('stay with the other side when their writer leaves', async () => {
    const { person, lawyer, id } = await converse()
    const [sent, other] = [await attachment(lawyer), await attachment(lawyer, true)]
    await reply(lawyer, id, '', [sent])
    const { services } = portal
    const leaver = { id: lawyer.id, username: lawyer.username, phone: null, email: null }
    await moving(services, (mover) => services.everyFeature.erase(mover, leaver))
    const used = await services.db
      .selectFrom('stored_file')
      .select(['id', 'is_used'])
      .where('id', 'in', [sent, other])
      .execute()
    expect(new Map(used.map((row) => [row.id, row.is_used]))).toEqual(
      new Map([
        [sent, true],
        [other, false],
      ]),
    )
    const [, entry] = (await read(person, id)).entries.content
    expect((await open(entry!.files[0]!.url)).statusCode).toBe(200)
  })
})
