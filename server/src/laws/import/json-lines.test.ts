import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collect, writeFolder } from '../../import/fixtures.ts'
import { jsonLaw } from './fixtures.ts'
import { countLines, readJsonLines } from '../../import/json-lines.ts'
import { largestSource } from '../../import/read-text.ts'
import { checkLaw } from './check-law.ts'

async function read(content: string | Uint8Array) {
  const path = join(await writeFolder({ 'laws.jsonl': content }), 'laws.jsonl')
  const found = await collect(readJsonLines(path, checkLaw))
  expect(await countLines(path)).toBe(found.length)
  return found.map((line) =>
    'document' in line ? [line.line, line.document.texts[0]!.title] : [line.line, line.problem],
  )
}

const good = (title: string) => JSON.stringify(jsonLaw(title))
const changed = (change: Record<string, unknown>) => JSON.stringify(jsonLaw('Changed', change))

test('every line is a law; empty lines, CRLF and a byte order mark do no harm', async () => {
  expect(await read(`\uFEFF${good('A')}\r\n\r\n  \n${good('B')}`)).toEqual([
    [1, 'A'],
    [4, 'B'],
  ])
  expect(await read('')).toEqual([])
})

test('a bad line is named, with its field, and the rest goes on', async () => {
  const text = jsonLaw('Changed').texts as { language: string }[]
  const units = (...list: unknown[]) => ({ texts: [{ ...text[0], units: list }] })
  const lines = [
    good('A'),
    '{"country":',
    '[]',
    changed({ country: 'Kazakhstan' }),
    changed({ adoptedOn: '2021-02-29' }),
    changed({ kind: 'statute', colour: 'red' }),
    changed(units({ level: 1, heading: 'Part 1' }, { number: 'Article 1' })),
    changed(units({ level: 0, heading: 'Part 1' })),
    changed(units({ number: 'Article 1', text: 'A\0B' })),
    changed(units({ number: 'Article 1', text: 'A\uD800B' })),
    changed({ texts: [text[0], text[0]] }),
    changed({ sourceUrl: 'javascript:alert(1)' }),
    changed({ effectiveOn: '2020-02-28' }),
    changed({ repealedOn: '2019-01-01' }),
    changed({ versionOn: '2021-03-01', inForceFrom: '2021-02-28' }),
    good('B'),
  ]
  const found = await read(lines.join('\n'))
  expect(found.map(([line]) => line)).toEqual(lines.map((_line, index) => index + 1))
  expect(found.map(([, said]) => said)).toEqual([
    'A',
    expect.stringMatching(/^is not JSON: /),
    expect.stringMatching(/^the document: .*expected object/),
    expect.stringMatching(/^country: /),
    expect.stringMatching(/^adoptedOn: /),
    expect.stringMatching(/kind: .*the document: .*colour/),
    expect.stringMatching(/^texts\.0\.units\.1\.text: /),
    expect.stringMatching(/^texts\.0\.units\.0\.level: /),
    expect.stringMatching(/^texts\.0\.units\.0\.text: .*U\+0000/),
    expect.stringMatching(/^texts\.0\.units\.0\.text: .*surrogate/),
    expect.stringMatching(/^texts\.1\.language: en comes twice/),
    expect.stringMatching(/^sourceUrl: /),
    expect.stringMatching(/^effectiveOn: is before adoptedOn/),
    expect.stringMatching(/^repealedOn: is before adoptedOn/),
    expect.stringMatching(/^inForceFrom: is before versionOn/),
    'B',
  ])
})

test('bytes that are not UTF-8 spoil their line alone', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${good('A')}\n"`),
    Buffer.from([0xff, 0xfe]),
    Buffer.from(`"\n${good('B')}`),
  ])
  expect(await read(bytes)).toEqual([
    [1, 'A'],
    [2, 'is not UTF-8 text'],
    [3, 'B'],
  ])
})

test('a line beyond every measure is skipped without being held in memory', async () => {
  const long = Buffer.alloc(largestSource + 1, 'a')
  expect(await read(Buffer.concat([long, Buffer.from(`\n${good('B')}`)]))).toEqual([
    [1, 'is longer than 50 MB'],
    [2, 'B'],
  ])
})
