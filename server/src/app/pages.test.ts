import { firstScript } from '@portal/protocol/kernel/first-script.ts'
import { readingCookie } from '@portal/protocol/kernel/reading-modes.ts'
import { countryCookie } from '@portal/protocol/kernel/preferred-country.ts'
import { languages, languageKey } from '@portal/protocol/kernel/languages.ts'
import { versions } from '@portal/protocol/words/zh/versions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openSession } from '../account/sessions.ts'
import { codeMessage } from '../kernel/words.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { lawAddress } from '../laws/address.ts'
import { makeDocument, searchLaws, textIn } from '../laws/fixtures.ts'
import { addPublication } from '../publications/fixtures/add-publication.ts'
import { openTestPortal } from '../testing/store.ts'
import { addAccount } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

const { shown } = versions
const beginningOf = (words: string) => words.split('{{')[0]!

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({}, { withPages: true })
  // A page of a search that is not complete yet is another.
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

interface Reader {
  cookies?: Record<string, string>
  packing?: string
}

const unpackers: Record<string, (packed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

async function open(url: string, { cookies = {}, packing }: Reader = {}, { app } = portal) {
  const response = await app.inject({
    url,
    cookies,
    headers: {
      accept: 'text/html',
      ...(packing && { 'accept-encoding': packing }),
    },
  })
  const unpack = unpackers[String(response.headers['content-encoding'])]
  return {
    response,
    html: unpack ? unpack(response.rawPayload).toString() : response.body,
    policy: String(response.headers['content-security-policy']),
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const stylesIn = (html: string) =>
  Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text]) => text!)

/** What of a page is the same for each of its answers, also of one that was made again since. */
const bare = (html: string) =>
  html.replaceAll(/"(?:dehydratedAt|dataUpdatedAt|countedAt)":(?:\d+|"[^"]*")/g, '')

/** How often a page's calls were made, told by those that reach the portal inside the process. */
function countCalls(): () => number {
  const { app } = portal
  const inject = app.inject.bind(app) as (...given: unknown[]) => unknown
  let count = 0
  app.inject = ((...given: unknown[]) => {
    const [asked] = given as [{ headers?: Record<string, string> }]
    if (asked.headers?.['x-inside']) count += 1
    return inject(...given)
  }) as typeof app.inject
  return () => {
    app.inject = inject as typeof app.inject
    return count
  }
}

describe('a visitor’s page that is kept', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['brotli', undefined],
    ['identity', undefined],
  ])('is sent to who takes %s packed by %s, the same each time', async (packing, by) => {
    const { html } = await open('/home')
    const first = await open('/home', { packing })
    expect(first.response.headers['content-encoding']).toBe(by)
    expect(first.response.headers['cache-control']).toBe('private, no-cache')
    expect(bare(first.html)).toBe(bare(html))
  })

  test('is made of no call a second time, and the same packed and not', async () => {
    const { html } = await open('/legal/query')
    const counted = countCalls()
    expect(bare((await open('/legal/query', { packing: 'gzip' })).html)).toBe(bare(html))
    expect(counted()).toBe(0)
  })

  test('is made once for all who wait for it', async () => {
    // Which nobody has had made beforehand.
    const path = '/think'
    const alone = countCalls()
    await open(`${path}?lang=ru`)
    const once = alone()
    expect(once).toBeGreaterThan(0)
    const counted = countCalls()
    await Promise.all(Array.from({ length: 5 }, () => open(`${path}?lang=en`)))
    expect(counted()).toBe(once)
  })

  test('is another in each language, reading mode and for each country, whichever was asked for before', async () => {
    const readers: Reader[] = [
      {},
      { cookies: { [languageKey]: 'en' } },
      { cookies: { [languageKey]: 'ru' } },
      { cookies: { [readingCookie]: 'large' } },
      { cookies: { [readingCookie]: 'large.contrast' } },
    ]
    const round = async () => {
      const pages: string[] = []
      for (const reader of readers) pages.push(bare((await open('/home', reader)).html))
      return pages
    }
    const first = await round()
    expect(new Set(first).size).toBe(readers.length)
    expect(await round()).toEqual(first)
    const preferring = (country: string) => open('/legal/query', { cookies: { [countryCookie]: country } })
    expect(bare((await preferring('RU')).html)).not.toBe(bare((await preferring('CN')).html))
  })

  test('shows at once that a law was changed', async () => {
    const { db } = portal.services
    const document = makeDocument({ texts: [textIn('zh', '检验法', ['第一种条文。'])] })
    await saveLaw(db, document)
    await portal.follower.caughtUp()
    const { content } = await searchLaws(portal, { keyword: '检验法', searchField: 'title' })
    const { address } = content[0]!
    expect((await open(address)).html).toContain('第一种条文。')
    await saveLaw(db, {
      ...document,
      versionOn: '2021-03-01',
      texts: [textIn('zh', '检验法', ['第二种条文。'])],
    })
    expect((await open(address)).html).toContain('第二种条文。')
  })

  test('shows at once what was published, and what the settings say', async () => {
    await open('/home')
    const { settings } = portal.services
    await addPublication(portal.services, { kind: 'notice', texts: { zh: { title: '检验通知一则' } } })
    expect((await open('/home')).html).toContain('检验通知一则')
    const words = { zh: '今晚维护', en: 'Maintenance tonight', ru: 'Вечером работы' }
    const before = await settings.read()
    await settings.write({ ...before, announcement: words })
    for (const language of languages) {
      expect((await open(`/home?lang=${language}`)).html).toContain(words[language])
    }
    await settings.write(before)
    expect((await open('/home')).html).not.toContain(words.zh)
  })
})

