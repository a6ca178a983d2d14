import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { breach, dismissal, makeGlossary, theft } from '../fixtures.ts'
import { readTranslations, writeTranslations, type Translations } from './kept-translations.ts'

const concepts = [breach, dismissal, theft]
let path = ''

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'translations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  path = join(folder, 'search', 'translations')
})

const filled = (learned: Translations | null = null) => makeGlossary(concepts, learned)

test('what was learned of concepts is read again, and translates as before', () => {
  const first = filled()
  expect(readTranslations(path, concepts)).toBeNull()
  writeTranslations(path, concepts, first.translations)
  const kept = readTranslations(path, concepts)
  expect(kept).toEqual(first.translations)
  for (const text of ['违约责任', 'got fired', 'кража']) {
    const translated = filled(kept).translate(text, ['zh', 'en', 'ru'])
    expect(translated).toEqual(first.translate(text, ['zh', 'en', 'ru']))
    expect(translated).not.toEqual([])
  }
})

test('other concepts are learned anew', () => {
  writeTranslations(path, concepts, filled().translations)
  expect(readTranslations(path, [breach, dismissal])).toBeNull()
  const renamed = { ...theft, en: { ...theft.en, term: 'larceny' } }
  expect(readTranslations(path, [breach, dismissal, renamed])).toBeNull()
})

test('a file that is cut or changed anywhere is no use', async () => {
  writeTranslations(path, concepts, filled().translations)
  const whole = await readFile(path)
  const changed = Buffer.from(whole)
  changed[changed.length >> 1]! ^= 1
  const cut = [whole.subarray(0, -1), whole.subarray(65), whole.subarray(0, 64), Buffer.alloc(0)]
  for (const content of [...cut, changed, Buffer.from('x\ny\nz')]) {
    await writeFile(path, content)
    expect(readTranslations(path, concepts), content.toString('latin1', 0, 80)).toBeNull()
  }
})
