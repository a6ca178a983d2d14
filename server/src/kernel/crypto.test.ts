import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyedHash, randomDigits, randomToken, sameBytes, seal, tokenHash, unseal } from './crypto.ts'

test('tokens are 256 random bits that fit a cookie', () => {
  const tokens = Array.from({ length: 500 }, randomToken)
  expect(new Set(tokens).size).toBe(500)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

test('a token is stored as its SHA-256', () => {
  expect(tokenHash('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('keyed hashes differ by key, purpose and value, and by where one ends and the other begins', () => {
  const hashes = [
    keyedHash('key', 'captcha', 'value'),
    keyedHash('other', 'captcha', 'value'),
    keyedHash('key', 'login', 'value'),
    keyedHash('key', 'captcha', 'values'),
    keyedHash('key', 'captchav', 'alue'),
  ].map((hash) => hash.toString('hex'))
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(keyedHash('key', 'captcha', 'value').toString('hex')).toBe(hashes[0])
})

test('bytes are the same when all of them are', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (one, other) => {
      expect(sameBytes(one, other)).toBe(Buffer.compare(one, other) === 0)
      expect(sameBytes(one, Uint8Array.from(one))).toBe(true)
    }),
  )
})

test('codes are six digits, leading zeros among them', () => {
  const codes = Array.from({ length: 2000 }, randomDigits)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})

describe('what is sealed', () => {
  const keys = { current: 'new key', previous: 'old key', next: null }

  test('is opened by the key it was sealed with, present or previous', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(unseal(keys, 'identity', seal(keys.current, 'identity', text))).toBe(text)
        expect(unseal(keys, 'identity', seal(keys.previous, 'identity', text))).toBe(text)
      }),
    )
  })

  test('is opened by no other key, for no other purpose, and not when a bit of it was changed', () => {
    const sealed = seal(keys.current, 'identity', '11010519491231002X')
    expect(() => unseal({ current: 'third', previous: null, next: null }, 'identity', sealed)).toThrow()
    expect(() => unseal(keys, 'message', sealed)).toThrow()
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(() => unseal(keys, 'identity', changed), `byte ${at}`).toThrow()
    }
  })

  test('never looks the same, nor holds the text', () => {
    const all = Array.from({ length: 100 }, () => seal('key', 'identity', 'secret').toString('latin1'))
    expect(new Set(all).size).toBe(100)
    for (const one of all) expect(one).not.toContain('secret')
  })
})
