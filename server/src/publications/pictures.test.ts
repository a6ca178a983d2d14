import { calls } from '@portal/protocol/calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { picture } from '../testing/file-inputs.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPublication } from './fixtures/add-publication.ts'
import { openReading } from './fixtures/reading.ts'
import { uploadPicture } from './fixtures/upload-picture.ts'

let portal: Portal
let people: ReturnType<typeof openPeople>
let reading: ReturnType<typeof openReading>

beforeAll(async () => {
  portal = await openTestPortal()
  people = openPeople(portal)
  reading = openReading(portal)
})
afterAll(() => portal.close())

/** An uploaded picture as a published page shows it. */
async function shownOf(content: Buffer) {
  const { id: fileId } = await uploadPicture(people, content)
  const { id } = await addPublication(portal.services, {
    texts: { zh: { picture_text: '会场' } },
    version: { picture_id: fileId },
  })
  return (await reading.shown('news', id)).picture!
}

async function pixelsOf(path: string) {
  const answer = await portal.app.inject({ method: 'GET', url: path })
  expectCode(answer, 'done')
  expect(answer.headers['content-type']).toBe('image/webp')
  return sharp(answer.rawPayload).metadata()
}

describe('a picture', () => {
  test.each([
    [3200, 1600, [480, 720, 960, 1600], [1600, 800]],
    [1000, 500, [480, 720, 960, 1000], [1000, 500]],
    [960, 960, [480, 720, 960], [960, 960]],
    [300, 200, [300], [300, 200]],
    [1000, 8000, [400], [400, 3200]],
  ] as const)(
    'of %i × %i is shown in the widths %j',
    async (width, height, widths, [ownWidth, ownHeight]) => {
      const shown = await shownOf(await picture(width, height).jpeg().toBuffer())
      expect(shown).toMatchObject({ width: ownWidth, height: ownHeight, text: '会场' })
      expect(shown.sources.map((source) => source.width)).toEqual(widths)
      for (const source of shown.sources) {
        const { width: is, height: high, format } = await pixelsOf(source.path)
        expect([is, format]).toEqual([source.width, 'webp'])
        expect(Math.abs(high - (source.width * ownHeight) / ownWidth)).toBeLessThanOrEqual(1)
      }
    },
  )

  test('is turned upright, and keeps nothing of where and with what it was taken', async () => {
    const content = await picture(600, 300)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer()
    const shown = await shownOf(content)
    expect(shown).toMatchObject({ width: 300, height: 600 })
    for (const { path } of shown.sources) {
      const { exif, icc, xmp, orientation } = await pixelsOf(path)
      expect({ exif, icc, xmp, orientation }).toEqual({})
    }
  })

  test('in every other width of those that there are is the nearest that is not larger', async () => {
    const { id } = await uploadPicture(people, await picture(640, 320).png().toBuffer())
    await addPublication(portal.services, { version: { picture_id: id } })
    for (const width of ['960', '1600']) {
      expect(await sharp((await reading.picture(id, width)).rawPayload).metadata()).toMatchObject({
        width: 640,
      })
    }
    expectCode(await reading.picture(id, '481'), 'invalid')
  })

  test('that is cut off is refused', async () => {
    const content = await picture(900, 600).jpeg().toBuffer()
    const file = new File([new Uint8Array(content.subarray(0, content.length / 2))], 'photo.jpg')
    const editor = await people.administrator('EDITOR')
    const body = { purpose: 'PICTURE', file }
    expectCode(await people.ask(calls.files.upload, editor, { body }), 'typeNotSupported')
  })

  test('whose content is lost is not found, in no width', async () => {
    const { id } = await uploadPicture(people, await picture(2000, 500).png().toBuffer())
    await addPublication(portal.services, { version: { picture_id: id } })
    await portal.services.files.remove(id)
    for (const width of ['480', '720', '960', '1600'])
      expectCode(await reading.picture(id, width), 'notFound')
  })

  test('is seen by whoever has uploaded it, before anything names it', async () => {
    const { url, name, mediaType } = await uploadPicture(people, await picture().png().toBuffer())
    expect({ name, mediaType }).toEqual({ name: 'photo.webp', mediaType: 'image/webp' })
    expect(await pixelsOf(url)).toMatchObject({ width: 64, height: 32 })
  })
})
