import { calls } from '@portal/protocol/calls.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../account/fixtures.ts'
import { openSession } from '../account/sessions.ts'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { picture } from '../testing/file-inputs.ts'
import { openTestPortal } from '../testing/store.ts'

let portal: Portal
let token: string

beforeAll(async () => {
  portal = await openTestPortal()
  const { id } = await addPerson(portal.services.db)
  token = await openSession(portal.services.db, id)
})
afterAll(() => portal.close())

const send = (content: Buffer, more: object = {}) => {
  const body = { purpose: 'AVATAR', file: new File([new Uint8Array(content)], '王的照片.jpg'), ...more }
  return makeCall(portal.app, calls.files.upload, { body }, { token })
}

/** Uploads a picture, and answers what is shown of it. */
async function shown(content: Buffer, more: object = {}) {
  const { url } = expectCode<FileInfo>(await send(content, more), 'done')
  const response = await portal.app.inject({ method: 'GET', url })
  expectCode(response, 'done')
  return response
}

/** The colour in the middle of the left, the right, the upper and the lower edge. */
async function edges(content: Buffer) {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colour = (x: number, y: number) => {
    const [red, , blue] = data.subarray((y * info.width + x) * 3)
    return red! > 200 ? 'red' : blue! > 200 ? 'blue' : 'other'
  }
  const [middle, last] = [info.width / 2, info.width - 1]
  return {
    left: colour(0, middle),
    right: colour(last, middle),
    top: colour(middle, 0),
    bottom: colour(middle, last),
  }
}

test('an avatar is a square of 512 pixels, of the picture’s middle', async () => {
  const { rawPayload } = await shown(await picture(2000, 500).jpeg().toBuffer())
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(await edges(rawPayload)).toMatchObject({ left: 'red', right: 'blue' })
})

test.each([
  ['its left', { x: 0, y: 0, width: 300, height: 300 }, 'red', 'red'],
  ['its right', { x: 700, y: 100, width: 300, height: 300 }, 'blue', 'blue'],
  ['across', { x: 400, y: 0, width: 200, height: 200 }, 'red', 'blue'],
  ['what reaches beyond it', { x: 900, y: 300, width: 5000, height: 5000 }, 'blue', 'blue'],
  ['what lies beyond it', { x: 5000, y: 5000, width: 16, height: 16 }, 'blue', 'blue'],
])('is cropped to %s', async (_, crop, left, right) => {
  const content = await picture(1000, 500).png().toBuffer()
  expect(await edges((await shown(content, { crop })).rawPayload)).toMatchObject({ left, right })
})

test('is turned upright, and cropped as it is then seen', async () => {
  // Held with the right edge up: seen so, the red left half is below.
  const content = await picture(600, 300).jpeg().withMetadata({ orientation: 8 }).toBuffer()
  expect(await edges((await shown(content)).rawPayload)).toMatchObject({ top: 'blue', bottom: 'red' })
  const crop = { x: 0, y: 320, width: 280, height: 280 }
  expect(await edges((await shown(content, { crop })).rawPayload)).toMatchObject({
    top: 'red',
    bottom: 'red',
  })
})

test('tells nothing of where, when and with what it was taken, nor its name', async () => {
  const exif = {
    IFD0: { Make: 'Sample camera', Copyright: 'Owner' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 16/1 0/1' },
  }
  const content = await picture().jpeg().withExif(exif).toBuffer()
  expect(content.includes('Sample camera')).toBe(true)
  const response = await shown(content)
  const { exif: left, xmp, iptc } = await sharp(response.rawPayload).metadata()
  expect([left, xmp, iptc]).toEqual([undefined, undefined, undefined])
  expect(response.rawPayload.includes('camera')).toBe(false)
  expect(response.headers['content-disposition']).toMatch(/filename="picture\.webp"/)
})

test('a page hidden behind a picture is gone', async () => {
  const content = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  expect((await shown(content)).rawPayload.includes('script')).toBe(false)
})

test.each([
  ['that breaks off', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 700)],
  ['that is only a beginning', async () => (await picture().png().toBuffer()).subarray(0, 30)],
  [
    'of more pixels than fit into memory',
    () =>
      sharp({ create: { width: 8000, height: 7000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
  ],
])('no avatar is made of a picture %s', async (_, make) => {
  const response = await send(await make())
  expectCode(response, 'typeNotSupported')
})

test.each([
  ['of no size', { x: 0, y: 0, width: 0, height: 0 }],
  ['before the picture', { x: -1, y: 0, width: 100, height: 100 }],
  ['of parts of pixels', { x: 0.5, y: 0, width: 100, height: 100 }],
  ['of words', 'middle'],
])('a crop %s is refused', async (_, crop) => {
  const content = await picture().png().toBuffer()
  const { fields } = expectCode<{ fields: { field: string }[] }>(await send(content, { crop }), 'invalid')
  expect(fields[0]!.field).toMatch(/^crop/)
})
