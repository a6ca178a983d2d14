import { createHash } from 'node:crypto'
import { caseNumberKey } from '../text/case-number.ts'
import { fold } from '../text/characters.ts'
import type { CaseDocument } from './document.ts'

/** Letters and digits only, folded: what two writings of a name have in common. */
function nameKey(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * What tells a decision from others: its country, number, court and kind. All instances of a Russian case bear one
 * number, and a Chinese court's orders that of the judgment. A decision without a number goes by the title of its
 * original, with the court and the day as far as they are known.
 */
export function caseIdentity(document: CaseDocument): string {
  const { country, court, documentType, judgedOn } = document
  const number = caseNumberKey(document.caseNumber ?? '')
  const courtKey = nameKey(court?.zh ?? '')
  if (number) return ['number', country, number, courtKey, documentType].join('/')
  const original = document.texts.find((text) => text.original) ?? document.texts[0]!
  return ['title', country, nameKey(original.title), courtKey, judgedOn ?? ''].join('/')
}

/** Equal for documents that say the same. */
export function caseDigest(document: CaseDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex')
}
