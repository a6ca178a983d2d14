import { mostChecked } from '@portal/protocol/checks/constants.ts'
import type { CheckAnswer, CheckedCitation } from '@portal/protocol/checks/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { isInForce } from '@portal/protocol/laws/timeliness.ts'
import { casesQuoted } from '../cases/door.ts'
import { readCitations, type CitationRead } from '../citations/door.ts'
import type { Services } from '../kernel/services.ts'
import { citedOn, lawCalledLike, type CitedOn, type OtherWording } from '../laws/door.ts'
import type { Labels } from '../reference/door.ts'
import { isMisspelt } from '../text/misspelt.ts'

/** Names that nothing bears of which laws of much the same name are looked for. */
const mostLooked = 30

interface Asked {
  text: string
  /** The day whose law is meant. */
  on: string
}

type Marked = Pick<CheckedCitation, 'mark' | 'reason' | 'reasonOn'>

type Judged = Marked & Pick<CheckedCitation, 'nameReason'>

const exact: Judged = { mark: 'exact', reason: null, reasonOn: null, nameReason: null }

const countryOpen: Judged = { ...exact, mark: 'notFound', reason: 'countryOpen' }

/** Contracts and articles of association have articles too, and no law is called so. */
const contractName = /(?:合同|章程)$/

function isOfLaw({ target, isKnown, nameKey }: CitationRead): boolean {
  return target !== null || isKnown || !contractName.test(nameKey)
}

/** Names that nothing bears, and the laws that they may mean. */
async function lawsMeant(
  services: Services,
  read: readonly CitationRead[],
  day: string,
): Promise<Map<string, string>> {
  const unknown = read.filter(
    ({ target, isCase, isKnown, isCountryOpen }) => !target && !isCase && !isKnown && !isCountryOpen,
  )
  const names = new Map(unknown.map((one) => [one.nameKey, one]))
  const meant = new Map<string, string>()
  for (const [key, { country, language, named }] of [...names].slice(0, mostLooked)) {
    const id = await lawCalledLike(
      services,
      { key, country, year: named.year?.slice(0, 4) ?? null, language },
      day,
    )
    if (id !== null) meant.set(key, id)
  }
  return meant
}

/** A version that is named and is not the one of the day: not held, still to come, or former. */
function ofOtherWording({
  isHeld,
  isToCome,
  inForceFrom,
  inForceUntil,
  isEndRecorded,
}: OtherWording): Marked {
  if (!isHeld) return { mark: 'notHeld', reason: 'namedVersionNotHeld', reasonOn: null }
  if (isToCome) return { mark: 'notInForce', reason: 'versionNotYet', reasonOn: inForceFrom }
  const reason = isEndRecorded ? 'formerVersion' : 'formerAtLatest'
  return { mark: 'notInForce', reason, reasonOn: inForceUntil }
}

/** Whether what is cited is in force on the day; null where it is. */
function outOfForce(found: CitedOn): Marked | null {
  const { timeliness, repealedOn, begunOn, since, isWordingMissing, isPerhapsAmended } = found
  const { laterFrom, articleFrom, otherWording } = found
  if (otherWording?.isHeld === false) return ofOtherWording(otherWording)
  if (!otherWording && isWordingMissing) return { mark: 'notHeld', reason: 'versionNotHeld', reasonOn: since }
  if (timeliness === 'REPEALED') return { mark: 'notInForce', reason: 'repealed', reasonOn: repealedOn }
  if (timeliness === 'LAPSED') return { mark: 'notInForce', reason: 'lapsed', reasonOn: repealedOn }
  if (timeliness === 'UNCONFIRMED') return { mark: 'notInForce', reason: 'unconfirmed', reasonOn: null }
  if (!isInForce(timeliness)) return { mark: 'notInForce', reason: 'notYet', reasonOn: begunOn }
  if (otherWording) return ofOtherWording(otherWording)
  if (isPerhapsAmended) return { mark: 'notHeld', reason: 'perhapsAmended', reasonOn: since }
  if (laterFrom !== null) return { mark: 'notHeld', reason: 'laterNotHeld', reasonOn: laterFrom }
  return articleFrom === null ? null : { mark: 'notInForce', reason: 'articleNotYet', reasonOn: articleFrom }
}

