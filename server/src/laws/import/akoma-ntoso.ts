import type { Language, Words } from '@portal/protocol/kernel/languages.ts'
import { lawKinds, type EffectLevel, type LawKind } from '@portal/protocol/laws/constants.ts'
import type { LawDocument } from '../document.ts'
import { unknownDepartment } from '../unknown-department.ts'
import { findCategory } from './akoma-ntoso/category.ts'
import { readUnits } from './akoma-ntoso/units.ts'
import {
  child,
  descendants,
  elementsOf,
  find,
  readXml,
  textOf,
  type XmlElement,
} from './akoma-ntoso/xml-tree.ts'
import { readProvisionDays } from './akoma-ntoso/provision-days.ts'
import { checkLaw } from './check-law.ts'
import { ContentProblem } from '../../import/content-problem.ts'

/** FRBRlanguage holds ISO 639-2 codes; 639-1 and the bibliographic code for Chinese are met as well. */
const languageCodes: Record<string, Language> = {
  zho: 'zh',
  chi: 'zh',
  cmn: 'zh',
  zh: 'zh',
  eng: 'en',
  en: 'en',
  rus: 'ru',
  ru: 'ru',
}

const kindWords: [RegExp, LawKind][] = [
  [/constitution|конституци|宪法/i, 'constitution'],
  [/treaty|convention|agreement|договор|конвенци|соглашени|条约|公约|协定/i, 'treaty'],
  [/\bcode\b|кодекс|法典/i, 'code'],
  [/regulation|положени|条例/i, 'regulation'],
  [/decree|order|указ|постановлени/i, 'decree'],
  [/\brules?\b|правила|规章/i, 'rule'],
]

/**
 * The law in an Akoma Ntoso 3.0 document (OASIS LegalDocML): one expression, that is one language version of one
 * wording. docs/importing.md lists the elements that are read.
 */
export function readAkomaNtoso(text: string): LawDocument {
  const root = readXml(text)
  if (root.name !== 'akomaNtoso') throw new ContentProblem(`is not Akoma Ntoso: its root is <${root.name}>`)
  const act = elementsOf(root)[0]
  const identification = find(act && child(act, 'meta'), 'identification')
  if (!act || !identification) throw new ContentProblem('has no <meta> with an <identification>')
  const work = child(identification, 'FRBRWork')
  const expression = child(identification, 'FRBRExpression')
  const language = languageOf(expression)
  const title = titleOf(act, work)
  const number = value(work, 'FRBRnumber') ?? (textOf(find(child(act, 'preface'), 'docNumber')) || null)
  const country = (value(work, 'FRBRcountry') ?? '').toUpperCase()
  const kind = kindOf(act, work, title)
  const days = readDays(act, work, expression)
  const provisionDays = readProvisionDays(act, days.inForceFrom ?? days.effectiveOn)
  const shortTitles = [...descendants(act, 'shortTitle')]
    .map(textOf)
    .filter((short) => short !== '' && short !== title)
  return checkLaw({
    country,
    kind,
    number,
    effectLevel: effectLevelOf(country, kind),
    category: findCategory(act, title),
    publishDepartment: departmentOf(act, work, language),
    ...days,
    ...(provisionDays.length > 0 && { provisionDays }),
    sourceUrl: webAddress(value(expression, 'FRBRuri') ?? value(work, 'FRBRuri')),
    verifiedOn: null,
    texts: [
      {
        language,
        title,
        shortTitles: [...new Set(shortTitles)].slice(0, 20),
        original: child(expression, 'FRBRtranslation') === undefined,
        digest: false,
        units: readUnits(act, language),
      },
    ],
  })
}

function value(element: XmlElement | undefined, name: string): string | undefined {
  return child(element, name)?.attributes.value?.trim() || undefined
}

