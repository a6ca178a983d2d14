import { languages } from '@portal/protocol/kernel/languages.ts'
import { userTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { fetchPage, visibleHtml } from './harness/fetch-page.ts'
import { alive, journey } from './harness/journey.ts'
import { signIn, type Session } from './harness/people.ts'
import { openScreens, routeTable } from './harness/specification.ts'
import { words } from './harness/words.ts'

const query = '?from=link&page=2'
const encoded = (path: string) => encodeURIComponent(path + query)

/** Pages that exist for their row only with something to show. */
const needsThing = new Set([
  '/legal/details',
  '/content/service/cooperationDetail',
  '/service/demand/details',
  '/content/request/detail',
  '/content/request/cooperation_detail',
  '/service/desk/details',
  '/content/service/detail',
  '/content/consult/detail',
  '/content/lookup/detail',
])

describe('a visitor', () => {
  test('the table has every screen of the specification', () => {
    expect(routeTable).toHaveLength(115)
  })

  test.each(openScreens)('may open %s', async (path) => {
    const { status, html } = await fetchPage(path + query)
    expect(status).toBe(200)
    expect(html.includes('<h1')).toBe(true)
  })

  test.each(routeTable.filter(({ isOpen, redirect }) => isOpen && redirect))(
    'is led from $path to $redirect, the query kept',
    async ({ path, redirect }) => {
      const { status, leadsTo } = await fetchPage(path + query)
      expect(status).toBe(302)
      expect(leadsTo).toBe(redirect + query)
    },
  )

  test.each(routeTable.filter(({ isOpen }) => !isOpen))(
    'is sent from $path to the login, which knows the way back',
    async ({ path }) => {
      const { status, leadsTo } = await fetchPage(path + query)
      expect(status).toBe(302)
      expect(leadsTo).toBe(`/account/login?to=${encoded(path)}`)
    },
  )

  test('is sent to the login from every path that the guard names anywhere in it', async () => {
    const guarded = [
      '/admin',
      '/admin/people',
      '/content/anything',
      '/usercenter/anything',
      '/communication/forum/release',
    ]
    const answers = await Promise.all(guarded.map((path) => fetchPage(path)))
    expect(answers.map(({ leadsTo }) => leadsTo)).toEqual(
      guarded.map((path) => `/account/login?to=${encodeURIComponent(path)}`),
    )
  })

  test.each(languages)(
    'gets a page in %s for a path that does not exist, with HTTP 404',
    async (language) => {
      const paths = [
        '/nowhere',
        '/about/nobody',
        '/service/lawyer/details/7',
        '/eli/xx/nothing',
        '/home.php',
        '/%3Cscript%3E',
      ]
      for (const path of paths) {
        const { status, html } = await fetchPage(path, { language })
        expect([path, status]).toEqual([path, 404])
        const lang = language === 'zh' ? 'zh-CN' : language
        const wanted = [words[language].shell.notFound.title, `<html lang="${lang}"`, 'content="noindex']
        expect([path, wanted.filter((text) => !html.includes(text))]).toEqual([path, []])
      }
    },
  )

  test('gets an answer and never a fault for a path that is no text', async () => {
    for (const path of [
      '/%',
      '/%E0%A4%A',
      '/legal/query?keyword=%FF%FE',
      '/eli/%00',
      '/a%2F..%2F..%2Fetc%2Fpasswd',
      '//evil.example',
    ]) {
      const { status } = await fetchPage(path)
      expect([path, status < 500]).toEqual([path, true])
    }
  })
})

const consumerForbidden = [
  '/content/request/cooperation',
  '/content/request/cooperation_detail',
  '/content/service/manage',
  '/content/service/detail',
  '/content/service/release',
  '/usercenter/organization',
]

/** Decisions, section 1: what a signed-in person of each type may not see. */
const forbidden: Record<UserType, (path: string) => boolean> = {
  PERSON: (path) => consumerForbidden.includes(path),
  ENTERPRISE: (path) => consumerForbidden.includes(path),
  LAWYER: (path) => path === '/usercenter/organization',
  LAW_OFFICE: () => false,
  TRANSLATE: () => false,
  OTHER: () => false,
  ADMIN: (path) =>
    path.startsWith('/content') ||
    (path.startsWith('/usercenter/') && path !== '/usercenter/profile' && path !== '/usercenter/safety'),
}

describe.each(userTypes)('somebody signed in as %s', (userType) => {
  let session: Session
  beforeAll(async () => {
    session = await signIn(userType)
  })
  const signedInRows = routeTable.filter(({ isOpen }) => !isOpen)

  test('may open the pages of their type, and gets a 403 page for the others', async () => {
    const isRefused = forbidden[userType]
    const expected = signedInRows.map(({ path, redirect }) => {
      if (redirect) return [path, 302, redirect + query]
      const status = needsThing.has(path) ? 404 : 200
      return [path, isRefused(path) ? 403 : status, null]
    })
    const found: unknown[] = []
    for (const { path } of signedInRows) {
      const { status, leadsTo, html } = await fetchPage(path + query, { ...session, language: 'en' })
      if (status === 403) expect(html.includes(words.en.shell.forbidden.title)).toBe(true)
      found.push([path, status, leadsTo])
    }
    expect(found).toEqual(expected)
  })

  test('is sent from the login to the home page', async () => {
    expect(await fetchPage('/account/login', session)).toMatchObject({ status: 302, leadsTo: '/' })
  })

  test('is refused the administration, unless they are the administrator', async () => {
    const { status } = await fetchPage('/admin', session)
    expect(status === 403).toBe(userType !== 'ADMIN')
  })
})

test.each(languages)('a record that is not there leads back to its list, in %s', async (language) => {
  const session = await signIn('LAWYER')
  const lists = {
    '/content/service/cooperationDetail': 'content/service/cooperation',
    '/content/request/detail': 'content/request/manage',
    '/content/request/cooperation_detail': 'content/request/cooperation',
    '/service/demand/details': 'service/demand',
    '/content/service/detail': 'content/service/manage',
    '/service/desk/details': 'service/desk',
    '/information/dynamic': 'information/policy',
    '/information/noticeDetail': 'information/notice',
    '/communication/ask/detail': 'communication/ask',
    '/communication/forum/detail': 'communication/forum',
    '/researchResult/details': 'researchResult/list',
  } as const
  const { shell, screens } = words[language]
  for (const [path, list] of Object.entries(lists)) {
    for (const id of ['', 'nobody', crypto.randomUUID()]) {
      const { status, html } = await fetchPage(`${path}?id=${id}`, { ...session, language })
      const back = `href="/${list}"`
      const wanted = [shell.notFound.title, shell.notFound.gone, back, screens[list]]
      const missing = wanted.filter((text) => !visibleHtml(html).includes(text))
      expect([path, id, status, missing]).toEqual([path, id, 404, []])
    }
  }
})

describe('within the running app', () => {
  journey('every entry of the navigation leads to its screen without a new page', async ({ visit }) => {
    const page = await visit('/home', { language: 'en' })
    const loads: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    const { screens } = words.en
    const targets = [
      [screens.service, '/service/lawyer'],
      [screens.legal, '/legal/query'],
      [screens.lawServiceProduct, '/lawServiceProduct/list'],
      [screens.researchResult, '/researchResult/types'],
      [screens.about, '/about/rules'],
      [screens.home, '/home'],
    ] as const
    const navigation = page.getByRole('navigation', { name: words.en.shell.nav.label })
    for (const [name, path] of targets) {
      await navigation.getByRole('link', { name, exact: true }).click()
      await page.waitForURL((url) => url.pathname === path)
    }
    expect(loads).toEqual([])
  })

  journey('a visitor who asks for a lookup is led to the login and can go back', async ({ visit }) => {
    const page = await visit('/home', { language: 'en' })
    await page.getByRole('link', { name: words.en.home.lookup.action }).click()
    await page.waitForURL((url) => url.pathname === '/account/login')
    expect(new URL(page.url()).searchParams.get('to')).toBe('/legal/apply')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/home')
  })

  journey.for(languages)(
    'a page that is not for the reader says so in %s',
    async (language, { visit, problems }) => {
      problems.expect(/403/)
      const page = await visit('/content/service/manage', { language, as: 'PERSON' })
      await page.getByRole('heading', { name: words[language].shell.forbidden.title }).waitFor()
    },
  )

  journey('an old link to a page that is gone offers a search that works', async ({ visit, problems }) => {
    problems.expect(/404/)
    const page = await visit('/legal/old-page', { language: 'en' })
    await page.getByPlaceholder(words.en.shell.notFound.placeholder).fill('arbitration')
    await page.keyboard.press('Enter')
    await page.waitForURL(
      (url) => url.pathname === '/search' && url.searchParams.get('keyword') === 'arbitration',
    )
    await alive(page)
  })
})
