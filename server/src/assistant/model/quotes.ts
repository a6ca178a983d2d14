import { bareText, plainText } from './plain-text.ts'

const quoted =
  /"([^"]+)"|「([^」]+)」|『([^』]+)』|(?<![\p{L}\p{N}])'((?:[^']|'(?=\p{L}))+)'(?![\p{L}\p{N}])/gu
const ellipsis = /\.{3}|…+|\[\.{3}\]/

/** The words that a sentence quotes; what it leaves out parts a quotation. */
export function quotesIn(sentence: string): string[] {
  return Array.from(plainText(sentence).matchAll(quoted), (found) => found.slice(1).find(Boolean) ?? '')
    .flatMap((quotation) => quotation.split(ellipsis))
    .map((part) => bareText(part))
    .filter((part) => part !== '')
}

/** A quotation mark without its fellow: what is quoted cannot be told. */
export function hasOpenQuote(sentence: string): boolean {
  return (plainText(sentence).match(/"/g)?.length ?? 0) % 2 === 1
}

/** The titles that a sentence sets in 《》. */
export function titlesIn(sentence: string): string[] {
  return Array.from(sentence.normalize('NFKC').matchAll(/《([^《》]+)》/g), ([, title = '']) => title)
}

/** Where a sentence leads somewhere: no passage bears an address out. */
export function hasAddress(sentence: string): boolean {
  return /(?:https?:|www\.|javascript:|data:|mailto:)|<\s*\/?\s*[a-z][^>]*>/iu.test(
    sentence.normalize('NFKC'),
  )
}