describe('an address that a law had before', () => {
  const texts = [textIn('ru', 'О солёных озёрах', ['Озёра.', 'Соль.'])]
  const unnumbered = makeDocument({ number: null, texts })
  const numbered = makeDocument({ number: '77-ФЗ', texts })
  const [former, present] = [unnumbered, numbered].map((law) => `/eli/${lawAddress(law)}`) as [string, string]

  beforeAll(async () => {
    for (const document of [unnumbered, numbered]) await saveLaw(portal.services.db, document)
  })

  test.each(['', '?lang=ru&text=ru', '/2020-05-28/rus', '/art_2', '/2020-05-28/art_1?lang=en'])(
    'leads to that it has, with all that stands behind it: %s',
    async (rest) => {
      const { response } = await open(encodeURI(former) + rest)
      expect(response).toMatchObject({ statusCode: 301, headers: { location: encodeURI(present) + rest } })
      expect((await open(encodeURI(present) + rest)).response.statusCode).toBe(200)
    },
  )

  test('is no address of an article that the law has not', async () => {
    expect((await open(`${encodeURI(former)}/art_3`)).response.statusCode).toBe(404)
  })
})

test('a wording to come leads to that of today where one is held, and else nowhere', async () => {
  const toCome = makeDocument({ versionOn: '2026-01-01', inForceFrom: '2999-01-01' })
  const path = `/eli/${lawAddress(toCome)}/2999-01-01`
  await saveLaw(portal.services.db, toCome)
  const alone = await open(path)
  expect(alone.html).toContain(beginningOf(shown.future))
  expect(alone.html).not.toContain(shown.goToToday)
  await saveLaw(portal.services.db, { ...toCome, versionOn: '2020-02-29', inForceFrom: '2020-07-01' })
  expect((await open(path)).html).toContain(shown.goToToday)
})

