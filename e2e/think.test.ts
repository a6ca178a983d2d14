import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { journey } from './harness/journey.ts'
import { words } from './harness/words.ts'

const { kernel, screens, shell, think } = words.en

/** What the sections of the think tank are asked for. */
const asked = /\/web\/(thinkTank|foreignAffairs\/organization)\//

/** Goes to the think tank from a list beside it. */
async function toThink(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: screens.communication, exact: true })
  await menu.getByRole('link', { name: screens.think, exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname === '/think')
}

journey('a section that does not come says so, and comes after a retry', async ({ visit, problems }) => {
  problems.expect(/500/)
  const page = await visit('/communication/article', { language: 'en' })
  await page.route(asked, (route) =>
    route.fulfill({ status: 500, json: { code: '799500', message: kernel.codes.ourFault, data: null } }),
  )
  await toThink(page)
  const failed = page.getByRole('heading', { name: shell.states.failed })
  await expect.poll(() => failed.count()).toBe(4)
  expect(await barriers(page, [desktop, phone])).toEqual([])
  await page.setViewportSize(desktop)
  await page.unroute(asked)
  for (const { title } of [think.interviews, think.research, think.forum, think.institutions]) {
    const section = page.getByRole('region', { name: title, exact: true })
    await section.getByRole('button', { name: shell.actions.retry }).click()
    await section.getByRole('listitem').first().waitFor()
  }
})

journey('where there is nothing yet, it says so', async ({ visit }) => {
  const page = await visit('/communication/article', { language: 'en' })
  const nothing = {
    content: [],
    page: { number: 1, size: 10, totalElements: 0, totalPages: 0 },
  }
  await page.route(asked, (route) =>
    route.fulfill({ json: { code: '000000', message: kernel.codes.done, data: nothing } }),
  )
  await toThink(page)
  await page.getByRole('heading', { name: think.noneTitle }).waitFor()
  expect(await page.getByRole('region', { name: think.interviews.title, exact: true }).count()).toBe(0)
  expect(await barriers(page, [desktop, phone])).toEqual([])
})
