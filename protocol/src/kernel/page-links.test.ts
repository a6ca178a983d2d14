import { describe, expect, test } from 'vitest'
import { onFrom } from './page-links.ts'

describe('the address a reader is sent on to', () => {
  test.each([
    ['', '/home', '/home'],
    ['?lang=en', '/home', '/home?lang=en'],
    ['?a=1&lang=ru&b=2', '/home', '/home?lang=ru'],
    ['?lang=en', '/account/login?to=%2Fcontent', '/account/login?to=%2Fcontent&lang=en'],
    ['?lang=en', '/about/rules?lang=ru#top', '/about/rules?lang=en#top'],
    ['?lang=xx', '/home', '/home'],
    ['?lang=', '/home', '/home'],
    ['?lang=en&lang=ru', '/home', '/home?lang=en'],
  ])('from %j to %s is %s', (search, address, expected) => {
    expect(onFrom(search, address)).toBe(expected)
  })
})
