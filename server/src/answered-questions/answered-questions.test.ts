import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { writeFolder } from '../import/fixtures.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, searchArticles, searchLaws, textIn } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { importQuestions } from './import-questions.ts'
import { saveQuestions } from './save-questions.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
  const chinese = (title: string, articles: string[]) =>
    makeDocument({
      country: 'CN',
      effectLevel: 'LAW',
      texts: [textIn('zh', title, articles, { original: true })],
    })
  await saveLaw(
    portal.services.db,
    chinese('中华人民共和国驼舍租赁法', ['驼舍押金应当写入合同。', '租赁期届满，出租人返还担保款项。']),
  )
  await saveLaw(portal.services.db, chinese('牧场检验规则', ['押金另行约定。', '检验押金由牧场收取。']))
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

const question = '房东不退驼舍押金怎么办？'

async function importLines(...lines: unknown[]) {
  const content = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const path = join(await writeFolder({ 'questions.jsonl': content }), 'questions.jsonl')
  const end = await importQuestions({ path, save: (some) => saveQuestions(portal.services.db, some) })
  await portal.follower.caughtUp()
  return end
}

const answered = (...names: string[]) => ({ question, articles: names.map((name) => ({ name, text: '…' })) })

/** The articles that a question much like it finds, the best first. */
async function found(): Promise<string[]> {
  const articles = await searchArticles(portal, { keyword: '房东不肯退驼舍押金' })
  return articles.map(({ lawTitle, articleKey }) => `${lawTitle} ${articleKey}`)
}

const raised = '牧场检验规则 2'

test('an imported question raises what answered it, until it is taken away', async () => {
  const before = await found()
  expect((await importLines(answered('牧场检验规则第二条'))).counts).toMatchObject({ added: 1 })
  expect((await found()).indexOf(raised)).toBeLessThan(before.indexOf(raised))
  const { askedBefore } = await searchLaws(portal, { keyword: '房东不肯退驼舍押金' })
  expect(askedBefore).toEqual([{ question, path: null }])
  const [named] = await searchArticles(portal, { keyword: '牧场检验规则第一条' })
  expect(named).toMatchObject({ lawTitle: '牧场检验规则', articleKey: '1' })

  expect((await importLines(answered('《牧场检验规则》第2条'))).counts).toMatchObject({
    unchanged: 1,
    added: 0,
  })
  expect((await importLines(answered('中华人民共和国驼舍租赁法第一条'))).counts).toMatchObject({ updated: 1 })
  expect((await importLines(answered())).counts).toMatchObject({ removed: 1 })
  expect(await found()).toEqual(before)
  expect((await searchLaws(portal, { keyword: question })).askedBefore).toEqual([])
  const rows = await portal.services.db.selectFrom('answered_question').select('id').execute()
  expect(rows).toEqual([])
})

test('what is bad or not held is named with its line, and the rest goes on', async () => {
  const { counts, problems } = await importLines(
    answered('中华人民共和国驼舍租赁法第一条', '中华人民共和国驼舍租赁法第九条', '没有的法第三条'),
    '{"question": ',
    { question: '', articles: [] },
    { question: '谁收取检验费', articles: [{ name: '没有的法第三条' }] },
    { question: '谁收取检验押金', articles: [{ name: '《牧场检验规则》第二条' }] },
  )
  expect(counts).toMatchObject({ added: 2, unanswered: 1, skipped: 2 })
  expect(problems.map(({ source, problem }) => `${source} ${problem}`)).toEqual([
    expect.stringContaining('questions.jsonl:2 is not JSON'),
    expect.stringContaining('questions.jsonl:3 question: '),
    'questions.jsonl:1 not held: 中华人民共和国驼舍租赁法第九条',
    'questions.jsonl:1 not held: 没有的法第三条',
    'questions.jsonl:4 not held: 没有的法第三条',
  ])
})
