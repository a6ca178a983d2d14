import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { findCalls } from '@portal/protocol/find/calls.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AskInstead } from '../../search/ask-instead.tsx'
import { NothingFound } from '../../app/lists/nothing-found.tsx'
import { AlsoSearched } from '../../search/also-searched.tsx'
import { Incomplete, Suggestions } from '../../search/answer-notes.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { findAddress } from '../find-address.ts'
import { FoundOfKind } from './found-of-kind.tsx'

interface EverythingProps {
  query: UseQueryResult<OutputOf<typeof findCalls.overview>>
  keyword: string
}

/** The best of each kind. */
export function Everything({ query, keyword }: EverythingProps) {
  const { t } = useTranslation('find')
  return (
    <QueryView query={query} skeleton={<RowSkeletons rows={6} height={120} />}>
      {({ kinds, alsoSearched, didYouMean, isComplete }) => (
        <div data-stale={query.isPlaceholderData || undefined}>
          {!isComplete && <Incomplete />}
          {kinds.some(({ total }) => total > 0) && (
            <Suggestions keywords={didYouMean} addressOf={(other) => findAddress(other)} />
          )}
          <AlsoSearched also={alsoSearched} />
          {kinds.every(({ total }) => total === 0) && (
            <NothingFound title={t('nothing')} text={t('nothingText')} chosen={[]}>
              <Suggestions keywords={didYouMean} addressOf={(other) => findAddress(other)} />
              <AskInstead question={keyword} />
            </NothingFound>
          )}
          {kinds
            .filter(({ total }) => total > 0)
            .map(({ kind, total, best }) => (
              <FoundOfKind
                key={kind}
                kind={kind}
                found={best}
                keyword={keyword}
                more={total > best.length ? { to: findAddress(keyword, kind), count: total } : null}
              />
            ))}
        </div>
      )}
    </QueryView>
  )
}
