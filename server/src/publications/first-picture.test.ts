import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { noise, picture } from '../testing/file-inputs.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPublication } from './fixtures/add-publication.ts'
import { openReading } from './fixtures/reading.ts'
import { uploadPicture } from './fixtures/upload-picture.ts'

const own = calls.publications

let portal: Portal
let people: ReturnType<typeof openPeople>
let reading: ReturnType<typeof openReading>

beforeAll(async () => {
  portal = await openTestPortal({}, { withPages: true })
  people = openPeople(portal)
  reading = openReading(portal)
})
afterAll(() => portal.close())

async function pageAt(url: string) {
  const { body } = await portal.app.inject({ url, headers: { accept: 'text/html' } })
  const [, sources = ''] = /<img [^>]*srcSet="([^"]*)"[^>]* fetchPriority="high"/.exec(body) ?? []
  return { html: body, sources: sources.split(', ').map((source) => source.split(' ')) }
}

const askedFor = (html: string) => html.indexOf('<link rel="preload" as="image"')

const newsPath = (id: string) => `/information/dynamic?type=news&id=${id}`

test('what a page shows first of pictures is in it, as wide as phones show it', async () => {
  const { id: file } = await uploadPicture(people, await picture(1800, 900).png().toBuffer())
  const { id } = await addPublication(portal.services, { version: { picture_id: file } })
  const { rawPayload } = await reading.picture(file, '720')
  for (const path of [newsPath(id), '/information/news']) {
    const { html, sources } = await pageAt(path)
    expect(sources.map(([, width]) => width)).toEqual(['720w', '960w', '1600w'])
    expect(sources[0]![0]).toBe(`data:image/webp;base64,${rawPayload.toString('base64')}`)
    expect(askedFor(html)).toBe(-1)
  }
})

test('a picture of many bytes is asked for before anything else of the page', async () => {
  const { id: file } = await uploadPicture(people, await noise('png', 800))
  const { id } = await addPublication(portal.services, { version: { picture_id: file } })
  const { html, sources } = await pageAt(newsPath(id))
  expect(sources.map(([, width]) => width)).toEqual(['480w', '720w', '800w'])
  expect(html).not.toContain('data:image/webp')
  expect(askedFor(html)).toBeGreaterThan(0)
  expect(askedFor(html)).toBeLessThan(html.indexOf('<style>'))
})

test('a preview has the picture of what is not published, and no other page has it', async () => {
  const { id: file } = await uploadPicture(people, await picture(1000, 500).png().toBuffer())
  const { id, versionId } = await addPublication(portal.services, {
    state: 'DRAFT',
    version: { picture_id: file },
  })
  const editor = await people.administrator('EDITOR')
  const { link } = await people.done<OutputOf<typeof own.previewLink>>(own.previewLink, editor, {
    params: { id: versionId },
  })
  const { pathname, search } = new URL(link)
  expect((await pageAt(pathname + search)).sources[0]![0]).toMatch(/^data:image\/webp;base64,/)
  expect((await pageAt(newsPath(id))).html).not.toContain('data:image/webp')
})

test('a picture whose content is lost leaves its page as it is', async () => {
  const { id: file } = await uploadPicture(people, await picture(1000, 501).png().toBuffer())
  const { id } = await addPublication(portal.services, { version: { picture_id: file } })
  await portal.services.files.remove(file)
  const { html, sources } = await pageAt(newsPath(id))
  expect(sources.map(([, width]) => width)).toEqual(['480w', '720w', '960w', '1000w'])
  expect(html).toContain('<h1')
})
