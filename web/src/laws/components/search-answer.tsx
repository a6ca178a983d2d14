import { noPreference } from '@portal/protocol/laws/constants.ts'
import type { LawHit as Hit, LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { AskInstead } from '../../search/ask-instead.tsx'
import { NothingFound, type Droppable } from '../../app/lists/nothing-found.tsx'
import { AlsoSearched } from '../../search/also-searched.tsx'
import { Incomplete, Resolved, Suggestions } from '../../search/answer-notes.tsx'
import { AskedBefore } from '../../search/asked-before.tsx'
import { AppliedFilters } from '../../search/applied-filters.tsx'
import { Hits } from '../../search/hits.tsx'
import { usePreference } from '../../search/use-preference.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ActOpen } from '../door/act-open.tsx'
import { NotHeld } from '../door/not-held.tsx'
import { VersionsCited } from '../door/versions-cited.tsx'
import { clearFilters, writeAddress, type SearchAddress } from '../search-address.ts'
import { LawHit } from './law-hit.tsx'

interface SearchAnswerProps {
  answer: LawSearchAnswer
  address: SearchAddress
  /** The filters in force. */
  applied: readonly Droppable[]
}

function NoLaws({ answer, address, applied }: SearchAnswerProps) {
  const { t } = useTranslation('laws')
  const { t: search } = useTranslation('search')
  return (
    <NothingFound title={t('results.empty')} text={t('results.emptyHint')} chosen={applied}>
      <Suggestions
        keywords={answer.didYouMean}
        addressOf={(keyword) => writeAddress({ ...address, keyword, page: 1 })}
      />
      <ButtonLink to="/legal/apply">{search('results.apply')}</ButtonLink>
      <ButtonLink to="/legal/query" variant="default">
        {t('results.browse')}
      </ButtonLink>
      <AskInstead question={address.keyword} />
    </NothingFound>
  )
}

/** One page of the laws found, and what is to be said of the search. */
export function SearchAnswer({ answer, address, applied }: SearchAnswerProps) {
  const { t } = useTranslation('laws')
  const countryName = (code: string) =>
    answer.facets.country.find(({ value }) => value === code)?.label ?? code
  const { page, didYouMean } = answer
  const addressOf = (change: Partial<SearchAddress>) => writeAddress({ ...address, ...change, page: 1 })
  const preference = usePreference(answer.preferred, addressOf({ prefer: noPreference }))
  return (
    <>
      <AppliedFilters
        applied={[...preference, ...applied]}
        clear={applied.length > 0 ? writeAddress(clearFilters(address)) : undefined}
      />
      {!answer.isComplete && <Incomplete />}
      {page.totalElements > 0 && (
        <Suggestions keywords={didYouMean} addressOf={(keyword) => addressOf({ keyword })} />
      )}
      <AlsoSearched also={answer.alsoSearched} />
      <AskedBefore questions={answer.askedBefore} />
      {answer.isActOpen && <ActOpen />}
      {answer.resolved && answer.versionsCited.length === 0 && !answer.isActOpen && (
        <Resolved text={t(answer.resolved.articleKey ? 'results.resolved' : 'results.resolvedLaw')} />
      )}
      <NotHeld citations={answer.notHeld} />
      <VersionsCited versions={answer.versionsCited} />
      {page.totalElements === 0 && <NoLaws answer={answer} address={address} applied={applied} />}
      <Hits
        hits={answer.content as Hit[]}
        render={(hit, id) => (
          <LawHit key={hit.id} id={id} hit={hit} countryNames={hit.countries.map(countryName)} />
        )}
      />
    </>
  )
}
