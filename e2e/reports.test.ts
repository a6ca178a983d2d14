import { languages } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { fill, words } from './harness/words.ts'

const [year, month, day] = zoneToday().split('-') as [string, string, string]
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(new Date(`${zoneToday()}T12:00`))

/** Today, as texts of a language write it. */
const todayIn = {
  zh: `${year}年${Number(month)}月${Number(day)}日`,
  en: `${Number(day)} ${monthName} ${year}`,
  ru: `${day}.${month}.${year}`,
}

journey.for(languages)(
  'a company has an extract made in %s, is told of it, downloads it, and its number is verified',
  async (language, { visit }) => {
    const { shell, reports, reportStates, certificates } = words[language]
    const page = await visit('/usercenter/download', { as: 'ENTERPRISE', language })
    const main = page.getByRole('main')
    expect(await barriers(page, [desktop, phone], { scene: 'extract', language })).toEqual([])

    await choose(main.getByRole('combobox', { name: reports.language }), language)
    await main.getByRole('button', { name: reports.make }).click()
    await main.getByText(reports.makingText).waitFor()
    const asked = fill(reports.extractIn, { language: shell.languageNames[language] })
    const request = main.getByRole('listitem').filter({ hasText: asked }).first()
    await request.waitFor()

    const notice = page.getByRole('status').filter({ hasText: todayIn[language] })
    await notice.waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      notice.getByRole('link', { name: shell.report.download }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)

    await request.getByText(reportStates.ANSWERED, { exact: true }).waitFor()
    await main.getByRole('button', { name: reports.make }).waitFor()
    const listed = main.getByRole('list', { name: reports.list }).getByRole('listitem').first()
    const number = await listed.getByRole('link', { name: /^BG-/ }).innerText()
    const stranger = await visit('/verify', { language })
    await goTo(stranger, `/verify/${number}`)
    await stranger.getByText(certificates.validReport, { exact: true }).waitFor()
  },
)
