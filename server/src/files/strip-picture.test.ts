import { calls } from '@portal/protocol/calls.ts'
import type { FileInfo, FilePurpose } from '@portal/protocol/files/schemas.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenFor, expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { picture } from '../testing/file-inputs.ts'
import { openTestPortal } from '../testing/store.ts'

let portal: Portal
let token: string

beforeAll(async () => {
  portal = await openTestPortal()
  token = await tokenFor(portal, calls.files.upload)
})
afterAll(() => portal.close())

const send = (content: Buffer, purpose: FilePurpose, name: string) => {
  const body = { purpose, file: new File([new Uint8Array(content)], name) }
  return makeCall(portal.app, calls.files.upload, { body }, { token })
}

async function stored(content: Buffer, purpose: FilePurpose = 'ATTACHMENT', name = 'photo'): Promise<Buffer> {
  const { url, size } = expectCode<FileInfo>(await send(content, purpose, name), 'done')
  const { rawPayload } = await portal.app.inject({ method: 'GET', url })
  expect(size).toBe(rawPayload.length)
  return rawPayload
}

const exif = {
  IFD0: { Make: 'Sample camera', Copyright: 'Owner' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 16/1 0/1' },
}

/** As a telephone takes it: turned, with where and by what. */
const taken = (format: 'jpeg' | 'png', orientation?: number) =>
  picture(640, 320)
    .toFormat(format, format === 'jpeg' ? { progressive: true } : {})
    .withExif(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Sample Road</place></x:xmpmeta>')
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toBuffer()

const pixels = (content: Buffer) => sharp(content).raw().toBuffer()

describe.each(['jpeg', 'png'] as const)('of a picture that is given as a document, as %s', (format) => {
  test.each(['ATTACHMENT', 'REQUIREMENT', 'REPORT', 'BUSINESS_LICENCE'] as const)(
    'and %s, nothing is kept but its pixels',
    async (purpose) => {
      const content = await taken(format)
      expect(content.includes('Sample camera')).toBe(true)
      const kept = await stored(content, purpose)
      const { exif: left, xmp, iptc, width, height, format: as } = await sharp(kept).metadata()
      expect([left, xmp, iptc]).toEqual([undefined, undefined, undefined])
      expect({ as, width, height }).toEqual({ as: format, width: 640, height: 320 })
      for (const said of ['Sample camera', 'Sample Road', 'GPS']) expect(kept.includes(said)).toBe(false)
      expect(await pixels(kept)).toEqual(await pixels(content))
    },
  )

  test('it stays the way up that it was', async () => {
    const content = await taken(format, 6)
    const kept = await stored(content)
    const { orientation, autoOrient, exif: left } = await sharp(kept).metadata()
    expect({ orientation, ...autoOrient }).toEqual({ orientation: 6, width: 320, height: 640 })
    expect(left!.length).toBeLessThan(40)
    expect(kept.includes('Sample camera')).toBe(false)
  })

  test('nothing that is hidden behind it is kept', async () => {
    const content = await taken(format)
    const hidden = Buffer.concat([content, Buffer.from('<script>alert(1)</script>')])
    expect((await stored(hidden)).includes('script')).toBe(false)
  })

  test('one that points outside itself is refused', async () => {
    const content = await taken(format)
    const cut = content.subarray(0, format === 'png' ? content.length - 30 : content.indexOf('Sample Road'))
    expectCode(await send(cut, 'ATTACHMENT', 'photo'), 'typeNotSupported')
  })
})

test('one without anything else is stored as it is', async () => {
  for (const content of [await picture().jpeg().toBuffer(), await picture().png().toBuffer()])
    expect(await stored(content)).toEqual(content)
})
