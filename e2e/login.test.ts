import { demoPassword } from '@portal/protocol/account/demo.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { registeredTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo, journey, reload } from './harness/journey.ts'
import { accountOf } from './harness/people.ts'
import { fixedCaptcha } from './harness/portal.ts'
import { portal } from './harness/this-portal.ts'
import { words } from './harness/words.ts'

/** The fields of the login page. */
function form(page: Page, language: Language) {
  const { login } = words[language].account
  return {
    account: page.getByRole('textbox', { name: login.account, exact: true }),
    password: page.locator('input[name="password"]'),
    captcha: page.getByRole('textbox', { name: login.captcha, exact: true }),
    submit: page.locator('form').getByRole('button', { name: login.submit, exact: true }),
  }
}

async function logIn(page: Page, language: Language, account: string, password = demoPassword) {
  const fields = form(page, language)
  await fields.account.fill(account)
  await fields.password.fill(password)
  await fields.submit.click()
}

const isAt = (path: string) => (url: URL) => url.pathname + url.search === path
const describedBy = (page: Page, id: string | null) =>
  page.locator(
    (id ?? '')
      .split(' ')
      .map((one) => `[id="${one}"]`)
      .join(','),
  )

describe.each(languages)('signing in, in %s', (language) => {
  const { account, kernel } = words[language]

  journey('marks the fields left empty, and says which', async ({ visit }) => {
    const page = await visit('/account/login', { language })
    const fields = form(page, language)
    await fields.submit.click()
    for (const [field, message] of [
      [fields.account, account.login.missingAccount],
      [fields.password, account.login.missingPassword],
    ] as const) {
      await field.and(page.locator('[aria-invalid="true"]')).waitFor()
      const told = describedBy(page, await field.getAttribute('aria-describedby'))
      expect(await told.allTextContents()).toContain(message)
    }
  })

  journey('says that the password is wrong, and keeps the name', async ({ visit, problems }) => {
    problems.expect(/status of 401/)
    const name = accountOf('PERSON')
    const page = await visit('/account/login', { language })
    await logIn(page, language, name, 'wrong')
    await page.getByRole('alert').filter({ hasText: kernel.codes.wrongPassword }).waitFor()
    expect(await form(page, language).account.inputValue()).toBe(name)
  })

  journey('leads back to the page that asked for it', async ({ visit }) => {
    const page = await visit('/content/lookup?status=SUBMITTED', { language })
    await page.waitForURL((url) => url.pathname === '/account/login')
    await page.getByText(account.login.needed).waitFor()
    await page.getByRole('button', { name: new RegExp(accountOf('PERSON')) }).click()
    await form(page, language).submit.click()
    await page.waitForURL(isAt('/content/lookup?status=SUBMITTED'))
    await page.getByRole('heading', { level: 1, name: words[language].screens['content/lookup'] }).waitFor()
  })
})

journey('after three failures the captcha is asked for', async ({ visit, problems }) => {
  problems.expect(/status of 401/)
  problems.expect(/status of 400/)
  const language = 'ru'
  const { account, kernel, shell } = words[language]
  const name = accountOf('TRANSLATE')
  const page = await visit('/account/login', { language })
  const fields = form(page, language)
  const refusals: number[] = []
  page.on(
    'response',
    (response) => response.url().endsWith('/account/login') && refusals.push(response.status()),
  )
  for (const attempt of [1, 2, 3]) {
    await logIn(page, language, name, `wrong ${attempt}`)
    await expect.poll(() => refusals.length).toBe(attempt)
    await page.getByRole('alert').filter({ hasText: kernel.codes.wrongPassword }).waitFor()
    expect(await fields.account.inputValue()).toBe(name)
  }
  await fields.captcha.waitFor()
  await logIn(page, language, name)
  await page.getByText(account.login.missingCaptcha).waitFor()

  await fields.captcha.fill('zzzz')
  await fields.submit.click()
  await page.getByText(kernel.codes.captchaWrong).waitFor()
  expect(await fields.account.inputValue()).toBe(name)
  await fields.captcha.fill(fixedCaptcha)
  await fields.submit.click()
  await page.waitForURL(isAt('/home'))
  await page.getByRole('button', { name: `${shell.user.menu}: ${name}` }).waitFor()
})

