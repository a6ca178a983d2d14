import { calls } from '@portal/protocol/calls.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { mostFeedEntries } from '@portal/protocol/publications/constants.ts'
import {
  publicationKinds,
  publicationPath,
  type PublicationKind,
} from '@portal/protocol/publications/kinds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { testSite } from '../testing/settings.ts'
import { openTestPortal } from '../testing/store.ts'
import { addPublication } from './fixtures/add-publication.ts'
import { readXml } from './fixtures/read-xml.ts'
import { openReading } from './fixtures/reading.ts'

let portal: Portal
let reading: ReturnType<typeof openReading>

beforeAll(async () => {
  portal = await openTestPortal()
  reading = openReading(portal)
})
afterAll(() => portal.close())

const at = (instant: string) => ({ appeared_at: new Date(instant), published_at: new Date(instant) })

/** A feed's own elements, and those of its entries. */
async function readFeed(kind: PublicationKind, language?: Language) {
  const answer = await reading.feed(kind, language)
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const elements = readXml(answer.body)
  const [root] = elements
  expect(root).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } })
  const textsIn = (within: string[]) => (name: string) =>
    elements.filter((one) => one.name === name && one.within.join() === within.join()).map(({ text }) => text)
  const links = (within: string[]) =>
    elements
      .filter((one) => one.name === 'link' && one.within.join() === within.join())
      .map(({ attributes }) => [attributes.rel, attributes.href])
  const languages = elements.filter(({ name }) => name === 'entry').map((one) => one.attributes['xml:lang'])
  return {
    language: root!.attributes['xml:lang'],
    own: textsIn(['feed']),
    links: links(['feed']),
    entry: textsIn(['feed', 'entry']),
    entryLinks: links(['feed', 'entry']),
    languages,
  }
}

test.each(publicationKinds)('of the kind %s is one, empty or not, and names itself', async (kind) => {
  const self = `${testSite}/api/frLegalPlatform/web/publication/feed/${kind}?lang=zh`
  const empty = await readFeed(kind)
  expect(empty.own('id')).toEqual([self])
  expect(empty.links).toContainEqual(['self', self])
  expect(empty.own('updated')).toEqual(['1970-01-01T00:00:00.000Z'])
  expect(empty.entry('id')).toEqual([])

  const { id } = await addPublication(portal.services, { kind, version: at('2026-05-01T02:03:04Z') })
  await addPublication(portal.services, { kind, state: 'DRAFT' })
  const feed = await readFeed(kind)
  expect(feed.own('updated')).toEqual(['2026-05-01T02:03:04.000Z'])
  expect(feed.own('title')).toHaveLength(1)
  expect(feed.entry('id')).toEqual([`urn:uuid:${id}`])
  expect(feed.entry('updated')).toEqual(['2026-05-01T02:03:04.000Z'])
  expect(feed.entryLinks).toEqual([['alternate', `${testSite}${publicationPath(kind, id)}`]])
})

test('has each entry in the language asked for, else in Chinese, and says in which', async () => {
  await addPublication(portal.services, {
    kind: 'article',
    texts: { zh: { title: '甲' }, en: { title: 'First' } },
    version: at('2026-06-02T00:00:00Z'),
  })
  await addPublication(portal.services, {
    kind: 'article',
    texts: { zh: { title: '乙' } },
    version: at('2026-06-01T00:00:00Z'),
  })
  const english = await readFeed('article', 'en')
  expect(english.language).toBe('en')
  expect(english.entry('title').slice(0, 2)).toEqual(['First', '乙'])
  expect(english.languages.slice(0, 2)).toEqual(['en', 'zh'])
  expect(english.entryLinks[0]![1]).toMatch(/&lang=en$|\?id=[\w-]+&lang=en$/)
  expect((await readFeed('article', 'ru')).entry('title').slice(0, 2)).toEqual(['甲', '乙'])
})

test('is well-formed whatever a title says', async () => {
  const title = '<script>"1" & \'2\'</script> ]]> \u0001\u000b\ufffe 甲'
  await addPublication(portal.services, {
    kind: 'case',
    texts: { zh: { title } },
    version: at('2026-07-01T00:00:00Z'),
  })
  const feed = await readFeed('case')
  expect(feed.entry('title')[0]).toBe('<script>"1" & \'2\'</script> ]]>  甲')
})

test('has the newest, and so many', async () => {
  for (let day = 0; day <= mostFeedEntries; day += 1) {
    const instant = new Date(Date.UTC(2026, 0, 1 + day)).toISOString()
    await addPublication(portal.services, {
      kind: 'dynamic',
      texts: { zh: { title: `第${day}` } },
      // What is pinned has no other place among what is new.
      version: { ...at(instant), is_pinned: day === 0 },
    })
  }
  await addPublication(portal.services, { kind: 'dynamic', version: at('2027-01-01T00:00:00Z') })
  const titles = (await readFeed('dynamic')).entry('title')
  expect(titles).toHaveLength(mostFeedEntries)
  expect(titles).not.toContain('第0')
  expect(titles.at(-1)).not.toBe('第1')
})

test('there is none of another kind or language', async () => {
  const ask = (kind: string, lang: string) =>
    makeCall(portal.app, calls.publications.feed, { params: { kind }, query: { lang } })
  expectCode(await ask('forum', 'zh'), 'invalid')
  expectCode(await ask('news', 'fr'), 'invalid')
})
