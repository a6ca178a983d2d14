import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Wanted } from '@portal/protocol/kernel/list.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { lawsList } from '@portal/protocol/laws/lists.ts'
import type { SearchFilters, SearchQuestion } from '../search/door.ts'

type Asked = Wanted<typeof lawsList>

function filtersOf(asked: Asked): SearchFilters {
  return {
    values: {
      country: asked.country ?? [],
      department: asked.publishDepartment ?? [],
      category: asked.category ?? [],
      effectLevel: asked.effectLevel ?? [],
      timeliness: asked.timeliness ?? [],
    },
    years: asked.year ?? [],
    dates: { effectiveOn: { from: asked.effectiveFrom, to: asked.effectiveTo } },
  }
}

type Paging = Pick<SearchQuestion, 'of' | 'page' | 'size' | 'sort'>

const everyLaw: Paging = { of: 'groups', page: 1, size: 1, sort: 'newest' }

/** The engine's question for what a reader asks of laws. */
export function lawQuestion(asked: Asked, language: Language, paging: Paging = everyLaw): SearchQuestion {
  return {
    keyword: asked.keyword ?? '',
    field: asked.searchField,
    ...(asked.language && { textLanguage: asked.language }),
    filters: filtersOf(asked),
    language,
    today: zoneToday(),
    ...paging,
  }
}
