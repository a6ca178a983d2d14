import { fold } from '../../text/characters.ts'

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The value of a digit of any script: in each of them ten stand in a row. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let before = 0
  while (before < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1
  return String(before)
}

/**
 * A text as the checker compares it: without what nobody sees, in lower case, е for ё, digits, quotation marks, hyphens
 * and blanks in one form each. Raised digits stay apart from what stands before them: "статья 12¹" is 12.1.
 */
export function plainText(text: string): string {
  const plain = text
    .replace(/(?<=\d)[⁰¹²³⁴-⁹]+/g, (digits) => `.${[...digits].map((one) => raised.indexOf(one)).join('')}`)
    .normalize('NFKC')
    .replace(/(?=\P{ASCII})\p{Nd}/gu, digitValue)
    .replace(/[\p{Cf}\p{Mn}]/gu, (mark) => (mark === '\u0306' || mark === '\u0308' ? mark : ''))
    .normalize('NFC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[“”„‟«»″＂]/g, '"')
    .replace(/[‘’‚‛′]/g, "'")
  return fold(plain).replace(/\s+/g, ' ').trim()
}

/** Without anything but letters and digits: what two printings of the same words have in common. */
export function bareText(text: string): string {
  return text.replace(/[^\p{L}\p{N}%]+/gu, '')
}
