import type { SubmittedData } from '@portal/protocol/verification/schemas.ts'
import { expect, test } from 'vitest'
import { compare } from './submitted-data.ts'

const image = (id: string, url: string) => ({ id, name: 'a.png', mediaType: 'image/png', size: 1, url })

const company = {
  kind: 'COMPANY',
  name: '样例公司',
  country: 'CN',
  registrationNumber: null,
  creditCode: '91110000MA01ABCD5X',
  licenseImage: image('one', '/a?signature=1'),
  address: '青岛',
  establishedOn: '2015-03-01',
  industry: 'C',
  size: 'UNDER_20',
} as const satisfies SubmittedData

const changed = (given: SubmittedData, valid: SubmittedData) =>
  compare(given, valid).flatMap(({ name, isChanged }) => (isChanged ? [name] : []))

test('what differs is marked, and nothing else', () => {
  expect(changed({ ...company, address: '胶州' }, company)).toEqual(['address'])
  expect(changed(company, company)).toEqual([])
})

test('a picture is another when the file is, not when its address was signed again', () => {
  expect(changed({ ...company, licenseImage: image('one', '/a?signature=2') }, company)).toEqual([])
  expect(changed({ ...company, licenseImage: image('two', '/a') }, company)).toEqual(['licenceImage'])
})

test('who moves abroad has another number, and another image', () => {
  const given = { ...company, country: 'KZ', registrationNumber: '020240000555', creditCode: null }
  const names = ['registeredIn', 'registrationNumber', 'certificate', 'creditCode', 'licenceImage']
  expect(changed({ ...given, licenseImage: image('two', '/b') }, company)).toEqual(names)
})

test('a field that only one of the two has counts as changed', () => {
  const valid: SubmittedData = {
    kind: 'LAWYER',
    name: '李样例',
    identity: { kind: 'PASSPORT', number: 'AB1234567' },
    licence: { kind: 'CHINA', number: '13702201510000001' },
    lawFirm: { officeId: null, name: '样例所' },
    specialties: ['CONTRACT'],
    brief: null,
    languages: [],
    workCountry: null,
    workArea: null,
  }
  const given: SubmittedData = {
    ...valid,
    licence: { kind: 'FOREIGN', country: 'UZ', bar: 'Tashkent', number: '13702201510000001' },
  }
  expect(changed(given, valid)).toEqual(['licenceKind', 'licenceCountry', 'bar'])
  const elsewhere = { ...valid, languages: [{ code: 'RU', level: 'FLUENT' as const }], workCountry: 'UZ' }
  expect(changed(elsewhere, valid)).toEqual(['languages', 'workPlace'])
  expect(changed({ ...elsewhere, workArea: 'UZ-TK' }, elsewhere)).toEqual(['workPlace'])
})