describe('after signing in', () => {
  const { screens, shell } = words.en

  journey.for([
    ['//evil.example/x'],
    ['https://evil.example/x'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['/account/login?to=/account/login'],
  ])('the way back to %j is refused', async ([to], { visit }) => {
    const page = await visit(`/account/login?to=${encodeURIComponent(to!)}`, { language: 'en' })
    await logIn(page, 'en', accountOf('PERSON'))
    await page.waitForURL(isAt('/home'))
    expect(new URL(page.url()).origin).toBe(portal)
  })

  journey.for([...registeredTypes])(
    'the menu of %s has content management, the personal centre, messages and log-out',
    async (type, { visit }) => {
      const page = await visit('/home', { language: 'en', as: type })
      await openMenu(page, type)
      expect(await menuEntries(page, type)).toEqual([
        screens.content,
        screens.usercenter,
        screens['usercenter/message'],
        shell.user.logOut,
      ])
      await page.getByRole('link', { name: screens.content }).click()
      await page.waitForURL(isAt('/content/request/manage'))
    },
  )

  journey(
    'the menu of the administrator has the administration, and no content management',
    async ({ visit }) => {
      const page = await visit('/home', { language: 'en', as: 'ADMIN' })
      await openMenu(page, 'ADMIN')
      expect(await menuEntries(page, 'ADMIN')).toEqual([
        screens.usercenter,
        screens.admin,
        screens['admin/messages'],
        shell.user.logOut,
      ])
      await page.getByRole('link', { name: screens.usercenter }).click()
      await page.waitForURL(isAt('/usercenter/profile'))
    },
  )

  journey('the session outlives a reload and holds no secret that scripts can read', async ({ visit }) => {
    const page = await visit('/account/login', { language: 'en' })
    await logIn(page, 'en', accountOf('PERSON'))
    await page.waitForURL(isAt('/home'))
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => name === 'accessToken')!
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const readable = await page.evaluate(
      () => document.cookie + JSON.stringify(localStorage) + document.documentElement.outerHTML,
    )
    expect(readable).not.toContain(token.value)
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? 'null') as object)
    expect(Object.keys(stored).toSorted()).toEqual(['id', 'picture', 'userType', 'username'])
    await reload(page)
    await page.getByRole('button', { name: new RegExp(accountOf('PERSON')) }).waitFor()
  })

  journey('logging out leads home and leaves nothing behind', async ({ visit }) => {
    const page = await visit('/account/login?to=/usercenter/profile', { language: 'en' })
    await logIn(page, 'en', accountOf('PERSON'))
    await page.waitForURL(isAt('/usercenter/profile'))
    await openMenu(page, 'PERSON')
    await page.getByRole('button', { name: shell.user.logOut }).click()
    await page.waitForURL(isAt('/home'))
    await page.getByText(shell.user.loggedOut).waitFor()
    await page.getByRole('link', { name: shell.user.signIn, exact: true }).waitFor()
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).not.toContain('accessToken')
    expect(names).not.toContain('userInfo')
    expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
    await goTo(page, '/usercenter/profile')
    expect(new URL(page.url()).pathname).toBe('/account/login')
  })

  journey(
    'a session that ended elsewhere: the next call says so and leads to the login',
    async ({ visit, problems }) => {
      problems.expect(/status of 401/)
      const page = await visit('/eli/cn/code/2020-05-28/45', { language: 'en', as: 'PERSON' })
      await page.evaluate(() => localStorage.setItem('userInfo', '{}'))
      await page.request.post('/api/frLegalPlatform/web/user/loginOut')
      // The next look for messages or a report is refused.
      await page.waitForURL((url) => url.pathname === '/account/login')
      await page.getByText(words.en.kernel.codes.sessionEnded).waitFor()
      await page.getByRole('link', { name: shell.user.signIn, exact: true }).waitFor()
      expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
    },
  )

  journey('a login by hand of a page inside another site is not accepted', async ({ visit }) => {
    const page = await visit('/home', { language: 'en', as: 'PERSON' })
    const answer = await page.request.post('/api/frLegalPlatform/web/user/loginOut', {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status()).toBe(403)
    await reload(page)
    await page.getByRole('button', { name: new RegExp(accountOf('PERSON')) }).waitFor()
  })
})

const menuButton = (page: Page, type: UserType) =>
  page.getByRole('button', { name: `${words.en.shell.user.menu}: ${accountOf(type)}` })

async function openMenu(page: Page, type: UserType) {
  await menuButton(page, type).focus()
  await page.keyboard.press('Enter')
}

/** The words of the menu's entries, without the number of messages beside one. */
async function menuEntries(page: Page, type: UserType): Promise<string[]> {
  const list = page.locator(`[id="${await menuButton(page, type).getAttribute('aria-controls')}"]`)
  await list.getByRole('listitem').first().waitFor()
  const texts = await list.getByRole('listitem').allTextContents()
  return texts.map((text) => text.replace(/\d.*/, ''))
}

journey(
  'what is sent before the page’s code has come is in no address, and stays in its form',
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: portal, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/account/login?lang=en')
    const sent = page.waitForResponse((response) => response.request().method() === 'POST')
    await logIn(page, 'en', accountOf('PERSON'))
    expect((await sent).status()).toBe(204)
    expect(new URL(page.url()).search).toBe('?lang=en')
    expect(await form(page, 'en').account.inputValue()).toBe(accountOf('PERSON'))
    await context.close()
  },
)
