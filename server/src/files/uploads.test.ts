import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { calls } from '@portal/protocol/calls.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { FileInfo, FilePurpose } from '@portal/protocol/files/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson } from '../account/fixtures.ts'
import { openSession } from '../account/sessions.ts'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { keyedHash } from '../kernel/crypto.ts'
import { sampleFile, sampleFiles } from '../testing/file-inputs.ts'
import { openTestPortal } from '../testing/store.ts'

const megabyte = 1024 * 1024

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

async function signIn(): Promise<string> {
  const { id } = await addPerson(portal.services.db)
  return openSession(portal.services.db, id)
}

const send = async (purpose: FilePurpose, file: File, language = 'en', token?: string) =>
  makeCall(
    portal.app,
    calls.files.upload,
    { body: { purpose, file } },
    { token: token ?? (await signIn()), language },
  )

const upload = async (purpose: FilePurpose, file: File) =>
  expectCode<FileInfo>(await send(purpose, file), 'done')

const open = (url: string) => portal.app.inject({ method: 'GET', url })

/** A PDF of so many bytes. */
async function fileOf(bytes: number, kind: 'pdf' | 'png' = 'pdf'): Promise<File> {
  const start = await sampleFiles[kind]()
  return new File([new Uint8Array(start), new Uint8Array(bytes - start.length)], `large.${kind}`)
}

describe('a file may have', () => {
  test.each([
    ['ATTACHMENT', 10, 'pdf'],
    ['REQUIREMENT', 10, 'pdf'],
    ['REPORT', 10, 'pdf'],
    ['BUSINESS_LICENCE', 2, 'png'],
  ] as const)('as %s %s MB, and not a byte more', async (purpose, megabytes, kind) => {
    const info = await upload(purpose, await fileOf(megabytes * megabyte, kind))
    // Nothing is kept of what stands behind a picture.
    expect(info.size).toBe(kind === 'pdf' ? megabytes * megabyte : (await sampleFiles.png()).length)
    const words = {
      en: `The uploaded file size cannot exceed ${megabytes}MB!`,
      zh: `上传文件大小不能超过 ${megabytes}MB！`,
      ru: `Размер загружаемого файла не может превышать ${megabytes} МБ!`,
    }
    for (const [language, message] of Object.entries(words)) {
      const response = await send(purpose, await fileOf(megabytes * megabyte + 1, kind), language)
      expectCode(response, 'tooLarge')
      expect(response.json<{ message: string }>().message).toBe(message)
    }
  })

  test('no content at all is refused', async () => {
    expectCode(await send('ATTACHMENT', new File([], 'empty.pdf')), 'invalid')
  })
})

describe('the name of a file', () => {
  test.each([
    ['合同（终稿）.pdf', '合同（终稿）.pdf'],
    ['Contract 1.2', 'Contract 1.2.pdf'],
    ['Договор.PDF', 'Договор.PDF'],
    ['blob', 'blob.pdf'],
    ['e\u0301te\u0301.pdf', '\u00e9t\u00e9.pdf'],
    ['Договор «А» и "Б".pdf', 'Договор «А» и "Б".pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf'],
    ['a\u202efdp.exe\u0000\n.pdf', 'afdp.exe.pdf'],
    ['.pdf', 'file.pdf'],
    ['x'.repeat(300) + '.pdf', `${'x'.repeat(196)}.pdf`],
  ])('%j is kept as %j', async (given, kept) => {
    const file = new File([new Uint8Array(sampleFiles.pdf())], given)
    const { name, url } = await upload('ATTACHMENT', file)
    expect(name).toBe(kept)
    const disposition = String((await open(url)).headers['content-disposition'])
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)![1]!)).toBe(kept)
  })

  test.each([
    ['html', 'page.pdf'],
    ['exe', 'picture.png'],
    ['zip', 'contract.docx'],
    ['svg', 'picture.jpg'],
    ['pdf', 'run.exe'],
    ['png', 'page.html'],
    ['doc', 'table.xls'],
    ['docx', 'contract.doc'],
    ['ppt', 'contract.doc'],
  ] as const)('does not make of %s a %s', async (kind, name) => {
    expectCode(await send('REQUIREMENT', await sampleFile(kind, name)), 'typeNotSupported')
  })

  test('may mix up the two kinds of pictures', async () => {
    const { mediaType, name } = await upload('ATTACHMENT', await sampleFile('png', 'photo.jpeg'))
    expect({ mediaType, name }).toEqual({ mediaType: 'image/png', name: 'photo.jpeg' })
  })
})

describe('a picture of more pixels than a reader can open', () => {
  /** A picture's head, which claims a size; of what follows there is next to nothing. */
  const claiming = async (kind: 'png' | 'jpg', side: number) => {
    const content = Buffer.from(await sampleFiles[kind]())
    if (kind === 'png') {
      for (const offset of [16, 20]) content.writeUInt32BE(side, offset)
      content.writeUInt32BE(crc32(content.subarray(12, 29)), 29)
    } else {
      const frame = content.indexOf(Buffer.from([0xff, 0xc0]))
      for (const offset of [5, 7]) content.writeUInt16BE(side, frame + offset)
    }
    return new File([new Uint8Array(content)], `picture.${kind}`)
  }

  test.each([
    ['png', 'ATTACHMENT'],
    ['jpg', 'ATTACHMENT'],
    ['png', 'BUSINESS_LICENCE'],
    ['png', 'AVATAR'],
  ] as const)('is refused, a %s for %s too, before it is unpacked', async (kind, purpose) => {
    const response = await send(purpose, await claiming(kind, 30_000))
    expectCode(response, 'tooLarge')
    expect(response.json<{ message: string }>().message).toMatch(/64 million pixels/)
  })

  test('is not one of eight thousand by eight thousand', async () => {
    expectCode(await send('ATTACHMENT', await claiming('png', 8000)), 'done')
  })
})

