import { expect, test } from 'vitest'
import { caseNumberKey } from './case-number.ts'

test.each([
  [
    [
      '（2022）鲁02民终90003号',
      '(2022)鲁02民终90003号',
      '（2022） 鲁02民终 90003 号',
      '（2022）鲁02民终90003号案',
    ],
  ],
  [['А40-990017/2023', 'дело № А40-990017/2023', 'А40–990017/2023']],
  [['CS(COMM) 99071/2021', 'CS (COMM) No. 99071/2021']],
  [['ECLI:EU:C:2009:303', 'ecli:eu:c:2009:303']],
])('%j are one number', (writings) => {
  const keys = new Set(writings.map(caseNumberKey))
  expect(keys.size).toBe(1)
  expect([...keys][0]).not.toBe('')
})

test.each([
  ['（2022）鲁02民终90003号', '（2022）鲁02民终90004号'],
  ['（2023）鲁72民初90017号', '（2023）鲁72民初90017号之一'],
  ['А40-990017/2023', 'А41-990017/2023'],
  ['2-99013/2022', '2-9901/32022'],
])('%s is not %s', (one, other) => {
  expect(caseNumberKey(one)).not.toBe(caseNumberKey(other))
})

test.each(['', '号', 'дело №', 'no number', '案号'])('%j is no number', (text) => {
  expect(caseNumberKey(text)).toBe('')
})
