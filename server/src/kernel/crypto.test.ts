import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyedHash, randomToken, sameBytes, tokenHash } from './crypto.ts'

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
