import { caseFacetNames, type CaseFacetName } from '@portal/protocol/cases/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Droppable } from '../../app/lists/nothing-found.tsx'
import { useApp } from '../../app/page.ts'
import { toggleChosen } from '../../search/search-address.ts'
import { chosenRanges } from '../../search/year-ranges.ts'
import type { FacetCount } from '../../search/facet-count.ts'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { toCaseSearch, type CaseAddress } from '../case-address.ts'
import { caseSearchQuery, citedQuery } from '../queries.ts'

/** The filters in force by their names, each with the search without it. */
export function useApplied(
  address: CaseAddress,
  counts: Record<CaseFacetName, readonly FacetCount[]> | undefined,
  addressOf: (address: CaseAddress) => string,
): Droppable[] {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const context = useApp()
  const { data: cited } = useQuery(citedQuery(context, address.cites))
  const day = (date: string) => formatDate(date, language)
  const target = cited ? [cited.title, cited.number].filter(Boolean).join(' ') : t('form.citedLaw')
  const applied = (text: string, without: CaseAddress): Droppable => ({
    text,
    to: addressOf(without),
    query: caseSearchQuery(context, toCaseSearch(without)),
  })
  const dropped = (text: string, part: Partial<CaseAddress>) =>
    applied(text, { ...address, ...part, page: 1 })

  const facets = caseFacetNames.flatMap((name) =>
    (name === 'year' ? [] : address[name]).map((value) => {
      const text = counts?.[name].find((count) => count.value === value)?.label ?? value
      return applied(text, toggleChosen(address, name, value))
    }),
  )
  const years = chosenRanges(address.year).map(({ label, without }) => dropped(label, { year: without }))
  const { caseNumber, parties, judgedFrom, judgedTo, cites } = address
  return [
    ...facets,
    ...years,
    ...(caseNumber ? [dropped(t('form.appliedNumber', { text: caseNumber }), { caseNumber: '' })] : []),
    ...(parties ? [dropped(t('form.appliedParties', { text: parties }), { parties: '' })] : []),
    ...(judgedFrom ? [dropped(t('form.appliedFrom', { date: day(judgedFrom) }), { judgedFrom: '' })] : []),
    ...(judgedTo ? [dropped(t('form.appliedTo', { date: day(judgedTo) }), { judgedTo: '' })] : []),
    ...(cites ? [dropped(t('form.appliedCites', { target }), { cites: '' })] : []),
  ]
}
