import { findBankAccounts } from './bank-accounts.ts'
import { joined } from './joined.ts'

/** What of a text may point at a person. */
export const personalKinds = ['PHONE', 'EMAIL', 'WECHAT', 'BANK_ACCOUNT', 'IDENTITY_NUMBER', 'NAME'] as const

export type PersonalKind = (typeof personalKinds)[number]

/** A place in a text, in UTF-16 units. */
export interface PersonalPlace {
  kind: PersonalKind
  start: number
  end: number
}

const identityNumbers = joined(
  // Of residents of China.
  /\d{17}[\dXx]/,
  // Of citizens of Uzbekistan and Kyrgyzstan: the day of birth follows the first digit.
  /[1-6](?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{9}/,
  // Of citizens of Kazakhstan.
  /\d{12}/,
  // Of citizens of Pakistan.
  /\d{5}-\d{7}-\d/,
  // Of taxpayers and of residents of India; three years look like the latter.
  /[A-Z]{5}\d{4}[A-Z]/,
  /(?<!\d )(?!(?:(?:19|20)\d\d ){2}(?:19|20)\d\d)\d{4} \d{4} \d{4}(?! ?\d)/,
  // Passports.
  /[A-Za-z]{1,2}\d{7,8}/,
  // Of citizens of Russia: where a passport is spoken of, or by their spaces; a year before an amount looks like one.
  /(?<=(?:[Пп]аспорт|[Pp]assport)[^\d\n]{0,20})\d{2} ?\d{2}[ -]?(?:№ ?)?\d{6}/,
  /(?<!\d )(?!(?:19|20)\d{2} )\d{2} ?\d{2} \d{6}/,
)

/** Words before which a local number is a phone's. */
const phoneWords = joined(
  /(?:电话|手机|座机)(?:号码?)?[是为]?/,
  /(?<![a-z])(?:tel|telephone|phone|mobile)(?: no| number)?(?: is)?/,
  /(?<![а-яё])(?:тел|телефон[а-я]{0,2}|моб|сот|факс)/,
)

const localNumbers = joined(
  /(?:\(\d{3,5}\) ?)?(?:\d{1,3}(?:-\d{2}){2}|\d{2,3}(?: \d{2}){2})/,
  /(?!(?:19|20)\d\d[ -](?:19|20)\d\d)\d{3,4}[ -]\d{4}/,
  /\d{6,8}/,
)

/** What follows an amount or a year, and no phone. */
const notOfPhones = /[\d年]| ?(?:руб|тенге|сум|сом|元|usd|cny|rmb)/.source

const phones = joined(
  // Mobile numbers of China.
  /1[3-9]\d(?:[ -]?\d{4}){2}/,
  // Landlines of China.
  /(?<!№ ?)\(?0(?:10|2\d|[3-9]\d{2})(?:\) ?|[ -])\d{3,4}[ -]?\d{4}/,
  // Numbers of Russia and Kazakhstan as they are dialled there.
  /8[ -]?\(\d{3,4}\)[ -]?\d{2,3}(?:[ -]?\d{2}){2}|8[ -]\d{3}[ -]\d{3}(?:[ -]?\d{2}){2}|89\d{9}/,
  // Whatever is written with an international code.
  /(?:\+|00)\d{1,3}(?:[ ()-]{0,2}\d){7,12}/,
  // Local numbers, which nothing but a word tells from others.
  new RegExp(`(?<=(?:${phoneWords})[ .:：]{0,3})(?:${localNumbers})(?!${notOfPhones})`),
)

/** Where a colon or “ID” follows, whatever may be an id; else what no word looks like. */
const weChatIds = joined(
  /(?<=(?:微信|[Ww]e[Cc]hat) ?(?:号|ID|[:：]|号[:：]|ID[:：]) ?)[A-Za-z][\w-]{5,19}/,
  /(?<=(?:微信|[Ww]e[Cc]hat) ?)[A-Za-z](?=[A-Za-z-]*[\d_])[\w-]{5,19}/,
)

/** The longest first, as a phone's shape may lie within another number. */
const shapes: Record<Exclude<PersonalKind, 'NAME' | 'BANK_ACCOUNT'>, RegExp> = {
  EMAIL:
    /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+(?:@| ?[(（[{] ?(?:at|@) ?[)）\]}] ?)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
  WECHAT: new RegExp(`(?:${weChatIds})(?![A-Za-z\\d])`, 'g'),
  IDENTITY_NUMBER: new RegExp(`(?<![A-Za-z\\d])(?:${identityNumbers})(?![A-Za-z\\d])`, 'g'),
  PHONE: new RegExp(`(?<!\\d)(?:${phones})(?!\\d)`, 'gi'),
}

/** Every place where a text has one of these names. */
function findNames(text: string, names: readonly string[]): PersonalPlace[] {
  return names
    .filter((name) => name !== '')
    .flatMap((name) =>
      [...text.matchAll(new RegExp(name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'), 'gi'))].map(
        ({ index: start, 0: { length } }) => ({
          kind: 'NAME' as const,
          start,
          end: start + length,
        }),
      ),
    )
}

function findShapes(text: string, kind: Exclude<PersonalKind, 'NAME'>): PersonalPlace[] {
  if (kind === 'BANK_ACCOUNT') return findBankAccounts(text).map((place) => ({ kind, ...place }))
  return [...text.matchAll(shapes[kind])].map(({ index: start, 0: { length } }) => ({
    kind,
    start,
    end: start + length,
  }))
}

/**
 * Every place that looks like personal data, in the text's order; none lies within another.
 *
 * @param names of whom the text is about, where they are known
 */
export function findPersonalData(text: string, names: readonly string[] = []): PersonalPlace[] {
  const places = findNames(text, names)
  for (const kind of ['EMAIL', 'WECHAT', 'BANK_ACCOUNT', 'IDENTITY_NUMBER', 'PHONE'] as const) {
    for (const place of findShapes(text, kind)) {
      if (!places.some(({ start, end }) => place.start < end && start < place.end)) places.push(place)
    }
  }
  return places.toSorted((one, other) => one.start - other.start)
}
