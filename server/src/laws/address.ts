import { createHash } from 'node:crypto'
import { chineseNumber } from '@portal/protocol/laws/article-number.ts'
import type { LawDocument } from './document.ts'

/** Letters and digits only, lower case: what two spellings of a title or number have in common. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** In the place of the day of adoption, where none is known. */
export const undated = 'undated'

/** The official number as a step of an address: "主席令第四十五号" → "45", "51-ФЗ" → "51-фз". */
function numberStep(number: string): string {
  const plain = number.normalize('NFKC').toLowerCase()
  const [, counted] = /第?\s*([\d〇零一二两三四五六七八九十百千]+)\s*号/.exec(plain) ?? []
  return (
    (counted && String(chineseNumber(counted) ?? counted)) ??
    plain
      .replace(/^(№|no\.?|n)\s*/, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
  )
}

/**
 * The stable address of a law after the practice of ELI and Akoma Ntoso: country, kind, date of adoption and
 * number. An act without a number has a short digest of its original title in its place.
 */
export function lawAddress(document: LawDocument): string {
  const original = document.texts.find((text) => text.original) ?? document.texts[0]!
  const number = document.number && numberStep(document.number)
  const step = number || createHash('sha256').update(titleKey(original.title)).digest('hex').slice(0, 10)
  return [document.country.toLowerCase(), document.kind, document.adoptedOn ?? undated, step].join('/')
}
