import {
  knownFilters,
  savedListSpec,
  type SavedFilters,
  type SavedList,
} from '@portal/protocol/alerts/saved-lists.ts'
import { casesList } from '@portal/protocol/cases/lists.ts'
import { listFilters } from '@portal/protocol/kernel/list-schema.ts'
import type { List, Wanted } from '@portal/protocol/kernel/list.ts'
import { lawsList } from '@portal/protocol/laws/lists.ts'
import { eventKinds, type EventKind } from '@portal/protocol/publications/kinds.ts'
import { eventsList, publicationsList } from '@portal/protocol/publications/lists.ts'
import { requirementsList } from '@portal/protocol/requirements/lists.ts'
import { newCases } from '../cases/door.ts'
import type { NewAsked, NewThings } from '../kernel/new-things.ts'
import { refuseField } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { newLaws } from '../laws/door.ts'
import { newEvents, newPublications } from '../publications/door.ts'
import { newRequirements } from '../requirements/door.ts'

interface SavedSearch {
  list: SavedList
  filters: SavedFilters
}

/**
 * The filters of a search as they are kept.
 *
 * @throws InputInvalid where the list has none such
 */
export function checkFilters({ list, filters }: SavedSearch): SavedFilters {
  const spec = savedListSpec(list)
  if (!listFilters(spec.list).safeParse(filters).success) refuseField('filters', 'invalid')
  return knownFilters(spec.list, filters)
}

/** The filters that make sense today, as the list's action has them. */
function wantedOf<L extends List>(list: L, filters: SavedFilters): Wanted<L> {
  return listFilters(list).parse(knownFilters(list, filters)) as Wanted<L>
}

const isEventKind = (list: SavedList): list is EventKind => eventKinds.some((kind) => kind === list)

/** What a saved search finds for its owner that is new in a span of time, asked of the feature whose list it is. */
export function newInSearch(
  services: Services,
  { list, filters }: SavedSearch,
  asked: NewAsked & { reader: string },
): Promise<NewThings> {
  if (list === 'law') return newLaws(services, wantedOf(lawsList, filters), asked)
  if (list === 'judgment') return newCases(services, wantedOf(casesList, filters), asked)
  if (list === 'requirement') return newRequirements(services, wantedOf(requirementsList, filters), asked)
  if (isEventKind(list)) return newEvents(services, list, wantedOf(eventsList, filters), asked)
  return newPublications(services, list, wantedOf(publicationsList, filters), asked)
}