test('a picture that has no size is refused', async () => {
  const content = Buffer.from(await sampleFiles.png()).subarray(0, 20)
  expectCode(await send('ATTACHMENT', new File([new Uint8Array(content)], 'cut.png')), 'typeNotSupported')
})

test.each(['doc', 'xls'] as const)('a %s that points outside itself is refused', async (kind) => {
  const content = sampleFiles[kind]()
  for (const [offset, value] of [
    [48, 0x00ff_ffff],
    [68, 0x00ff_ffff],
    [76, 0x00ff_ffff],
    [512 * 2 + 76, 0x00ff_ffff],
  ] as const) {
    const broken = Buffer.from(content)
    broken.writeUInt32LE(value, offset)
    expectCode(await send('REQUIREMENT', new File([new Uint8Array(broken)], 'old')), 'typeNotSupported')
  }
  const cut = content.subarray(0, 600)
  expectCode(await send('REQUIREMENT', new File([new Uint8Array(cut)], 'old')), 'typeNotSupported')
})

test('a compound file that runs in circles is read to an end', async () => {
  const content = sampleFiles.doc()
  // The directory’s sector follows itself, and its entry is its own neighbour.
  content.writeUInt32LE(1, 512 + 4)
  content.writeUInt32LE(1, 512 * 2 + 128 + 68)
  expectCode(await send('REQUIREMENT', new File([new Uint8Array(content)], 'old.doc')), 'done')
})

describe('the address of a file', () => {
  const addressOf = (id: string, expires: string, signature: string) =>
    `${apiPrefix}/common/file/${id}?${new URLSearchParams({ expires, signature })}`
  const sign = (id: string, expires: string, key = portal.services.secretKey) =>
    keyedHash(key, 'file', `${id}\0${expires}`).toString('base64url')
  const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds)

  test('opens it for a visitor, for a quarter of an hour', async () => {
    const { url } = await upload('ATTACHMENT', await sampleFile('pdf'))
    expectCode(await open(url), 'done')
    const expires = Number(new URL(url, 'http://x').searchParams.get('expires'))
    expect(Math.abs(expires - Number(inSeconds(15 * 60)))).toBeLessThan(5)
  })

  test('opens nothing once it has ended, was changed or was never signed', async () => {
    const { id, url } = await upload('ATTACHMENT', await sampleFile('pdf'))
    const other = await upload('ATTACHMENT', await sampleFile('pdf'))
    const { searchParams } = new URL(url, 'http://x')
    const [expires, signature] = [searchParams.get('expires')!, searchParams.get('signature')!]
    const later = inSeconds(60)
    expectCode(await open(addressOf(id, later, sign(id, later))), 'done')
    const ended = inSeconds(-1)
    for (const address of [
      addressOf(id, ended, sign(id, ended)),
      addressOf(id, 'never', sign(id, 'never')),
      addressOf(id, '', sign(id, '')),
      addressOf(other.id, expires, signature),
      addressOf(id, later, signature),
      addressOf(id, expires, ''),
      addressOf(id, expires, signature.slice(0, -1)),
      addressOf(id, later, sign(id, later, 'another key')),
    ]) {
      expectCode(await open(address), 'notForYou')
    }
    for (const query of [
      '',
      `?expires=${expires}`,
      `?signature=${signature}`,
      `?expires=1&expires=2&signature=x`,
    ]) {
      expectCode(await open(`${apiPrefix}/common/file/${id}${query}`), 'invalid')
    }
  })

  test('of a file that is not there says so, and only to who holds a signed one', async () => {
    const id = randomUUID()
    const later = inSeconds(60)
    expectCode(await open(addressOf(id, later, sign(id, later))), 'notFound')
    expectCode(await open(addressOf(id, later, sign('x', later))), 'notForYou')
    expectCode(await open(addressOf('1', later, sign('1', later))), 'invalid')
  })

  test('of pictures opens avatars alone', async () => {
    const { id } = await upload('ATTACHMENT', await sampleFile('png'))
    expectCode(await open(`${apiPrefix}/common/picture/${id}`), 'notFound')
    expectCode(await open(`${apiPrefix}/common/picture/${randomUUID()}`), 'notFound')
    const avatar = await upload('AVATAR', await sampleFile('png'))
    expect(avatar.url).toBe(`${apiPrefix}/common/picture/${avatar.id}`)
    expectCode(await open(avatar.url), 'done')
  })
})

test('a file whose content is lost is not found', async () => {
  const { id, url } = await upload('ATTACHMENT', await sampleFile('pdf'))
  await portal.services.files.remove(id)
  expectCode(await open(url), 'notFound')
})
