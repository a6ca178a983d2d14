import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import {
  publicationPath,
  publicationKinds,
  type PublicationKind,
} from '@portal/protocol/publications/kinds.ts'
import { publicationLifecycle, type PublicationState } from '@portal/protocol/publications/lifecycle.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { listSitePages } from '../app/site-pages.ts'
import { addSomebody } from '../testing/somebody.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPublication, setState } from './fixtures/add-publication.ts'
import { openReading } from './fixtures/reading.ts'

const { states } = publicationLifecycle

let portal: Portal
let reading: ReturnType<typeof openReading>
let ownerId: string

interface Sample {
  kind: PublicationKind
  id: string
  versionId: string
  /** A word that no other has. */
  word: string
  picture: string
  /** Within its text. */
  textPicture: string
  file: string
}

const figure = (id: string) => `<figure><img data-picture="${id}" alt="会场"></figure>`

/** All of one length, so that none is a part of another. */
let samples = 1000

async function addSample(kind: PublicationKind, state: PublicationState, of?: string): Promise<Sample> {
  const { services } = portal
  samples += 1
  const word = `quagga${samples}`
  const picture = await addFile(services, ownerId, 'PICTURE', { isUsed: true })
  const textPicture = await addFile(services, ownerId, 'PICTURE', { isUsed: true })
  const file = await addFile(services, ownerId, 'ATTACHMENT', { isUsed: true })
  const content = `样例正文 ${word}。`
  const added = await addPublication(services, {
    kind,
    state,
    texts: {
      zh: {
        title: `样例 ${word}`,
        content: `<p>${content}</p>${figure(textPicture)}`,
        content_text: content,
      },
    },
    version: { picture_id: picture },
    files: [file],
    pictures: [textPicture],
    ...(of && { of }),
  })
  return { kind, ...added, word, picture, textPicture, file }
}

/** Every place where a reader may meet a publication. */
const everywhere = [
  'list',
  'list by a word',
  'page',
  'search',
  'overview',
  'feed',
  'sitemap',
  'picture',
  'picture within',
  'file',
]

/** Those of them in which a sample is met now; search is asked whether or not it has heard of the last change. */
async function metIn({ kind, id, word, picture, textPicture, file }: Sample): Promise<string[]> {
  const isDone = (answer: { statusCode: number }) => answer.statusCode === 200
  const find = await makeCall(portal.app, calls.find.page, { query: { kind: 'publication', keyword: word } })
  const { content: found } = expectCode<OutputOf<typeof calls.find.page>>(find, 'done')
  const overview = await makeCall(portal.app, calls.find.overview, { query: { keyword: word } })
  const path = publicationPath(kind, id)
  const met = {
    list: (await reading.list(kind)).some(({ title }) => title.includes(word)),
    'list by a word': (await reading.list(kind, { keyword: word })).some(({ title }) => title.includes(word)),
    page: isDone(await reading.read(kind, id)) && (await reading.read(kind, id)).body.includes(word),
    search: JSON.stringify(found).includes(word) && found.some((one) => one.path === path && one.id === id),
    overview: overview.body.includes(word),
    feed: (await reading.feed(kind)).body.includes(word),
    sitemap: (await listSitePages(portal.services.db, 0, 10_000)).some((page) => page.path === path),
    picture: isDone(await reading.picture(picture)),
    'picture within': isDone(await reading.picture(textPicture)),
    file: isDone(await reading.file(file)),
  }
  return everywhere.filter((place) => met[place as keyof typeof met])
}

beforeAll(async () => {
  portal = await openTestPortal()
  reading = openReading(portal)
  ownerId = (await addSomebody(portal.services, 'ADMIN')).id
})
afterAll(() => portal.close())

describe.each(publicationKinds)('of the kind %s', (kind) => {
  test.each(states)('what is %s is met everywhere or nowhere', async (state) => {
    const sample = await addSample(kind, state)
    await portal.follower.caughtUp()
    expect(await metIn(sample)).toEqual(state === 'PUBLISHED' ? everywhere : [])
  })

  test('what is withdrawn is met nowhere from then on, whatever was kept or found before', async () => {
    const sample = await addSample(kind, 'PUBLISHED')
    await portal.follower.caughtUp()
    expect(await metIn(sample)).toEqual(everywhere)
    await setState(portal.services, { [sample.versionId]: 'WITHDRAWN' })
    expect(await metIn(sample)).toEqual([])
    await portal.follower.caughtUp()
    expect(await metIn(sample)).toEqual([])
  })

  test('a change is met once it is published, and what it replaces no more', async () => {
    const before = await addSample(kind, 'PUBLISHED')
    for (const state of ['DRAFT', 'IN_REVIEW', 'SCHEDULED'] as const) {
      const change = await addSample(kind, state, before.id)
      await portal.follower.caughtUp()
      // The publication has its place in the sitemap all the time.
      expect(await metIn(change)).toEqual(['sitemap'])
      expect(await metIn(before)).toEqual(everywhere)
      await setState(portal.services, { [change.versionId]: 'DISCARDED' })
    }
    const change = await addSample(kind, 'SCHEDULED', before.id)
    await setState(portal.services, { [before.versionId]: 'REPLACED', [change.versionId]: 'PUBLISHED' })
    await portal.follower.caughtUp()
    expect(await metIn(change)).toEqual(everywhere)
    expect(await metIn(before)).toEqual(['sitemap'])
  })

  test('one is not there under another kind, nor by the id of its version', async () => {
    const { id, versionId } = await addSample(kind, 'PUBLISHED')
    for (const other of publicationKinds.filter((one) => one !== kind)) {
      expectCode(await reading.read(other, id), 'notFound')
    }
    expectCode(await reading.read(kind, versionId), 'notFound')
  })
})

test('what search finds is left out where it is taken back before search knows', async () => {
  const { services } = portal
  const sample = await addSample('news', 'PUBLISHED')
  await portal.follower.caughtUp()
  // Without a word to the change log: search goes on to find it.
  await services.db
    .updateTable('publication_version')
    .set({ state: 'WITHDRAWN' })
    .where('id', '=', sample.versionId)
    .execute()
  const met = await metIn(sample)
  expect(met).not.toContain('search')
  expect(met).not.toContain('overview')
  expect(met).not.toContain('list by a word')
})

test('a picture is no attachment, and an attachment no picture', async () => {
  const { picture, file } = await addSample('news', 'PUBLISHED')
  expectCode(await reading.file(picture), 'notFound')
  expectCode(await reading.picture(file), 'notFound')
})

test('pictures and files are kept by no cache', async () => {
  const { picture, textPicture, file } = await addSample('news', 'PUBLISHED')
  const { picture: open } = reading
  for (const answer of [await open(picture), await open(textPicture), await reading.file(file)]) {
    expect(answer.headers['cache-control']).toBe('private, no-store')
  }
})
