import { expect, test } from 'vitest'
import { mapAddress } from './map-address.ts'

test.each([
  [null, null],
  ['https://map.example/office', null],
  ['https://map.example/?q={address}&z=15', 'https://map.example/?q=%E6%A0%B7%E4%BE%8B%20%26%201&z=15'],
])('a map at %s leads to a place only where it has room for one', (mapUrl, address) => {
  expect(mapAddress(mapUrl, '样例 & 1')).toBe(address)
})
