import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { mostPassages } from '@portal/protocol/assistant/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { isInForce } from '@portal/protocol/laws/timeliness.ts'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { eliPath, parseEli } from '@portal/protocol/laws/eli.ts'
import type { Services } from '../../kernel/services.ts'
import { articlesQuoted, type QuotedArticle } from '../../laws/door.ts'
import type { Labels } from '../../reference/door.ts'
import type { KeptPassage } from '../tables.ts'
import { cutAround } from './cut.ts'
import { sharedBy, type Candidate } from './find.ts'

interface Reader {
  language: Language
  labels: Labels
}

type Unnumbered = Omit<KeptPassage, 'number'>

/** The candidates as passages, by what the store holds of them now; what is gone is left out. */
export async function presentAll(
  services: Pick<Services, 'db' | 'labels'>,
  candidates: readonly Candidate[],
  language: Language,
): Promise<Unnumbered[]> {
  const reader = { language, labels: await services.labels.current() }
  const laws = candidates.filter(({ passage }) => passage === 'law')
  const articles = await articlesQuoted(
    services.db,
    laws.map(({ row }) => ({ lawId: row.group.id, key: row.key })),
    { day: zoneToday(), reader: language },
  )
  const articleOf = new Map(laws.map((candidate, at) => [candidate, articles[at] ?? null]))
  const shown = await stillShown(services, candidates)
  return candidates.flatMap((candidate) => {
    if (candidate.passage !== 'law') return shown.has(candidate) ? textPassage(candidate, reader) : []
    const article = articleOf.get(candidate)
    return article ? (lawPassage(candidate, article, reader) ?? []) : []
  })
}

/** What was taken back is not quoted, though the engine does not know it yet. */
async function stillShown(
  { db }: Pick<Services, 'db'>,
  candidates: readonly Candidate[],
): Promise<Set<Candidate>> {
  const others = candidates.filter(({ passage }) => passage !== 'law')
  const shown = new Set<Candidate>()
  for (const [searched, some] of Map.groupBy(others, (one) => one.searched)) {
    const ids = some.map(({ row }) => row.group.id)
    const held = new Set(
      searched.stillShown
        ? await searched.stillShown(db, ids)
        : (await searched.groups(db, ids)).map(({ id }) => id),
    )
    for (const candidate of some) if (held.has(candidate.row.group.id)) shown.add(candidate)
  }
  return shown
}

function lawPassage(
  { row, quotable, searched, isNamed }: Candidate,
  { address, texts, timeliness, inForceFrom, adoptedOn, amendedFrom }: QuotedArticle,
  reader: Reader,
): Unnumbered | null {
  const text = texts.find(({ language }) => language === row.language)
  const eli = parseEli(address)
  if (!text || !eli) return null
  // Where the engine has not followed a change yet, it does not know which sentence matters.
  const sentence = text.text === row.text ? quotable.sentence : null
  return {
    ...placed(row, reader),
    kind: 'law',
    isTreaty: sharedBy(searched, row) !== null,
    source: { kind: searched.declaration.kind, id: row.group.id },
    address: eliPath({ ...eli, language: row.language === reader.language ? null : row.language }),
    titleOrigin: searched.titleOrigin?.(row.group) ?? null,
    heading: [row.number, row.heading].filter(Boolean).join(' '),
    text: cutAround(text.text, sentence),
    isDigest: text.isDigest,
    isOriginal: text.isOriginal,
    isSample: false,
    timeliness,
    day: inForceFrom,
    adoptedOn,
    amendedFrom,
    isNamed,
  }
}

function textPassage({ row, quotable, searched, passage, isNamed }: Candidate, reader: Reader): Unnumbered {
  const { group } = row
  const day = Object.values(group.dates).find((one) => one !== null) ?? null
  return {
    ...placed(row, reader),
    kind: passage,
    isTreaty: false,
    source: { kind: searched.declaration.kind, id: group.id },
    address: searched.path({ id: group.id, shown: group.shown, units: [row] }, reader.language),
    titleOrigin: null,
    heading: row.heading,
    text: cutAround(row.text, quotable.sentence),
    isDigest: false,
    isOriginal: null,
    isSample: searched.isSample?.(group) ?? false,
    timeliness: null,
    day,
    adoptedOn: null,
    amendedFrom: null,
    isNamed,
  }
}

/** Where a text is from, and what it is called. */
function placed({ group, language }: Candidate['row'], reader: Reader) {
  const value = group.values['country']
  const country = typeof value === 'string' && value !== '' ? value : null
  return {
    title: group.title,
    titleLanguage: group.titleLanguage,
    language,
    country,
    countryName: country && reader.labels.of('COUNTRY', country, reader.language),
  }
}

/** At most so many of what is no law stand among the passages of an answer. */
const mostOthers = { case: 2, answered: 2 }

const isOver = (timeliness: Timeliness | null): boolean => timeliness !== null && !isInForce(timeliness)

/**
 * The passages of an answer: the best laws with some cases and answers, those of one country beside each other, and
 * treaties.
 */
export function arrange(passages: readonly Unnumbered[], most = mostPassages): KeptPassage[] {
  const ofKind = (kind: Passage['kind']) => passages.filter((passage) => passage.kind === kind)
  const others = [
    ...ofKind('case').slice(0, mostOthers.case),
    ...ofKind('answered').slice(0, mostOthers.answered),
  ]
  // Of what kind it is nobody knows yet, nor whether it is in force: nothing rests on that.
  const laws = ofKind('law').filter(({ timeliness }) => timeliness !== 'UNCONFIRMED')
  const inOrder = [
    ...laws.filter(({ isNamed }) => isNamed),
    ...laws.filter(({ isNamed, timeliness }) => !isNamed && !isOver(timeliness)),
    ...laws.filter(({ isNamed, timeliness }) => !isNamed && isOver(timeliness)),
  ].slice(0, Math.max(0, most - others.length))
  const groups = Map.groupBy([...inOrder, ...others].slice(0, most), ({ isTreaty, country }) =>
    isTreaty ? 'treaty' : country,
  )
  const general = groups.get(null) ?? []
  groups.delete(null)
  return [...[...groups.values()].flat(), ...general].map((passage, at) => ({
    ...passage,
    number: at + 1,
  }))
}
