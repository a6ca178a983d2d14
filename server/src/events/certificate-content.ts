import { inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { mail as en } from '@portal/protocol/words/en/mail.ts'
import { mail as ru } from '@portal/protocol/words/ru/mail.ts'
import { mail as zh } from '@portal/protocol/words/zh/mail.ts'
import { documentWords, type DocumentContent } from '../documents/door.ts'
import { fill } from '../kernel/words.ts'
import { writtenDay } from '../kernel/written-days.ts'
import { verificationLink } from './links.ts'
import type { CertificateFound } from './queries.ts'

const portals = { zh: zh.portal, en: en.portal, ru: ru.portal }

/** A certificate as a document, with the name that its holder gave. */
export function certificateContent(
  { number, kind, titles, held_on, given_at: givenAt, ...row }: CertificateFound,
  { name, language, origin }: { name: string; language: Language; origin: string },
): DocumentContent {
  const { certificate: words } = documentWords(language)
  const title = inLanguage(titles, language)
  const heldOn = writtenDay(held_on, language)
  const address = origin + verificationLink(number)
  const hours = new Intl.NumberFormat(language).format(row.hours)
  const said = { name, title, date: heldOn, hours }
  return {
    title: words[kind],
    language,
    readerLanguage: language,
    notes: [],
    facts: [
      { label: words.name, value: name },
      { label: words.title, value: title },
      { label: words.hours, value: hours },
      { label: words.heldOn, value: heldOn },
      { label: words.number, value: number },
      { label: words.address, value: address, address },
    ],
    blocks: [
      { kind: 'paragraph', runs: [{ text: fill(words.certified, said) }] },
      { kind: 'signature', lines: [portals[language], writtenDay(zoneToday(givenAt), language)] },
    ],
    origin,
  }
}