test('the policy of a page names its one style element and its first script by what they hold, all else by its file', async () => {
  const { db } = portal.services
  const cookies = { accessToken: await openSession(db, await addAccount(db, 'styled', 'PERSON')) }
  const pages = [await open('/home'), await open('/home', { packing: 'br' }), await open('/nowhere')]
  for (const { html, policy } of [...pages, await open('/home', { cookies })]) {
    const [style, ...others] = stylesIn(html)
    expect(others).toEqual([])
    const lines = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, text]) => text!)
    expect(lines).toEqual([firstScript])
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        `style-src 'self' ${hashOf(style!)}`,
        `script-src 'self' ${hashOf(firstScript)}`,
      ]),
    )
    for (const [script] of html.matchAll(/<script [^>]*>/g))
      expect(script).toMatch(/ src="|type="application\/(?:ld\+)?json"/)
  }
})

describe('nothing of one reader reaches another', () => {
  test('what somebody signed in is shown is out of reach of what opened it', async () => {
    const { db } = portal.services
    const accessToken = await openSession(db, await addAccount(db, 'unreachable', 'PERSON'))
    const policyOf = ({ response }: Awaited<ReturnType<typeof open>>) =>
      response.headers['cross-origin-opener-policy']
    expect(policyOf(await open('/home', { cookies: { accessToken } }))).toBe('same-origin')
    expect(policyOf(await open('/home'))).toBeUndefined()
    expect(policyOf(await open('/usercenter/profile', { cookies: { accessToken } }))).toBe('same-origin')
  })

  test('what somebody signed in is shown is not kept, nor made for a visitor who waits for the same', async () => {
    const { db } = portal.services
    const cookies = { accessToken: await openSession(db, await addAccount(db, 'somebody', 'PERSON')) }
    const other = { accessToken: await openSession(db, await addAccount(db, 'another', 'ENTERPRISE')) }
    const url = '/home?of=readers'
    for (const _ of [0, 1]) {
      const [own, visitors, others] = await Promise.all([
        open(url, { cookies }),
        open(url),
        open(url, { cookies: other }),
      ])
      expect(own.html).toContain('somebody')
      expect(others.html).toContain('another')
      expect(others.html).not.toContain('somebody')
      expect(visitors.html).not.toMatch(/somebody|another/)
    }
    expect((await open(url)).html).not.toMatch(/somebody|another/)
    expect((await open(url, { cookies })).html).toContain('somebody')
  })

  test('whatever else a visitor’s browser says is in no page', async () => {
    const secret = 'nobody-else-may-read-this'
    const cookies = { accessToken: secret, captcha: secret, [languageKey]: 'en', other: secret }
    const { html, response } = await open('/home?of=cookies', { cookies })
    expect(html).not.toContain(secret)
    expect(JSON.stringify(response.headers)).not.toContain(secret)
    expect((await open('/home?of=cookies&lang=en')).html).not.toContain(secret)
  })

  test('a page that is for people who are signed in leads a visitor to the login each time', async () => {
    for (const _ of [0, 1]) {
      const { response } = await open('/usercenter/messages')
      expect(response.statusCode).toBe(302)
      expect(response.headers.location).toContain('/account/login')
    }
  })
})

test('a page that would come too late is refused at once in the reader’s language, and comes when less is asked', async () => {
  const busy = await openTestPortal({ longestWait: 1 }, { withPages: true })
  try {
    const pages = Array.from({ length: 12 }, (_, at) => `/home?n=${at}&lang=${languages[at % 3]}`)
    const answers = await Promise.all(pages.map((url) => open(url, {}, busy)))
    const refused = answers.flatMap(({ response, html }, at) =>
      response.statusCode === 503 ? [{ response, html, language: languages[at % 3]! }] : [],
    )
    expect(answers.some(({ response }) => response.statusCode === 200)).toBe(true)
    expect(new Set(refused.map(({ language }) => language)).size).toBe(languages.length)
    for (const { response, html, language } of refused) {
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      expect(html).toContain(codeMessage('overloaded', language))
      expect(html.length).toBeLessThan(2000)
    }
    expect((await open('/home?n=0', {}, busy)).response.statusCode).toBe(200)
  } finally {
    await busy.close()
  }
})
