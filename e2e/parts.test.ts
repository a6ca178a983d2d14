import { languages } from '@portal/protocol/kernel/languages.ts'
import { parts as en } from '@portal/protocol/words/en/parts.ts'
import { parts as ru } from '@portal/protocol/words/ru/parts.ts'
import { parts as zh } from '@portal/protocol/words/zh/parts.ts'
import { describe, expect } from 'vitest'
import { formatDate } from '../web/src/ui/format.ts'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { journey, reload } from './harness/journey.ts'
import { fill, words } from './harness/words.ts'

const parts = { zh, en, ru }
const path = '/admin/parts'

describe.each(languages)('in %s', (language) => {
  const { fields } = parts[language]
  const { shell } = words[language]

  journey('a select is used by keyboard alone, and open it is free of barriers', async ({ visit }) => {
    const page = await visit(path, { language, as: 'ADMIN', ...desktop })
    const select = page.getByRole('combobox', { name: fields.kind, exact: true })
    const [first, , , last] = fields.kinds as readonly [string, string, string, string]
    await select.focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('listbox', { name: fields.kind }).waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'select', language })).toEqual([])
    await page.setViewportSize(desktop)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect.poll(() => select.textContent()).toBe(last)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Home')
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    expect(await select.textContent()).toBe(last)
    // The driver presses keys of a Latin keyboard alone.
    if (language === 'en') await page.keyboard.press(first[0]!)
    else {
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Home')
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => select.textContent()).toBe(first)
    expect(await select.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  journey('a date is typed, refused where there is none, and taken from the calendar', async ({ visit }) => {
    const page = await visit(path, { language, as: 'ADMIN', ...desktop })
    const field = page.getByRole('textbox', { name: fields.day, exact: true })
    await field.fill('2027-02-30')
    await field.blur()
    await page.getByText(fill(shell.dates.unread, { example: formatDate('2026-12-05', language) })).waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('2027-2-28')
    await field.blur()
    await expect.poll(() => field.inputValue()).toBe(formatDate('2027-02-28', language))

    const open = page.getByRole('button', {
      name: fill(shell.dates.open, { label: fields.day }),
      exact: true,
    })
    const calendar = page.getByRole('dialog', { name: fields.day })
    await open.click()
    await calendar.locator('[data-day="2027-02-28"]').focus()
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)
    await open.click()
    await calendar.getByRole('button', { name: formatDate('2027-02-28', language), exact: true }).waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'calendar', language })).toEqual([])
    await page.setViewportSize(desktop)
    await calendar.locator('[data-day="2027-02-28"]').focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['day']))
      .toBe('2027-03-01')
    await page.keyboard.press('PageDown')
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['day']))
      .toBe('2027-04-01')
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe(formatDate('2027-04-01', language))
    await calendar.waitFor({ state: 'detached' })
  })
})

journey("a text's tools come with the text that they are for", async ({ visit }) => {
  const page = await visit(path, { language: 'en', as: 'ADMIN', ...desktop, isAltered: true })
  // Its code, once it has been here, comes while the place is still kept.
  await page.getByRole('toolbar').first().waitFor()
  await page.addInitScript(() => {
    const judge = () => {
      for (const bar of document.querySelectorAll('[role="toolbar"]')) {
        const text = bar.getAttribute('aria-controls')
        if (!text || !document.getElementById(text)) document.documentElement.dataset['loose'] = 'true'
      }
    }
    new MutationObserver(judge).observe(document, { childList: true, subtree: true })
  })
  await reload(page)
  await page.getByRole('toolbar').first().waitFor()
  expect(await page.locator('html').getAttribute('data-loose')).toBe(null)
})

journey('what has no room beside the first action is behind the dots', async ({ visit }) => {
  const { record } = parts.en
  const page = await visit(path, { language: 'en', as: 'ADMIN', ...desktop })
  const main = page.getByRole('main')
  await main.getByRole('link', { name: record.copy, exact: true }).waitFor()
  expect(await main.getByRole('link', { name: record.close, exact: true }).count()).toBe(0)
  await page.setViewportSize(phone)
  expect(await main.getByRole('link', { name: record.copy, exact: true }).count()).toBe(0)
  await main.getByRole('button', { name: words.en.shell.actions.more, exact: true }).click()
  for (const name of [record.copy, record.close]) {
    await main.getByRole('link', { name, exact: true }).waitFor()
  }
})
