import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../kernel/languages.ts'
import { eliPath, parseEli } from './eli.ts'

const work = 'cn/code/2020-05-28/45'
const whole = { work, on: null, language: null, article: null }

describe('an address of a law', () => {
  test.each([
    ['/eli/cn/code/2020-05-28/45', whole],
    ['eli/cn/code/2020-05-28/45/', whole],
    ['/eli/cn/code/2020-05-28/45/2021-01-01', { ...whole, on: '2021-01-01' }],
    ['/eli/cn/code/2020-05-28/45/rus', { ...whole, language: 'ru' }],
    ['/eli/cn/code/2020-05-28/45/art_577', { ...whole, article: '577' }],
    [
      '/eli/cn/code/2020-05-28/45/2021-01-01/zho/art_577-1',
      { work, on: '2021-01-01', language: 'zh', article: '577-1' },
    ],
    [
      '/eli/ru/code/1994-11-30/51-фз/art_165.1',
      { ...whole, work: 'ru/code/1994-11-30/51-фз', article: '165.1' },
    ],
    ['/eli/kz/law/undated/1fb0c2d3e4', { ...whole, work: 'kz/law/undated/1fb0c2d3e4' }],
  ])('%s', (path, address) => {
    expect(parseEli(path)).toEqual(address)
  })

  test.each([
    '',
    '/',
    '/eli',
    '/eli/cn/code/2020-05-28',
    '/eli/cn/code//45',
    '/ecli/cn/code/2020-05-28/45',
    '/eli/cn/code/2020-05-28/45/2021-02-30',
    '/eli/cn/code/2020-05-28/45/deu',
    '/eli/cn/code/2020-05-28/45/art_',
    '/eli/cn/code/2020-05-28/45/zho/2021-01-01',
    '/eli/cn/code/2020-05-28/45/art_1/art_2',
    '/eli/cn/code/2020-05-28/45/2021-01-01/zho/art_1/more',
  ])('%s is none', (path) => {
    expect(parseEli(path)).toBeNull()
  })

  test('is read back as it was written', () => {
    const step = fc.stringMatching(/^[\p{L}\p{N}-]{1,12}$/u)
    const day = fc
      .date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const address = fc.record({
      work: fc.tuple(step, step, step, step).map((steps) => steps.join('/')),
      on: fc.option(day),
      language: fc.option(fc.constantFrom(...languages)),
      article: fc.option(fc.stringMatching(/^[0-9]{1,4}([.-][0-9]{1,2})?[A-Z]?$/)),
    })
    fc.assert(
      fc.property(address, (written) => {
        expect(parseEli(eliPath(written))).toEqual(written)
      }),
    )
  })
})
