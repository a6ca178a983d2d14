import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/door.ts'
import { makeDocument, readLaw, textIn } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { lawContent } from './law-content.ts'

let portal: Portal
beforeAll(async () => (portal = await openTestPortal()))
afterAll(() => portal.close())

test('a law bears the reader’s title, said to be ours, with the original, and what begins on other days', async () => {
  const title = '中华人民共和国样品进口法'
  const { services } = portal
  await saveLaw(
    services.db,
    makeDocument({
      country: 'CN',
      texts: [textIn('zh', title, ['一。'], { original: true })],
      titles: { ru: { title: 'Закон КНР об импорте образцов', shortTitles: [], official: false } },
      provisionDays: [
        { articles: ['第1条'], named: '第一条第二款', inForceFrom: '2022-02-02', source: '第九条' },
      ],
      daySource: '主席令第九号',
      retroactiveBy: '第十条',
    }),
  )
  const { law_id: id } = await services.db
    .selectFrom('law_title')
    .select('law_id')
    .where('title', '=', 'Закон КНР об импорте образцов')
    .executeTakeFirstOrThrow()
  const law = await readLaw(portal, id, { language: 'ru' })
  const labels = await services.labels.current()
  const content = lawContent(law, { language: 'ru', labels, origin: 'https://portal.example' })
  expect(content).toMatchObject({
    title: 'Закон КНР об импорте образцов',
    titleLanguage: 'ru',
    language: 'zh',
  })
  expect(content.notes).toContainEqual(expect.stringContaining('переведено Платформой'))
  expect(content.facts).toEqual(
    expect.arrayContaining([
      { label: 'Название на языке оригинала', value: title },
      { label: 'Основание даты вступления в силу', value: '主席令第九号' },
      { label: 'Действует с даты до принятия на основании', value: '第十条' },
      {
        label: 'Положения с иной датой вступления в силу',
        value: '第一条第二款: с 02.02.2022 (основание: 第九条)',
      },
    ]),
  )
})
