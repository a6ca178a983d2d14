import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lawCalls } from '@portal/protocol/laws/calls.ts'
import { parseEli } from '@portal/protocol/laws/eli.ts'
import type { LawDetails, LawUnit } from '@portal/protocol/laws/schemas.ts'
import { citationsOf, citedCounts, noCitations } from '../../citations/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { choiceOf, chooseWording, lawSummary, type Choice } from '../law-summary.ts'
import { findLawByAddress, findLawById, unitsOf, type LawRow } from '../queries.ts'

async function details(db: Database, law: LawRow | undefined, choice: Choice): Promise<LawDetails> {
  const chosen = chooseWording(law, choice)
  const { text, version, today } = chosen
  const [units, citations, cited] = await Promise.all([
    unitsOf(db, [text.id]),
    citationsOf(db, [text.id], version.in_force_from ?? today),
    citedCounts(db, { kind: 'law', id: chosen.law.id }),
  ])
  const inText = citations.get(text.id)
  return {
    ...lawSummary(chosen, choice),
    citedBy: cited.whole,
    units: units.map((unit): LawUnit =>
      unit.kind === 'heading'
        ? { kind: 'heading', level: unit.level ?? 1, anchor: unit.anchor, heading: unit.heading ?? '' }
        : {
            kind: 'article',
            key: unit.key ?? '',
            anchor: unit.anchor,
            number: unit.number ?? '',
            heading: unit.heading,
            text: unit.body ?? '',
            citations: inText?.get(unit.position) ?? [],
            citedBy: cited.articles.get(unit.key ?? '') ?? noCitations,
          },
    ),
  }
}

export async function showLaw(
  services: Services,
  { params, query }: GivenOf<typeof lawCalls.details>,
  { language }: Asker,
): Promise<LawDetails> {
  const db = services.store.reader()
  return details(db, await findLawById(db, params.id), await choiceOf(services, query, language))
}

/** The same by its address, as in the page's path with or without a leading slash; what that names goes first. */
export async function showLawAt(
  services: Services,
  { query }: GivenOf<typeof lawCalls.byAddress>,
  { language }: Asker,
): Promise<LawDetails> {
  const db = services.store.reader()
  const choice = await choiceOf(services, query, language)
  const eli = parseEli(query.address)
  const law = eli && eli.article === null ? await findLawByAddress(db, eli.work) : undefined
  return details(db, law, { ...choice, asked: eli?.language ?? choice.asked, on: eli?.on ?? choice.on })
}
