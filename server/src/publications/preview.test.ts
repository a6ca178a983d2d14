import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { previewHours } from '@portal/protocol/publications/constants.ts'
import { publicationKinds } from '@portal/protocol/publications/kinds.ts'
import { openStates, publicationLifecycle } from '@portal/protocol/publications/lifecycle.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { sign } from '../kernel/signed-address.ts'
import { addFile } from '../testing/details.ts'
import { openPeople } from '../testing/people.ts'
import { testSite } from '../testing/settings.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPublication, setState } from './fixtures/add-publication.ts'
import { openEditing } from './fixtures/editing.ts'
import { forged, openReading } from './fixtures/reading.ts'

const own = calls.publications

type Preview = OutputOf<typeof own.preview>

let portal: Portal
let people: ReturnType<typeof openPeople>
let reading: ReturnType<typeof openReading>

beforeAll(async () => {
  portal = await openTestPortal()
  people = openPeople(portal)
  reading = openReading(portal)
})
afterAll(() => portal.close())

async function linkTo(id: string): Promise<URL> {
  const editor = await people.administrator('EDITOR')
  const answer = await people.done<OutputOf<typeof own.previewLink>>(own.previewLink, editor, {
    params: { id },
  })
  const hours = (Date.parse(answer.endsAt) - Date.now()) / (60 * 60 * 1000)
  expect(hours).toBeGreaterThan(previewHours - 1)
  expect(hours).toBeLessThanOrEqual(previewHours)
  return new URL(answer.link)
}

/** What a visitor is answered who has the link. */
function open(link: URL, language: 'zh' | 'en' | 'ru' = 'zh') {
  const { id, ...query } = Object.fromEntries(link.searchParams)
  return makeCall(portal.app, own.preview, { params: { id: id! }, query }, { language })
}

describe('a link to a version', () => {
  test.each(openStates)('that is %s leads to the screen, where a visitor reads it', async (state) => {
    for (const kind of publicationKinds) {
      const { id, versionId } = await addPublication(portal.services, {
        kind,
        state,
        texts: { zh: {}, ru: {} },
      })
      const link = await linkTo(versionId)
      expect(link.origin + link.pathname).toBe(`${testSite}/information/preview`)
      const shown = { id, kind, state, publishedAt: null, languages: ['zh', 'ru'] }
      expect(expectCode<Preview>(await open(link), 'done')).toMatchObject({ ...shown, language: 'zh' })
      expect(expectCode<Preview>(await open(link, 'ru'), 'done')).toMatchObject({ ...shown, language: 'ru' })
      expect(expectCode<Preview>(await open(link, 'en'), 'done')).toMatchObject({ ...shown, language: 'zh' })
    }
  })

  const others = publicationLifecycle.states.filter((state) => !openStates.some((one) => one === state))

  test.each(others)('that is %s is not made, and one made before ends', async (state) => {
    const { versionId } = await addPublication(portal.services, { state: 'SCHEDULED' })
    const link = await linkTo(versionId)
    expectCode(await open(link), 'done')
    await setState(portal.services, { [versionId]: state })
    expectCode(await open(link), 'notFound')
    const editor = await people.administrator('EDITOR')
    expectCode(await people.ask(own.previewLink, editor, { params: { id: versionId } }), 'notFound')
  })

  test('opens no other, nothing once it has ended, and nothing that was not signed so', async () => {
    const { services } = portal
    const { versionId } = await addPublication(services, { state: 'DRAFT' })
    const other = await addPublication(services, { state: 'DRAFT' })
    const link = await linkTo(versionId)
    const changed = (change: Record<string, string>) => {
      const copy = new URL(link)
      for (const [name, value] of Object.entries(change)) copy.searchParams.set(name, value)
      return copy
    }
    const { secretKey } = services
    const later = String(Number(link.searchParams.get('expires')) + 60)
    const wrongs: Record<string, string>[] = [
      { id: other.versionId },
      { expires: later },
      { expires: 'never' },
      { signature: '' },
      { signature: link.searchParams.get('signature')!.slice(0, -1) },
      { ...sign(secretKey, 'publication preview', versionId, -1) },
      { ...sign(secretKey, 'file', versionId, 60) },
      { ...sign(secretKey, 'publication picture', versionId, 60) },
      { ...sign('another key', 'publication preview', versionId, 60) },
    ]
    for (const wrong of wrongs) expectCode(await open(changed(wrong)), 'notFound')
    expectCode(await open(changed({ ...sign(secretKey, 'publication preview', versionId, 60) })), 'done')
  })
})

test('a link to what was published and withdrawn does not open the draft that it becomes again', async () => {
  const editing = await openEditing(portal)
  const { versionId } = await editing.add()
  const first = await linkTo(versionId)
  await editing.submit(versionId)
  expectCode(await open(first), 'done')
  for (const link of [first, null]) {
    const given = link ?? (await linkTo(versionId))
    if (link === null) await editing.submit(versionId)
    await editing.approve(versionId)
    expectCode(await open(given), 'notFound')
    await editing.withdraw(versionId)
    expectCode(await open(given), 'notFound')
    await editing.people.done(own.restore, editing.writer, editing.at(versionId))
    expectCode(await open(given), 'notFound')
    expectCode(await open(await linkTo(versionId)), 'done')
  }
  expectCode(await open(first), 'notFound')
})

test('pictures and files of a preview open by its addresses, and not by those of what is published', async () => {
  const { services } = portal
  const { id: ownerId } = await people.administrator('EDITOR')
  const picture = await addFile(services, ownerId, 'PICTURE', { isUsed: true })
  const file = await addFile(services, ownerId, 'ATTACHMENT', { isUsed: true })
  const version = { picture_id: picture }
  const { versionId } = await addPublication(services, { state: 'DRAFT', version, files: [file] })
  const shown = expectCode<Preview>(await open(await linkTo(versionId)), 'done')
  const get = (url: string) => portal.app.inject({ method: 'GET', url })

  expectCode(await reading.picture(picture), 'notFound')
  expectCode(await reading.file(file), 'notFound')
  const path = shown.picture!.sources[0]!.path
  expectCode(await get(path), 'done')
  expectCode(await get(shown.files[0]!.url), 'done')
  expectCode(await get(forged(path)), 'notFound')
  expectCode(await get(path.replace(/&signature=.*/, '')), 'notFound')

  await setState(services, { [versionId]: 'PUBLISHED' })
  expectCode(await reading.picture(picture), 'done')
  expectCode(await reading.file(file), 'done')
})
