import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cutIntoPieces, gzipWithNonces, packPieces, standIns, withNonces } from './page-pieces.ts'

const nonces = { script: 's'.repeat(24), style: 't'.repeat(24) }

const long = Array.from({ length: 4000 }, (_, index) => `第${index}条 合同`).join('\n')

const pages = [
  ['without a nonce', '<p>text</p>'],
  ['with both', `<style nonce="${standIns.style}">${long}</style>${long}<script nonce="${standIns.script}">`],
  ['that ends in one', `${long}${standIns.style}`],
  ['with two side by side', `${standIns.style}${standIns.script}`],
] as const

test.each(pages)('a page %s is what it was but for its nonces, packed and not', async (_, html) => {
  const expected = html.replaceAll(standIns.style, nonces.style).replaceAll(standIns.script, nonces.script)
  const pieces = await packPieces(cutIntoPieces(html))
  expect(withNonces(pieces, nonces).toString()).toBe(expected)
  expect(gunzipSync(gzipWithNonces(pieces, nonces)).toString()).toBe(expected)
})

test('what a page repeats of itself is packed once, whatever nonce stands in between', async () => {
  const packed = async (html: string) => gzipWithNonces(await packPieces(cutIntoPieces(html)), nonces).length
  const text = long.slice(0, 10_000)
  expect(await packed(text + standIns.style + text)).toBeLessThan((await packed(text)) * 1.2)
})

test('a page that holds zeros, which stand for nonces, is not packed', async () => {
  await expect(packPieces(cutIntoPieces(`a\0b${standIns.style}c`))).rejects.toThrow(/zeros/)
})
