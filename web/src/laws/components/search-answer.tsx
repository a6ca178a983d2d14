import { Button } from '@mantine/core'
import { facetNames } from '@portal/protocol/laws/constants.ts'
import type { LawHit as Hit, LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { toggleChosen } from '../../search/address-parts.ts'
import { AlsoSearched } from '../../search/also-searched.tsx'
import { Resolved, Suggestions } from '../../search/answer-notes.tsx'
import { AppliedFilters } from '../../search/applied-filters.tsx'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { clearFilters, writeAddress, type SearchAddress } from '../search-address.ts'
import { LawHit } from './law-hit.tsx'

interface SearchAnswerProps {
  answer: LawSearchAnswer
  address: SearchAddress
  onChange: (address: SearchAddress) => void
}

function NothingFound({ answer, address }: Omit<SearchAnswerProps, 'onChange'>) {
  const { t } = useTranslation('laws')
  const { t: search } = useTranslation('search')
  return (
    <Notice title={t('results.empty')} text={t('results.emptyHint')}>
      <Suggestions
        keywords={answer.didYouMean}
        addressOf={(keyword) => writeAddress({ ...address, keyword, page: 1 })}
      />
      <Button component={Link} to="/legal/apply">
        {search('results.apply')}
      </Button>
      <Button component={Link} to="/legal/query" variant="default">
        {t('results.browse')}
      </Button>
    </Notice>
  )
}

/** The filters in force by their names, each with the search without it. */
function useApplied({ answer, address }: Omit<SearchAnswerProps, 'onChange'>) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  const facets = facetNames.flatMap((name) =>
    address.facets[name].map((value) => ({
      label: answer.facets[name].find((count) => count.value === value)?.label ?? value,
      without: toggleChosen(address, name, value),
    })),
  )
  const dates = (['effectiveFrom', 'effectiveTo'] as const)
    .filter((bound) => address[bound])
    .map((bound) => ({
      label: t(bound === 'effectiveFrom' ? 'form.appliedFrom' : 'form.appliedTo', {
        date: formatDate(address[bound], language),
      }),
      without: { ...address, [bound]: '', page: 1 },
    }))
  return [...facets, ...dates]
}

/** One page of the laws found, and what is to be said of the search. */
export function SearchAnswer({ answer, address, onChange }: SearchAnswerProps) {
  const { t } = useTranslation('laws')
  const applied = useApplied({ answer, address })
  const countryName = (code: string) =>
    answer.facets.country.find(({ value }) => value === code)?.label ?? code
  return (
    <>
      <AppliedFilters applied={applied} cleared={clearFilters(address)} onChange={onChange} />
      <AlsoSearched also={answer.alsoSearched} />
      {answer.resolved && (
        <Resolved text={t(answer.resolved.articleKey ? 'results.resolved' : 'results.resolvedLaw')} />
      )}
      {answer.page.totalElements === 0 && <NothingFound answer={answer} address={address} />}
      <ul>
        {(answer.content as Hit[]).map((hit) => (
          <LawHit key={hit.id} hit={hit} countryName={countryName(hit.country)} />
        ))}
      </ul>
    </>
  )
}
