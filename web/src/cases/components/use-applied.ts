import { caseFacetNames, type CaseFacetName } from '@portal/protocol/cases/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { toggleChosen } from '../../search/address-parts.ts'
import type { FacetCount } from '../../search/facets.tsx'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import type { CaseAddress } from '../case-address.ts'
import { citedQuery } from '../queries.ts'

interface Applied {
  label: string
  without: CaseAddress
}

/** The filters in force by their names, each with the search without it. */
export function useApplied(
  address: CaseAddress,
  counts: Record<CaseFacetName, readonly FacetCount[]>,
): Applied[] {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const { data: cited } = useQuery(citedQuery(useApp(), address.cites))
  const day = (date: string) => formatDate(date, language)
  const target = cited ? [cited.title, cited.number].filter(Boolean).join(' ') : t('form.citedLaw')
  const without = (part: Partial<CaseAddress>) => ({ ...address, ...part, page: 1 })

  const facets = caseFacetNames.flatMap((name) =>
    address.facets[name].map((value) => ({
      label: counts[name].find((count) => count.value === value)?.label ?? value,
      without: toggleChosen(address, name, value),
    })),
  )
  const { caseNumber, parties, judgedFrom, judgedTo, cites } = address
  return [
    ...facets,
    ...(caseNumber
      ? [{ label: t('form.appliedNumber', { text: caseNumber }), without: without({ caseNumber: '' }) }]
      : []),
    ...(parties
      ? [{ label: t('form.appliedParties', { text: parties }), without: without({ parties: '' }) }]
      : []),
    ...(judgedFrom
      ? [{ label: t('form.appliedFrom', { date: day(judgedFrom) }), without: without({ judgedFrom: '' }) }]
      : []),
    ...(judgedTo
      ? [{ label: t('form.appliedTo', { date: day(judgedTo) }), without: without({ judgedTo: '' }) }]
      : []),
    ...(cites ? [{ label: t('form.appliedCites', { target }), without: without({ cites: '' }) }] : []),
  ]
}
