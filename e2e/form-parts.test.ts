import { languages } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { journey } from './harness/journey.ts'
import { halvedPicture } from './harness/picture.ts'
import { fill, words } from './harness/words.ts'

const path = '/admin/parts'

/** What a reader selects: all that is written. */
async function selectAll(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
}

/** As Word puts it on the clipboard; lines end within tags, as the field takes so many characters alone. */
const fromWord = `<html><head><style>p { color: red }</style></head><body>
<p class=MsoTitle>Title</p><h1>C</h1><h2>Part</h2>
<p class=MsoNormal>Text <span style='font-weight:700'>bold</span> <a href="https://example.org/a">here</a><o:p></o:p></p>
<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>a</p><p
  style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>b</p><p
  style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>n</p><p
  style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>z</p><table
  border=1><caption>T</caption><tr><th colspan=2><p class=MsoNormal>c</p></th></tr><tr><td rowspan=2>d</td><td><ul><li>e</li></ul></td></tr><tr><td>f<table><tr><td>g</td></tr></table></td></tr></table>
<img src="https://example.org/tracking.png"><iframe src="https://example.org"></iframe><script>alert(1)</script>
</body></html>`

journey(
  'what is pasted from Word keeps headings, lists, tables and links, and nothing else',
  async ({ visit }) => {
    const page = await visit(path, { language: 'zh', as: 'ADMIN', ...desktop })
    const field = page.getByRole('textbox', { name: words.zh.parts.forms.short, exact: true })
    await field.focus()
    await field.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, fromWord)
    await field.locator('h3').waitFor()
    const written = await field.evaluate((element) =>
      element.innerHTML.replace(/ (class|rel|target)="[^"]*"/g, '').replaceAll('<br>', ''),
    )
    expect(written).toBe(
      [
        '<h2>Title</h2><h2>C</h2><h3>Part</h3>',
        '<p>Text <strong>bold</strong> <a href="https://example.org/a">here</a></p>',
        '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
        '<ol><li><p>n</p></li></ol><ul><li><p>z</p></li></ul>',
        '<p>T</p><table><tbody>',
        '<tr><th><p>c</p></th><td><p></p></td></tr>',
        '<tr><td><p>d</p></td><td><p>e</p></td></tr>',
        '<tr><td><p></p></td><td><p>f</p><p>g</p></td></tr>',
        '</tbody></table>',
      ].join(''),
    )
  },
)

journey(
  'of a paste without end only so much is taken that the field says it is too long',
  async ({ visit }) => {
    const page = await visit(path, { language: 'zh', as: 'ADMIN', ...desktop })
    const field = page.getByRole('textbox', { name: words.zh.parts.forms.short, exact: true })
    await field.focus()
    await field.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', `<p>${'word '.repeat(4_000_000)}</p>`)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await page.getByText(fill(words.zh.forms.richText.over_other, { count: 19 })).waitFor()
  },
)

