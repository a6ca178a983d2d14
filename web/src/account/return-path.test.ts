import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

describe('after signing in one returns', () => {
  test.each([
    ['/legal/details?id=1', '/legal/details?id=1'],
    ['/content/request/manage?page=2#row', '/content/request/manage?page=2#row'],
    ['/legal/query?keyword=%E6%B0%91', '/legal/query?keyword=%E6%B0%91'],
    ['/legal/query?next=https://evil.example', '/legal/query?next=https://evil.example'],
    ['/', '/'],
  ])('to %s', (wanted, expected) => {
    expect(returnPath(wanted, 'zh')).toBe(expected)
  })

  test.each([
    null,
    '',
    'https://evil.example/',
    'HTTPS://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '/account/login',
    '/account/login?to=/account/login',
    '/account/../account/login',
    '/ACCOUNT/login',
    '/x/..//evil.example',
    '/./\\evil.example',
    'http://[',
  ])('home from %j', (wanted) => {
    const path = returnPath(wanted, 'zh')
    expect(path === '/home' || path.startsWith('/home')).toBe(true)
  })

  test('in the language that the reader has chosen meanwhile', () => {
    expect(returnPath('/legal/query?lang=en&keyword=a', 'ru')).toBe('/legal/query?lang=ru&keyword=a')
    expect(returnPath('/legal/query?lang=en', 'en')).toBe('/legal/query?lang=en')
    expect(returnPath('/legal/query?keyword=a', 'ru')).toBe('/legal/query?keyword=a')
  })

  test('to no other site, whatever was wanted', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      ':',
      '@',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'http',
      '?',
      '#',
      '%2F',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const here = 'https://portal.example'
        const path = returnPath(pieces.join(''), 'zh')
        expect(path.startsWith('/')).toBe(true)
        expect(new URL(path, here).origin).toBe(here)
      }),
      { numRuns: 2000 },
    )
  })
})
