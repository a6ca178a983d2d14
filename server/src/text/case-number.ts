import { fold } from './characters.ts'

const words =
  /(?<!\p{L})(?:дел[оаеу]|по делу|case|appeal|application|petition|suit|number|no|n)(?=[\s.:№#]|\d)\.?/gu
const chineseWords = /^(?:案件?编?号|案号)|(?:号|案|号案件?|一案)$/g

/**
 * What two writings of one case number have in common: folded, without blanks, brackets, hyphens, "№" and the words
 * around it. '' when nothing with a digit is left.
 */
export function caseNumberKey(text: string): string {
  const key = fold(text)
    .replace(words, ' ')
    .replace(/[\s()[\]{}〔〕【】‐‑–—\-−№#"'“”«»《》.:,，、。]/g, '')
    .replace(chineseWords, '')
    .replace(/号$/, '')
  return /\d/.test(key) ? key : ''
}
