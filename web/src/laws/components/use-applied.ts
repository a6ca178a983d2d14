import { facetNames } from '@portal/protocol/laws/constants.ts'
import type { LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import type { Droppable } from '../../app/lists/nothing-found.tsx'
import { useApp } from '../../app/page.ts'
import { toggleChosen } from '../../search/search-address.ts'
import { chosenRanges } from '../../search/year-ranges.ts'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { searchQuery } from '../queries.ts'
import { toSearch, writeAddress, type SearchAddress } from '../search-address.ts'

/** The filters in force by their names, each with the search without it. */
export function useApplied(
  address: SearchAddress,
  counts: LawSearchAnswer['facets'] | undefined,
): Droppable[] {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  const context = useApp()
  const applied = (text: string, without: SearchAddress): Droppable => ({
    text,
    to: writeAddress(without),
    query: searchQuery(context, toSearch(without, context.country())),
  })
  const facets = facetNames.flatMap((name) =>
    (name === 'year' ? [] : address[name]).map((value) => {
      const text = counts?.[name].find((count) => count.value === value)?.label ?? value
      return applied(text, toggleChosen(address, name, value))
    }),
  )
  const years = chosenRanges(address.year).map(({ label, without }) =>
    applied(label, { ...address, year: without, page: 1 }),
  )
  const dates = (['effectiveFrom', 'effectiveTo'] as const)
    .filter((bound) => address[bound])
    .map((bound) => {
      const word = bound === 'effectiveFrom' ? 'form.appliedFrom' : 'form.appliedTo'
      return applied(t(word, { date: formatDate(address[bound], language) }), {
        ...address,
        [bound]: '',
        page: 1,
      })
    })
  return [...facets, ...years, ...dates]
}
