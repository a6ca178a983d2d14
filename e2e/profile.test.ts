import { languages } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { formatMonth } from '../web/src/ui/format.ts'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey, reload } from './harness/journey.ts'
import { halvedPicture } from './harness/picture.ts'
import { fill, words } from './harness/words.ts'

const profilePath = '/usercenter/profile'
const organizationPath = '/usercenter/organization'
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Red, green and blue in the middle of a picture on the page. */
function colourOf(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas').getContext('2d')!
    canvas.drawImage(image, 0, 0, 1, 1)
    return Array.from(canvas.getImageData(0, 0, 1, 1).data).slice(0, 3)
  })
}

describe.each(languages)('in %s', (language) => {
  const { organization, profile, forms, kernel } = words[language]

  journey('a company changes its address, and sees the change wait beside the old', async ({ visit }) => {
    const page = await visit(profilePath, { language, as: 'ENTERPRISE' })
    await button(page, profile.data.edit).click()
    const old = await field(page, 'address').inputValue()
    await field(page, 'address').fill(' ')
    await button(page, forms.actions.save).click()
    await page.getByText(kernel.fields.required, { exact: true }).waitFor()
    const changed = `青岛市样例路 ${languages.indexOf(language) + 10} 号`
    await field(page, 'address').fill(changed)
    expect(await barriers(page, [desktop, phone], { scene: 'a change being made', language })).toEqual([])
    await button(page, forms.actions.save).click()
    const row = page.getByRole('row').filter({ hasText: changed })
    await row.waitFor()
    await page.getByText(profile.change.waitingText, { exact: true }).waitFor()
    expect(await page.locator('dd', { hasText: changed }).count()).toBe(0)
    if (language === 'zh') await row.getByText(old, { exact: true }).waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'a change that waits', language })).toEqual([])
  })

  journey('an office adds a member, changes it and removes it', async ({ visit }) => {
    const page = await visit(organizationPath, { language, as: 'LAW_OFFICE', width: 390 })
    const name = `样例成员 ${language}`
    await button(page, organization.members.add).click()
    await button(page, forms.actions.save).click()
    await field(page, 'name').and(page.locator('[aria-invalid="true"]')).waitFor()
    await field(page, 'name').fill(name)
    await field(page, 'practiceStart').fill('2012-04')
    await page.getByRole('checkbox').first().check()
    expect(await barriers(page, [desktop, phone], { scene: 'a member with an error', language })).toEqual([])
    await button(page, forms.actions.save).click()

    await button(page, fill(organization.members.edit, { name })).click()
    expect(await field(page, 'practiceStart').inputValue()).toBe(formatMonth('2012-04', language))
    await field(page, 'licenceNumber').fill('SAMPLE-0909')
    await button(page, forms.actions.save).click()
    await page.getByText('SAMPLE-0909').waitFor()

    await page.getByRole('checkbox', { name: fill(organization.members.select, { name }) }).check()
    await button(page, organization.members.remove).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(name).waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'removing a member', language })).toEqual([])
    await dialog.getByRole('button', { name: forms.actions.remove, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText(name).count()).toBe(0)
    expect(await barriers(page, [desktop, phone], { scene: 'members', language })).toEqual([])
  })
})

journey('a picture is cropped with the keys, and shown in the header at once', async ({ visit }) => {
  const { profile, forms } = words.en
  const page = await visit(profilePath, { language: 'en', as: 'PERSON' })
  await field(page, 'avatar').setInputFiles(halvedPicture())
  const dialog = page.getByRole('dialog')
  const area = dialog.getByRole('application', { name: forms.crop.area })
  await area.focus()
  const save = dialog.getByRole('button', { name: forms.actions.save, exact: true })
  await expect.poll(() => save.isEnabled()).toBe(true)
  expect(await barriers(page, [desktop, phone])).toEqual([])
  await page.setViewportSize(desktop)
  await area.focus()
  // Further than the picture reaches: its left edge is what stays.
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowRight')
  await save.click()
  await page.getByText(profile.account.saved).waitFor()
  const inHeader = 'header img[src*="/picture/"]'
  await page.locator(inHeader).waitFor()
  const [red = 0, , blue = 0] = await colourOf(page, inHeader)
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(60)
  await reload(page)
  await page.locator(inHeader).waitFor()
  await button(page, forms.avatar.remove).click()
  await expect.poll(() => page.locator(inHeader).count()).toBe(0)
})

journey('whoever leaves a half-filled form is asked first, and finds it again', async ({ visit }) => {
  const { forms, screens, profile } = words.ru
  const page = await visit(profilePath, { language: 'ru', as: 'PERSON', width: 390 })
  await field(page, 'company').fill('Пример')
  const leave = () => page.getByRole('link', { name: screens['usercenter/safety'], exact: true }).click()
  await leave()
  await page.getByRole('dialog', { name: forms.leave.title }).waitFor()
  expect(await barriers(page, [desktop, phone])).toEqual([])
  await button(page, forms.leave.stay).click()
  expect(await field(page, 'company').inputValue()).toBe('Пример')
  await page.setViewportSize(phone)
  await leave()
  await button(page, forms.leave.leave).click()
  await page.waitForURL((url) => url.pathname === '/usercenter/safety')
  await goTo(page, profilePath)
  await page.getByRole('heading', { name: profile.person.title }).waitFor()
  await expect.poll(() => field(page, 'company').inputValue()).toBe('Пример')
})

journey('an upload that takes long is given up, and the old image stays', async ({ visit }) => {
  const { profile, forms, shell } = words.zh
  const page = await visit(profilePath, { as: 'ENTERPRISE' })
  await button(page, profile.data.edit).click()
  // The answer never comes.
  await page.route('**/web/file/upload', () => {})
  await field(page, 'licenseImage').setInputFiles(halvedPicture())
  await page.getByRole('progressbar').waitFor()
  await button(page, fill(shell.files.cancel, { name: 'halves.png' })).click()
  await page.getByText(forms.file.cancelled).waitFor()
  await page.locator('form img').waitFor()
  expect(await page.locator('form').getByText('halves.png').count()).toBe(0)
})

journey('an administrator has a picture and notifications, and no data to verify', async ({ visit }) => {
  const { profile, screens } = words.en
  const page = await visit(profilePath, { language: 'en', as: 'ADMIN' })
  await page.getByRole('heading', { name: profile.preferences.title }).waitFor()
  expect(await page.getByRole('heading', { name: profile.data.title }).count()).toBe(0)
  const menu = page.getByRole('navigation', { name: words.en.screens.usercenter })
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    screens['usercenter/profile'],
    screens['usercenter/safety'],
  ])
  await choose(field(page, 'language'), 'ru')
  await page.getByText(profile.preferences.saved).waitFor()
  await reload(page)
  await expect.poll(() => field(page, 'language').getAttribute('value')).toBe('ru')
  expect(await barriers(page, [desktop, phone])).toEqual([])
})
