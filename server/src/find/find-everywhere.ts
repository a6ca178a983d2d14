import { foundKinds, mostOfKind, type FoundKind } from '@portal/protocol/find/constants.ts'
import type { findCalls } from '@portal/protocol/find/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Asker } from '../kernel/http/caller.ts'
import type { Searched } from '../kernel/searched.ts'
import type { Services } from '../kernel/services.ts'
import type { GroupHit, SearchAnswer, UnitHit } from '../search/door.ts'

type Page = AnswerOf<typeof findCalls.page>
export type Found = Page['content'][number]

interface FoundOfKind {
  kind: FoundKind
  answer: SearchAnswer
  content: Found[]
}

function passageOf({ language, number, heading, snippet }: UnitHit, isNumbered: boolean): Found['passage'] {
  const named = isNumbered ? [number, heading] : [heading]
  return { language, heading: named.filter(Boolean).join(' ') || null, text: snippet }
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
  { keyword, page, size }: { keyword: string; page: number; size: number },
  { signedIn, language }: Asker,
): Promise<FoundOfKind> {
  const { declaration, leaning, path, openUnits, titleOrigin } = searched
  const mayRead = !openUnits || signedIn !== null
  const answer = await services.engine.search(declaration.kind, {
    keyword,
    field: 'text',
    units: mayRead ? undefined : openUnits,
    of: 'groups',
    filters: {},
    page,
    size,
    sort: 'relevance',
    ...leaning?.({ keyword, reader: language }),
    language,
    today: zoneToday(),
  })
  const kind = declaration.kind as FoundKind
  const hits = await stillShown(searched, services, answer.groups)
  const content = hits.map((hit) => ({
    id: searched.id?.(hit) ?? hit.id,
    kind,
    path: path(hit, language),
    title: hit.titleFragments,
    titleLanguage: hit.titleLanguage,
    titleOrigin: titleOrigin?.(hit) ?? null,
    number: hit.number,
    passage: mayRead && hit.units[0] ? passageOf(hit.units[0], declaration.namedAs === 'law') : null,
  }))
  return { kind, answer, content }
}

/** What searches say beside what they found, each thing once. */
function saidBeside(found: readonly FoundOfKind[]): Pick<Page, 'alsoSearched' | 'didYouMean'> {
  const also = found.flatMap(({ answer }) => answer.alsoSearched)
  const byLanguage = Map.groupBy(also, ({ language }) => language)
  return {
    alsoSearched: [...byLanguage].map(([language, some]) => ({
      language,
      terms: [...new Set(some.flatMap(({ terms }) => terms))],
    })),
    didYouMean: meant(found),
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

/** Searches all that is published: of each kind how many there are, and the best. */
export async function findEverywhere(
  services: Services,
  { query: { keyword } }: GivenOf<typeof findCalls.overview>,
  asker: Asker,
): Promise<AnswerOf<typeof findCalls.overview>> {
  const asked = { keyword, page: 1, size: mostOfKind }
  const { searched } = services.everyFeature
  const found = await Promise.all(searched.map((one) => findOfKind(services, one, asked, asker)))
  const inOrder = found.toSorted(
    (one, other) => foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind),
  )
  const kinds = inOrder.map(({ kind, answer, content }) => ({ kind, total: answer.total, best: content }))
  return { kinds, ...saidBeside(found), isComplete: services.follower.isComplete() }
}

/** Searches one kind of what is published. */
export async function findKind(
  services: Services,
  { query: { keyword = '', kind, page, size } }: GivenOf<typeof findCalls.page>,
  asker: Asker,
): Promise<Page> {
  const searched = services.everyFeature.searched.find(({ declaration }) => declaration.kind === kind)
  if (!searched) throw new Error(`nothing is searched as ${kind}`)
  const found = await findOfKind(services, searched, { keyword, page, size }, asker)
  return {
    content: found.content,
    page: pageInfoOf(page, size, found.answer.total),
    ...saidBeside([found]),
    isComplete: services.follower.isComplete(),
  }
}