function languageOf(expression: XmlElement | undefined): Language {
  const code = child(expression, 'FRBRlanguage')?.attributes.language ?? ''
  const language = languageCodes[code.toLowerCase()]
  if (!language)
    throw new ContentProblem(`FRBRlanguage is "${code}", which is not one of the portal's languages`)
  return language
}

function titleOf(act: XmlElement, work: XmlElement | undefined): string {
  const printed = textOf(
    find(child(act, 'preface') ?? child(act, 'coverPage'), 'docTitle') ?? find(act, 'docTitle'),
  )
  const title =
    printed || value(work, 'FRBRalias') || textOf(find(act, 'shortTitle')) || value(work, 'FRBRname')
  if (!title) throw new ContentProblem('has neither <docTitle> nor <shortTitle>')
  return title
}

function kindOf(act: XmlElement, work: XmlElement | undefined, title: string): LawKind {
  const named = [value(work, 'FRBRsubtype'), act.attributes.name].map((name) => name?.toLowerCase())
  const known = lawKinds.find((kind) => named.includes(kind))
  return known ?? kindWords.find(([words]) => words.test(title))?.[1] ?? 'law'
}

function effectLevelOf(country: string, kind: LawKind): EffectLevel {
  if (kind === 'constitution') return 'CONSTITUTION'
  if (kind === 'treaty') return 'INTERNATIONAL_TREATY'
  if (country !== 'CN') return 'FOREIGN_STATUTE'
  if (kind === 'interpretation') return 'JUDICIAL_INTERPRETATION'
  if (kind === 'regulation') return 'ADMINISTRATIVE_REGULATION'
  return kind === 'rule' || kind === 'decree' ? 'DEPARTMENTAL_RULE' : 'LAW'
}

/** The author's name is given in the document's language; Chinese, which must be there, repeats it. */
function departmentOf(act: XmlElement, work: XmlElement | undefined, language: Language): Words {
  const href = child(work, 'FRBRauthor')?.attributes.href ?? ''
  const organisations = [...descendants(act, 'TLCOrganization')]
  const author = organisations.find((one) => `#${one.attributes.eId ?? one.attributes.id ?? ''}` === href)
  const name = author?.attributes.showAs?.trim() || textOf(find(child(act, 'preface'), 'docAuthority'))
  return name ? { zh: name, [language]: name } : unknownDepartment
}

/** Dates of the work, of this expression, and of the lifecycle. */
function readDays(act: XmlElement, work: XmlElement | undefined, expression: XmlElement | undefined) {
  const dates = [work, expression].map((level) =>
    (level ? elementsOf(level) : [])
      .filter(({ name }) => name === 'FRBRdate')
      .map(({ attributes }) => attributes),
  )
  const isForce = ({ name = '' }: Record<string, string>) => /force|commence|effect/i.test(name)
  const events = [...descendants(act, 'eventRef')].map(({ attributes }) => attributes)
  const ofType = (type: string) =>
    events.filter((event) => event.type === type).map((event) => day(event.date))
  const inForceFrom = day(dates[1]!.find(isForce)?.date)
  const adoptedOn = day(dates[0]!.find((date) => !isForce(date))?.date)
  return {
    adoptedOn,
    effectiveOn: day(dates[0]!.find(isForce)?.date),
    versionOn: day(dates[1]!.find((date) => !isForce(date))?.date) ?? adoptedOn,
    ...(inForceFrom !== null && { inForceFrom }),
    repealedOn: ofType('repeal')[0] ?? null,
    amended: ofType('amendment').length > 0 || find(act, 'passiveModifications') !== undefined,
  }
}

/** The day of an xsd:date or xsd:dateTime; a year alone names no day. */
function day(date: string | undefined): string | null {
  return date === undefined || /^\d{4}(?:-\d{2})?$/.test(date) ? null : date.slice(0, 10)
}

function webAddress(uri: string | undefined): string | null {
  return uri && /^https?:\/\//.test(uri) ? uri : null
}
