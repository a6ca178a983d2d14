import type { NamedAs } from '../door.ts'
import type { GroupFilter } from '../filter/group-filter.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import type { Languages, Named } from './cited.ts'
import { resolveCitation } from './resolve-citation.ts'
import { resolveName } from './resolve-name.ts'

type Resolve = (text: string, index: SegmentedIndex, filter: GroupFilter, languages: Languages) => Named

const byName: Resolve = (text, ...where) => ({
  cited: resolveName(text, ...where),
  notHeld: [],
  wordings: [],
  isActOpen: false,
  rest: text,
})

const resolvers: Record<NamedAs, Resolve> = { law: resolveCitation, case: byName, title: byName }

/** What a question names in a collection, as far as it passes the filter. */
export const resolve: Resolve = (text, index, filter, languages) =>
  resolvers[index.collection.declaration.namedAs](text, index, filter, languages)