describe.each(languages)('in %s', (language) => {
  const { forms, kernel, parts, shell } = words[language]
  const { richText } = forms
  const toolOf = (page: Page, name: string) =>
    page.getByRole('toolbar', { name: richText.tools }).last().getByRole('button', { name, exact: true })

  journey('a formatted text is written by keyboard, with headings, lists and links', async ({ visit }) => {
    const page = await visit(path, { language, as: 'ADMIN', ...desktop })
    const field = page.getByRole('textbox', { name: parts.forms.short, exact: true })
    await field.waitFor()
    expect(await field.getAttribute('aria-multiline')).toBe('true')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await barriers(page, [desktop, phone], { scene: 'formatted text', language })).toEqual([])
    await page.setViewportSize(phone)
    const { width, height } = (await toolOf(page, richText.bold).boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await page.setViewportSize(desktop)

    await field.focus()
    await page.keyboard.type('Title')
    expect(await field.getAttribute('aria-invalid')).toBe('false')
    // The tools are one stop before the text.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    expect(await field.locator('h2').textContent()).toBe('Title')
    // A tool gives the keyboard back before the next key.
    const atOnce = await toolOf(page, richText.bullets).evaluate((tool: HTMLElement) => {
      tool.focus()
      tool.click()
      return document.activeElement?.id
    })
    expect(atOnce).toBe(await field.getAttribute('id'))
    await page.keyboard.type('one')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two')
    expect(await field.locator('ul > li').allTextContents()).toEqual(['one', 'two'])
    const told = (await field.getAttribute('aria-describedby'))!.split(' ').at(-1)
    // Of twenty, three words and the ends of two lines are taken.
    await expect.poll(() => page.locator(`[id="${told}"]`).textContent()).toMatch(/\b7\b/)
    // The Tab key leads out of a list too.
    await page.keyboard.press('Tab')
    expect(await field.evaluate((element) => element.contains(document.activeElement))).toBe(false)
    expect(await field.locator('li li').count()).toBe(0)
  })

  journey('a table is put in, grows, and goes again', async ({ visit }) => {
    const page = await visit(path, { language, as: 'ADMIN', ...desktop })
    const field = page.getByRole('textbox', { name: words[language].parts.forms.short, exact: true })
    const act = (name: string) =>
      page.getByRole('group', { name: richText.table }).getByRole('button', { name })
    await field.focus()
    await toolOf(page, richText.table).click()
    await page.keyboard.type('Term')
    expect(await field.locator('th').first().textContent()).toBe('Term')
    await act(richText.addRow).click()
    await act(richText.addColumn).click()
    expect([await field.locator('tr').count(), await field.locator('th').count()]).toEqual([4, 4])
    await act(richText.deleteColumn).click()
    expect(await field.locator('th').count()).toBe(3)
    await act(richText.deleteTable).click()
    expect(await field.locator('table').count()).toBe(0)
  })

  journey('words become a link to another site, and to nothing else', async ({ visit }) => {
    const page = await visit(path, { language, as: 'ADMIN', ...desktop })
    const field = page.getByRole('textbox', { name: parts.forms.short, exact: true })
    await field.focus()
    await page.keyboard.type('here')
    await selectAll(page)
    await toolOf(page, richText.link).click()
    const address = page.getByRole('textbox', { name: richText.address, exact: true })
    await address.fill('no address')
    await address.press('Enter')
    await page.getByText(richText.notAddress).waitFor()
    await address.fill('javascript:alert(1)')
    await address.press('Enter')
    await page.getByText(richText.notAddress).waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'link', language })).toEqual([])
    await page.setViewportSize(desktop)
    await address.fill('example.org/a')
    await address.press('Enter')
    await expect.poll(() => field.locator('a').getAttribute('href')).toBe('https://example.org/a')
    await toolOf(page, richText.link).click()
    await page.getByRole('button', { name: richText.unlink, exact: true }).click()
    await expect.poll(() => field.locator('a').count()).toBe(0)
    expect(await field.textContent()).toBe('here')
  })

  journey('several files go up, one after the other, each with its own fate', async ({ visit, problems }) => {
    problems.expect(/415/)
    const page = await visit(path, { language, as: 'ADMIN', ...desktop })
    const field = page.locator('input[name="files"]')
    const list = page.getByRole('list', { name: parts.forms.files })
    const picture = halvedPicture()
    await field.setInputFiles([
      { ...picture, name: 'one.png' },
      { name: 'two.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') },
      { name: 'three.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
    ])
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
    await list.getByRole('link', { name: 'one.png' }).waitFor()
    const told = page.getByRole('alert').filter({ hasText: 'two.png' })
    await told.filter({ hasText: kernel.messages.uploadedType }).waitFor()
    await told.filter({ hasText: fill(forms.file.tooMany, { most: 3 }) }).waitFor()
    await field.setInputFiles([{ ...picture, name: 'four.png' }])
    await list.getByRole('link', { name: 'four.png' }).waitFor()
    const full = page.getByRole('button', { name: fill(shell.files.full, { most: 3 }) })
    await full.waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'files', language })).toEqual([])
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: fill(shell.files.remove, { name: 'one.png' }) }).click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
    const add = page.getByRole('button', { name: shell.files.add })
    expect(await add.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})
