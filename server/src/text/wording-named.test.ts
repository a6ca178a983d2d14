import { expect, test } from 'vitest'
import { wordingNamed } from './wording-named.ts'

test.each([
  ['2018修正', '2018'],
  ['2018年修正', '2018'],
  ['2018年10月26日第四次修正', '2018'],
  ['2013年第三次修订', '2013'],
  ['2018年版', '2018'],
  ['2017 Amendment', '2017'],
  ['2018 Revision', '2018'],
  ['as amended in 2018', '2018'],
  ['as amended on 26 October 2018', '2018'],
  ['as amended up to 1 July 2013', '2013'],
  ['revised in 2023', '2023'],
  ['Amendment of 2020', '2020'],
  ['ред. от 31.07.2020', '2020-07-31'],
  ['в редакции от 8 февраля 1998 г.', '1998-02-08'],
  ['в ред. Федерального закона от 08.03.2015 № 42-ФЗ', '2015-03-08'],
  ['в ред. законов от 30.12.2012, от 01.07.2005', '2012-12-30'],
  ['в ред. 2018 г.', '2018'],
])('“%s” names the wording of %s', (note, wording) => {
  expect(wordingNamed(note)).toBe(wording)
})

test.each([
  ['2018'],
  ['2018年'],
  ['1993年通过'],
  ['Companies (Amendment) Act, 2017'],
  ['2015 Amendment Act'],
  ['as amended'],
  ['в редакции'],
  ['от 08.02.1998'],
  ['редактор 2018'],
])('“%s” names none', (note) => {
  expect(wordingNamed(note)).toBeNull()
})
