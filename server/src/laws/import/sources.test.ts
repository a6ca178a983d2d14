import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collect, writeFolder } from '../../import/fixtures.ts'
import { akomaNtoso, jsonLaw, markdownLaw, passed } from './fixtures.ts'
import { largestSource } from '../../import/read-text.ts'
import { readLawSources } from './sources.ts'
import { surveySources } from './survey.ts'

const text = '第一条 样品可以借用。'
const law = (title: string, ...more: string[]) => markdownLaw(title, [passed, ...more], text)

/** What came of every source, in order; names are relative to the folder. */
async function read(folder: string, path = folder) {
  const survey = await surveySources(path)
  const found = await collect(readLawSources(path, { survey }))
  expect(found.reduce((sum, { files }) => sum + files, 0)).toBe(survey.sources)
  return found.map((source) => {
    const name = source.source.slice(folder.length + 1)
    if ('document' in source) return [name, `${source.document.texts[0]!.title} ${source.document.versionOn}`]
    return 'problem' in source
      ? [name, source.problem]
      : [name, `repeats ${source.repeats.slice(folder.length + 1)}`]
  })
}

test('a folder of every format, walked in order; the bad are named, the rest goes on', async () => {
  const folder = await writeFolder({
    'a.md': law('甲法'),
    'b/c.md': '# 乙法',
    'b/d.jsonl': `${JSON.stringify(jsonLaw('D'))}\n{}`,
    'b/e.xml': '<akomaNtoso>',
    'b/f.md': '',
    'b/g.md': Buffer.from([0x23, 0x20, 0xff]),
    'b/h.jsonl': '\n',
    'b/i.md': Buffer.alloc(largestSource + 1, `${law('丙法')}\n`),
    'b/j.MD': Buffer.from(`\uFEFF${law('丁法')}`.replaceAll('\n', '\r\n')),
    'notes.txt': 'not a law',
    '.hidden.md': law('戊法'),
    '_index.md': '---\nbookCollapseSection: true\n---',
    '案例/k.md': law('一案'),
  })
  expect(await read(folder)).toEqual([
    ['a.md', '甲法 2001-04-28'],
    ['b/c.md', expect.stringContaining('INFO END')],
    ['b/d.jsonl:1', 'D 2020-02-29'],
    ['b/d.jsonl:2', expect.stringContaining('country: ')],
    ['b/e.xml', expect.stringContaining('not well-formed XML')],
    ['b/f.md', 'is empty'],
    ['b/g.md', 'is not UTF-8 text'],
    ['b/h.jsonl', 'is empty'],
    ['b/i.md', 'is larger than 50 MB'],
    ['b/j.MD', '丁法 2001-04-28'],
  ])
  expect(await surveySources(folder)).toMatchObject({ sources: 10, notLaws: 3 })
})

test('one file, no file, a file of no known format', async () => {
  const folder = await writeFolder({ 'a.md': law('甲法'), 'b.txt': 'b' })
  expect(await read(folder, join(folder, 'a.md'))).toEqual([['a.md', '甲法 2001-04-28']])
  expect(await read(folder, join(folder, 'c.md'))).toEqual([['c.md', 'does not exist']])
  expect(await read(folder, join(folder, 'b.txt'))).toEqual([
    ['b.txt', expect.stringContaining('neither a folder nor')],
  ])
  expect(await read(folder, join(await writeFolder({ 'x/y.txt': '' }), 'x'))).toEqual([])
})

test('a file that goes away while the import runs', async () => {
  const folder = await writeFolder({
    'a.md': law('甲法'),
    'b.jsonl': JSON.stringify(jsonLaw('B')),
    'c.md': law('丙法'),
  })
  const survey = await surveySources(folder)
  await rm(join(folder, 'a.md'))
  await rm(join(folder, 'b.jsonl'))
  const found = await collect(readLawSources(folder, { survey }))
  expect(found).toMatchObject([
    { problem: 'cannot be read (ENOENT)' },
    { problem: 'cannot be read (ENOENT)' },
    { document: { texts: [{ title: '丙法' }] } },
  ])
})

test('language versions of one Akoma Ntoso work are one wording', async () => {
  const folder = await writeFolder({
    'act.en.xml': akomaNtoso({ language: 'eng', title: 'Samples Act' }),
    'act.ru.xml': akomaNtoso({ language: 'rus', title: 'Закон об образцах', translated: true }),
    'later.en.xml': akomaNtoso({ language: 'eng', title: 'Samples Act', day: '2012-01-01' }),
  })
  const [first, second, ...more] = await collect(readLawSources(folder))
  expect(first).toMatchObject({
    source: join(folder, 'act.en.xml'),
    files: 2,
    document: {
      versionOn: '2010-01-05',
      texts: [
        { language: 'en', original: true, title: 'Samples Act' },
        { language: 'ru', original: false, title: 'Закон об образцах' },
      ],
    },
  })
  expect(second).toMatchObject({
    files: 1,
    document: { versionOn: '2012-01-01', texts: [{ language: 'en' }] },
  })
  expect(more).toEqual([])
})

test('wordings of one law come oldest first, wherever they lie', async () => {
  const folder = await writeFolder({
    'a/样品法.md': law('样品法', '2020年1月1日 某会议修正'),
    'b.md': law('乙法'),
    'c/样品法(2010-05-01).md': law('样品法'),
    'd/样品法.md': law('样品法'),
  })
  expect(await read(folder)).toEqual([
    ['d/样品法.md', '样品法 2001-04-28'],
    ['b.md', '乙法 2001-04-28'],
    ['c/样品法(2010-05-01).md', '样品法 2010-05-01'],
    ['a/样品法.md', '样品法 2020-01-01'],
  ])
})

test('a copy counts once; two texts of one wording cannot both be right', async () => {
  const folder = await writeFolder({
    '社会法/样品法.md': law('样品法'),
    '经济法/样品法.md': law('样品法'),
    '行政法/样品法.md': `${law('样品法')}改。`,
  })
  expect(await read(folder)).toEqual([
    ['社会法/样品法.md', '样品法 2001-04-28'],
    ['经济法/样品法.md', 'repeats 社会法/样品法.md'],
    [
      '行政法/样品法.md',
      expect.stringContaining('社会法/样品法.md, which gives the same law as of the same day'),
    ],
  ])
})

test('parts of a law in one folder are one source; a bad part spoils the law', async () => {
  const part = (name: string, body: string) => markdownLaw(`样品法典\n\n# ${name}`, [passed], body)
  const good = { 'z/a.md': part('附则', '第二条 乙。'), 'z/b.md': part('总则', '第一条 甲。') }
  const folder = await writeFolder(good)
  const [found] = await collect(readLawSources(folder))
  expect(found).toMatchObject({ source: join(folder, 'z/a.md'), files: 2 })
  expect(found).toMatchObject({
    document: { texts: [{ units: [{ heading: '总则' }, {}, { heading: '附则' }, {}] }] },
  })
  const bad = await writeFolder({ ...good, 'z/c.md': `${part('丙编', '第三条 丙。')}\n\n第四条` })
  expect(await read(bad)).toEqual([['z/a.md', expect.stringContaining('第四条 has no text')]])
})
