import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { SearchConcept } from '../door.ts'
import { breach, dismissal, makeGlossary, run, theft } from '../fixtures.ts'
import { Library } from '../library.ts'
import { keyOf, readGlossary, writeGlossary } from './kept-glossary.ts'

const concepts = [breach, dismissal, theft]
let path = ''

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'glossary-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  path = join(folder, 'search', 'glossary')
})

function write() {
  const { translations } = makeGlossary(concepts)
  writeGlossary(path, { concepts, translations })
  return translations
}

test('a glossary is read as it was kept, and translates as before', () => {
  expect(readGlossary(path)).toBeNull()
  const translations = write()
  const kept = readGlossary(path)!
  expect(kept).toEqual({ concepts, translations })
  for (const text of ['违约责任', 'got fired', 'кража']) {
    const translated = makeGlossary(kept.concepts, kept.translations).translate(text, ['zh', 'en', 'ru'])
    expect(translated).toEqual(makeGlossary(concepts).translate(text, ['zh', 'en', 'ru']))
    expect(translated).not.toEqual([])
  }
})

test('other concepts are told from those that were kept', () => {
  const renamed = { ...theft, en: { ...theft.en, term: 'larceny' } }
  const keys = [concepts, [breach, dismissal], [breach, dismissal, renamed]].map(keyOf)
  expect(new Set(keys).size).toBe(3)
})

test('a library that has made one of what was kept takes it for the same concepts, and no other', () => {
  write()
  const handed = (given: SearchConcept[]) => {
    const library = new Library([], path)
    run(library.apply({ sequence: 0, upserts: [], removals: [], concepts: given }))
    return library.glossary
  }
  expect(handed(concepts).translate('кража', ['en'])).toEqual(
    makeGlossary(concepts).translate('кража', ['en']),
  )
  expect(handed([breach]).translate('кража', ['en'])).toEqual([])
  expect(readGlossary(path)?.concepts).toEqual([breach])
})

test('a file that is cut or changed anywhere is no use', async () => {
  write()
  const whole = await readFile(path)
  const changed = Buffer.from(whole)
  changed[changed.length >> 1]! ^= 1
  const cut = [whole.subarray(0, -1), whole.subarray(65), whole.subarray(0, 64), Buffer.alloc(0)]
  for (const content of [...cut, changed, Buffer.from('x')]) {
    await writeFile(path, content)
    expect(readGlossary(path), content.toString('latin1', 0, 80)).toBeNull()
  }
})
