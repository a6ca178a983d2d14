import { expect, test } from 'vitest'
import { cataloguesOf } from '../src/app/catalogues-of.ts'
import { isScreen } from '../src/app/screen.ts'
import { screenTable } from '../src/app/screens.ts'
import { fileNamesOfWords } from './word-files.ts'

const fileNames = await fileNamesOfWords()
const screens = screenTable.rows.filter(isScreen)

test.each(screens.map((screen) => [screen.path, cataloguesOf(screen)] as const))(
  'with the files of its words %s gets no catalogue that it does not need',
  (_, needed) => {
    const files = new Set(needed.map((name) => fileNames.get(name) ?? name))
    const others = [...fileNames].filter(([, file]) => files.has(file)).map(([name]) => name)
    expect(needed).toEqual(expect.arrayContaining([...files, ...others]))
  },
)

test('what every screen needs comes in one file, and what home alone needs in another', () => {
  expect(fileNames.get('screens')).toBe('shell')
  expect(
    new Set(
      cataloguesOf(screens.find(({ path }) => path === 'home')).map((name) => fileNames.get(name) ?? name),
    ),
  ).toEqual(new Set(['shell', 'home']))
})
