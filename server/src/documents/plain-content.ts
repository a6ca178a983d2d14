import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Block, Heading } from './content.ts'

/** BCP 47. */
export const languageTags: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' }

/** Fewer headings than this need no list. */
const headingsOfContents = 3

/** The headings that a list of contents names, if there is one. */
export function listedHeadings(blocks: readonly Block[]): Heading[] {
  const headings = blocks.filter((block) => block.kind === 'heading')
  return headings.length < headingsOfContents ? [] : headings
}

/** Without what XML cannot hold: control characters, halves of surrogate pairs, non-characters. */
export function wellFormed(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

/** Where words lead, as software that reads documents takes it. */
export function resolveAddress(address: string, origin: string): string {
  return encodeURI(wellFormed(address.startsWith('/') ? origin + address : address))
}
