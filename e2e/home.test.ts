import { describe, expect } from 'vitest'
import { languageKey, languages } from '@portal/protocol/kernel/languages.ts'
import { desktop } from './harness/barriers.ts'
import { fetchPage } from './harness/fetch-page.ts'
import { goTo, journey } from './harness/journey.ts'
import { shiftOf, watchShifts } from './harness/shifts.ts'
import { portal } from './harness/this-portal.ts'
import { fill, words } from './harness/words.ts'

journey.for(languages)(
  'a city leads to the law of its country, by pointer and by keyboard, in %s',
  async (language, { visit }) => {
    const { home } = words[language]
    const page = await visit('/home', { language, ...desktop })
    const cities = page.getByRole('group', { name: home.map.label })
    expect(await cities.getByRole('link').count()).toBe(9)
    for (const city of await cities.getByRole('link').all()) await city.click({ trial: true })
    await cities.getByRole('link', { name: fill(home.map.law, { city: home.map.astana }) }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(
      (url) => url.pathname === '/legal/query' && url.searchParams.get('country') === 'KZ',
    )
  },
)

journey('who is signed in finds what is theirs, and a visitor is sent nothing of it', async ({ visit }) => {
  const { homeOwn } = words.en
  const page = await visit('/home', { language: 'en', as: 'ENTERPRISE' })
  const own = page.getByRole('navigation', { name: homeOwn.label, exact: true })
  await own.getByText(homeOwn.states.VERIFIED, { exact: true }).waitFor()
  await own.getByRole('link', { name: new RegExp(`^${homeOwn.unread}`) }).waitFor()
  await own.getByRole('link', { name: new RegExp(`^${homeOwn.waiting}`) }).click()
  await page.waitForURL((url) => url.pathname === '/content/waiting')

  const asked: string[] = []
  const visitors = await visit('/about/rules', { language: 'en' })
  visitors.on('request', (request) => asked.push(request.url()))
  await visitors.goto(new URL('/home', visitors.url()).href)
  await visitors.getByRole('heading', { level: 1 }).waitFor()
  expect(asked.filter((url) => /own-strip|\/pending\/|\/message\//.test(url))).toEqual([])
})

journey('what of the page does not come says so, and comes after a retry', async ({ visit, problems }) => {
  problems.expect(/500/)
  const { home, kernel, screens, shell } = words.en
  const page = await visit('/about/rules', { language: 'en' })
  const asked = /\/web\/(home|lawRequirements|lawService)\//
  await page.route(asked, (route) =>
    route.fulfill({ status: 500, json: { code: '799500', message: kernel.codes.ourFault, data: null } }),
  )
  const navigation = page.getByRole('navigation', { name: shell.nav.label })
  await navigation.getByRole('link', { name: screens.home, exact: true }).click()
  // Newest needs, newest services, news, trainings and activities, changes in the law, figures.
  const failed = page.getByRole('heading', { name: shell.states.failed })
  await expect.poll(() => failed.count()).toBe(6)
  await page.unroute(asked)
  for (const left of [5, 4, 3, 2, 1, 0]) {
    await page.getByRole('button', { name: shell.actions.retry }).first().click()
    await expect.poll(() => failed.count()).toBe(left)
  }
  await page.getByRole('region', { name: home.events.title }).getByRole('table').waitFor()
})

journey('a figure says what it counts once somebody asks', async ({ visit }) => {
  const { home } = words.en
  const page = await visit('/home', { language: 'en' })
  await page.getByText(home.statistics.meaning).click()
  await page.getByText(home.statistics.means.cooperations).waitFor()
})

journey.for(languages)('the page in %s has neither words nor rules of others in itself', async (language) => {
  const { html } = await fetchPage('/home', { language })
  expect(html).not.toContain(words[language].shell.picker.none)
})

journey('the code of the screen is asked for with the page itself', async () => {
  const { html } = await fetchPage('/home', { language: 'en' })
  expect(html).toMatch(/<link rel="modulepreload" href="\/assets\/home-page-[^"]+\.js">/)
})

journey('the code of another screen is asked for once a mouse rests on its link', async ({ visit }) => {
  const { screens, shell } = words.en
  const page = await visit('/home', { language: 'en', ...desktop })
  const asked = page.waitForRequest(/\/assets\/search-page-/)
  await page
    .getByRole('navigation', { name: shell.nav.label })
    .getByRole('link', { name: screens.legal, exact: true })
    .hover()
  await asked
  expect(new URL(page.url()).pathname).toBe('/home')
})

journey.for(['/home', '/legal/query', '/account/login'])(
  'of what %s asks for ahead nothing is in vain',
  async (path, { visit }) => {
    const page = await visit('/about/rules', { isAltered: true })
    await page.addInitScript(() => {
      const { fetch: ask } = window
      const asked: string[] = []
      Object.assign(window, {
        asked,
        fetch: (...given: Parameters<typeof ask>) => {
          asked.push(new Request(...given).url)
          return ask(...given)
        },
      })
    })
    await goTo(page, path)
    const ahead = await page
      .locator('link[rel="preload"][as="fetch"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    expect(ahead.length).toBeGreaterThan(0)
    const used = await page.evaluate(() => (window as unknown as { asked: string[] }).asked)
    expect(used).toEqual(expect.arrayContaining(ahead))
  },
)

journey.for(languages)('the page in %s comes in at most 22 kB', async (language) => {
  const headers = { 'accept-encoding': 'br', cookie: `${languageKey}=${language}` }
  const { headers: told, body } = await fetch(`${portal}/home`, { headers })
  await body!.cancel()
  expect(Number(told.get('content-length'))).toBeGreaterThan(1000)
  expect(Number(told.get('content-length'))).toBeLessThanOrEqual(22_000)
})

journey.for(languages)('nothing moves in %s once the page is there', async (language, { visit }) => {
  const page = await visit('/about/rules', { language, width: 390, isAltered: true })
  await watchShifts(page)
  // As on a slow line: letters come after what is painted first, and the other sheets after the letters.
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  await page.route('**/*.css', async (route) => {
    await page.evaluate(() => document.fonts.ready)
    await route.continue()
  })
  await page.goto(new URL('/home', page.url()).href)
  const applied = page.locator('link[rel="stylesheet"][media="all"]')
  await expect.poll(() => applied.count()).toBeGreaterThan(0)
  await page.evaluate(() => document.fonts.ready)
  await page.locator('html[data-whole]').waitFor()
  expect(await shiftOf(page)).toBeLessThan(0.01)
})

journey('what is out of sight is laid out once the page is alive', async ({ visit }) => {
  const page = await visit('/about/rules', { language: 'zh', width: 390, isAltered: true })
  const code = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(new URL('/home', page.url()).href, { waitUntil: 'commit' })
  const last = page.locator('[data-late] > section').last()
  const visibility = () => last.evaluate((element) => getComputedStyle(element).contentVisibility)
  await page.locator('footer').waitFor()
  expect(await visibility()).toBe('auto')
  await page.emulateMedia({ media: 'print' })
  expect(await visibility()).toBe('visible')
  await page.emulateMedia({ media: 'screen' })
  code.resolve()
  await expect.poll(visibility).toBe('visible')
})

describe('the letters of a page are the portal’s over a fast line, and the reader’s own over a slow one', () => {
  journey.for([
    ['fast', { latency: 20, throughput: 1_250_000 }, true],
    ['slow', { latency: 560, throughput: 180_000 }, false],
  ] as const)('%s', async ([, { latency, throughput }, areOurs], { visit }) => {
    const page = await visit('/about/rules', { language: 'zh', width: 390, isAltered: true })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await goTo(page, '/home?lang=ru')
    expect(asked.some((url) => url.endsWith('.woff2'))).toBe(areOurs)
    const [first] = (await page.evaluate(() => getComputedStyle(document.body).fontFamily)).split(',')
    expect(first).toBe(areOurs ? '"Source Sans 3"' : 'system-ui')
  })
})