/** What is graver than another name: the law is not in force on the day, or has no such article; null where neither is. */
function graver({ article }: CitationRead, found: CitedOn): Marked | null {
  const out = outOfForce(found)
  const isMissing = article !== null && found.number === null
  // Of a former version that is held whole, that it has no such article.
  const isGraver = out === null || (found.otherWording?.isHeld && !found.isDigest)
  if (!isMissing || !isGraver) return out
  return found.isDigest
    ? { mark: 'notHeld', reason: 'digest', reasonOn: null }
    : { mark: 'articleMissing', reason: null, reasonOn: null }
}

/** How the name differs from the law's; null where it does not. */
function nameReasonOf(
  { nameKey, written }: CitationRead,
  found: CitedOn,
  isGuessed: boolean,
): Judged['nameReason'] {
  if (isGuessed) return 'similarName'
  if (!found.names.has(nameKey)) return 'formerName'
  return isMisspelt(written, found.titles) ? 'similarName' : null
}

function judge(read: CitationRead, found: CitedOn, isGuessed: boolean): Judged {
  const grave = graver(read, found)
  const nameReason = nameReasonOf(read, found, isGuessed)
  if (grave) return { ...grave, nameReason }
  if (nameReason === null) return exact
  return { mark: 'nameDiffers', reason: nameReason, reasonOn: null, nameReason: null }
}

const nothing = {
  kind: null,
  title: null,
  titleLanguage: null,
  countryName: null,
  article: null,
  address: null,
  versionFrom: null,
}

function ofLaw(
  read: CitationRead,
  found: CitedOn,
  isGuessed: boolean,
  countryName: string,
): Omit<CheckedCitation, 'start' | 'end'> {
  return {
    ...judge(read, found, isGuessed),
    kind: 'law',
    title: found.title,
    titleLanguage: found.titleLanguage,
    countryName,
    article: found.number,
    address: found.address,
    versionFrom: found.since,
  }
}

/** Every citation in a text, and how it stands on a day; nothing of the text is kept. */
export async function checkCitations(
  services: Services,
  { text, on }: Asked,
  reader: Language,
): Promise<CheckAnswer> {
  const db = services.store.reader()
  const all = await readCitations(db, text, { day: on, most: mostChecked })
  const read = all.slice(0, mostChecked).filter(isOfLaw)
  const meant = await lawsMeant(services, read, on)
  const lawOf = ({ target, nameKey }: CitationRead) =>
    target?.kind === 'law' ? target.id : target ? null : (meant.get(nameKey) ?? null)
  const cited = read.flatMap((one) => {
    const lawId = lawOf(one)
    return lawId === null ? [] : [{ one, lawId }]
  })
  const [laws, cases, labels] = await Promise.all([
    citedOn(
      db,
      cited.map(({ one: { article: key, named }, lawId }) => ({ lawId, key, named })),
      { day: on, reader },
    ),
    casesQuoted(
      db,
      read.flatMap(({ target }) => (target?.kind === 'case' ? [target.id] : [])),
      reader,
    ),
    services.labels.current(),
  ])
  const found = new Map(cited.map(({ one }, at) => [one, laws[at] ?? null]))
  const name = (labelled: Labels, country: string) => labelled.of('COUNTRY', country, reader)
  const citations = read.map((one): CheckedCitation => {
    const { start, end, target } = one
    const law = found.get(one)
    if (law) return { start, end, ...ofLaw(one, law, target === null, name(labels, law.country)) }
    const decided = target?.kind === 'case' ? cases.get(target.id) : undefined
    if (decided) {
      const { title, address } = decided
      return { start, end, ...exact, ...nothing, kind: 'case', title, address }
    }
    if (one.isCountryOpen) return { start, end, ...countryOpen, ...nothing, kind: 'law' }
    const mark = one.isKnown ? 'notHeld' : 'notFound'
    const kind = one.isCase ? 'case' : one.isKnown ? 'law' : null
    return { start, end, ...exact, mark, ...nothing, kind }
  })
  return { on, citations, isCut: all.length > mostChecked }
}
