import { foundKinds, mostOfKind, type FoundKind } from '@portal/protocol/find/constants.ts'
import type { findCalls } from '@portal/protocol/find/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { publicationKinds, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { Asker } from '../kernel/http/caller.ts'
import type { Preferred, Searched } from '../kernel/searched.ts'
import type { Services } from '../kernel/services.ts'
import { lawFound, saidOfCitations, shownPreferred, shownQuestions } from '../laws/door.ts'
import type { Labels } from '../reference/door.ts'
import type { GroupHit, SearchAnswer, UnitHit } from '../search/door.ts'

type Page = AnswerOf<typeof findCalls.page>
type Said = Omit<Page, 'content' | 'page' | 'publicationKinds'>
export type Found = Page['content'][number]

interface FoundOfKind {
  kind: FoundKind
  answer: SearchAnswer
  preferred: Preferred | null
  content: Found[]
}

interface AskedOfKind {
  keyword: string
  page: number
  size: number
  /** The country whose laws go before others, or that none does. */
  prefer: string | undefined
  publicationKind?: PublicationKind | undefined
}

function passageOf({ language, number, heading, snippet }: UnitHit, isNumbered: boolean): Found['passage'] {
  const named = isNumbered ? [number, heading] : [heading]
  return { language, heading: named.filter(Boolean).join(' ') || null, text: snippet }
}

function publicationOf({ values, dates }: GroupHit): Found['publication'] {
  return { kind: values['kind'] as PublicationKind, on: dates['publishedOn'] ?? null }
}

function lawOf(hit: GroupHit, labels: Labels, reader: Language): Found['law'] {
  const { countries, ...law } = lawFound(hit)
  return { ...law, countries: countries.map((code) => labels.of('COUNTRY', code, reader)) }
}

function publicationKindsIn({ facets }: SearchAnswer): Page['publicationKinds'] {
  const counts = new Map((facets['kind'] ?? []).map(({ value, count }) => [value, count]))
  return publicationKinds.flatMap((kind) => {
    const count = counts.get(kind) ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
}

/** What is not shown any more, though the engine does not know it yet, is left out. */
async function stillShown(
  { groups, openUnits, stillShown: shownOf }: Searched,
  { db }: Services,
  hits: GroupHit[],
) {
  const found = hits.map(({ id }) => id)
  if (!shownOf && !openUnits) return hits
  const shown = shownOf ? await shownOf(db, found) : (await groups(db, found)).map(({ id }) => id)
  const ids = new Set(shown)
  return hits.filter(({ id }) => ids.has(id))
}

async function findOfKind(
  services: Services,
  searched: Searched,
  { keyword, page, size, prefer, publicationKind }: AskedOfKind,
  { signedIn, language }: Asker,
): Promise<FoundOfKind> {
  const { declaration, leaning, path, openUnits, titleOrigin } = searched
  const kind = declaration.kind as FoundKind
  const leaningAsked = { keyword, chosen: prefer, reader: language }
  const mayRead = !openUnits || signedIn !== null
  const answer = await services.engine.search(declaration.kind, {
    keyword,
    field: 'text',
    units: mayRead ? undefined : openUnits,
    of: 'groups',
    filters: kind === 'publication' && publicationKind ? { values: { kind: [publicationKind] } } : {},
    page,
    size,
    sort: 'relevance',
    ...leaning?.(leaningAsked),
    language,
    today: zoneToday(),
  })
  const hits = await stillShown(searched, services, answer.groups)
  const labels = await services.labels.current()
  const content = hits.map((hit) => ({
    id: searched.id?.(hit) ?? hit.id,
    kind,
    path: path(hit, language),
    title: hit.titleFragments,
    titleLanguage: hit.titleLanguage,
    titleOrigin: titleOrigin?.(hit) ?? null,
    law: kind === 'law' ? lawOf(hit, labels, language) : null,
    number: hit.number,
    publication: kind === 'publication' ? publicationOf(hit) : null,
    passage: mayRead && hit.units[0] ? passageOf(hit.units[0], declaration.namedAs === 'law') : null,
  }))
  return { kind, answer, preferred: searched.preferred?.(leaningAsked) ?? null, content }
}

/**
 * What is said of laws beside them: what is not held, or cited in another version, what their order leans to, and which
 * questions it has learned from.
 */
async function saidOfLaws(
  services: Services,
  found: readonly FoundOfKind[],
  language: Language,
): Promise<Pick<Page, 'notHeld' | 'versionsCited' | 'isActOpen' | 'askedBefore' | 'preferred'>> {
  const laws = found.find(({ kind }) => kind === 'law')
  if (!laws) return { notHeld: [], versionsCited: [], isActOpen: false, askedBefore: [], preferred: null }
  const { answer, preferred } = laws
  const said = await saidOfCitations(services.store.reader(), answer, language)
  const cited = { ...said, isActOpen: answer.isActOpen }
  if (answer.total === 0) return { ...cited, askedBefore: [], preferred: null }
  return {
    ...cited,
    askedBefore: await shownQuestions(services, answer.askedBefore, language),
    preferred: preferred && shownPreferred(preferred, await services.labels.current(), language),
  }
}

/** What searches say beside what they found, each thing once. */
async function saidBeside(
  services: Services,
  found: readonly FoundOfKind[],
  reader: Language,
): Promise<Said> {
  const also = found.flatMap(({ answer }) => answer.alsoSearched)
  const byLanguage = Map.groupBy(also, ({ language }) => language)
  return {
    alsoSearched: [...byLanguage].map(([language, some]) => ({
      language,
      terms: [...new Set(some.flatMap(({ terms }) => terms))],
    })),
    didYouMean: meant(found),
    ...(await saidOfLaws(services, found, reader)),
    isComplete: services.follower.isComplete(),
  }
}

/** Other wordings that all kinds try, where a kind has found something; else those of any. */
function meant(found: readonly FoundOfKind[]): string[] {
  const fitting = found.filter(({ answer }) => answer.total > 0)
  const [first = [], ...others] = (fitting.length > 0 ? fitting : found).map(
    ({ answer }) => answer.didYouMean,
  )
  if (fitting.length > 0) return first.filter((wording) => others.every((other) => other.includes(wording)))
  return [...new Set([first, ...others].flat())]
}

/** Whether something found bears the number that is looked for: whoever types one means nothing else. */
function bearsNumber({ content }: FoundOfKind, keyword: string): boolean {
  const plain = (number: string) => number.trim().toLowerCase()
  return content.some(({ number }) => number !== null && plain(number) === plain(keyword))
}

/** Searches all that is published: of each kind how many there are, and the best. */
export async function findEverywhere(
  services: Services,
  { query: { keyword = '', prefer } }: GivenOf<typeof findCalls.overview>,
  asker: Asker,
): Promise<AnswerOf<typeof findCalls.overview>> {
  const asked = { keyword, prefer, page: 1, size: mostOfKind }
  const { searched } = services.everyFeature
  const found = await Promise.all(searched.map((one) => findOfKind(services, one, asked, asker)))
  const inOrder = found.toSorted(
    (one, other) =>
      Number(bearsNumber(other, keyword)) - Number(bearsNumber(one, keyword)) ||
      foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind),
  )
  const kinds = inOrder.map(({ kind, answer, content }) => ({ kind, total: answer.total, best: content }))
  return { kinds, ...(await saidBeside(services, found, asker.language)) }
}

/** Searches one kind of what is published. */
export async function findKind(
  services: Services,
  { query: { keyword = '', kind, page, size, prefer, publicationKind } }: GivenOf<typeof findCalls.page>,
  asker: Asker,
): Promise<Page> {
  const searched = services.everyFeature.searched.find(({ declaration }) => declaration.kind === kind)
  if (!searched) throw new Error(`nothing is searched as ${kind}`)
  const asked = { keyword, page, size, prefer, publicationKind }
  const found = await findOfKind(services, searched, asked, asker)
  return {
    content: found.content,
    page: pageInfoOf(page, size, found.answer.total),
    ...(await saidBeside(services, [found], asker.language)),
    publicationKinds: kind === 'publication' ? publicationKindsIn(found.answer) : [],
  }
}
