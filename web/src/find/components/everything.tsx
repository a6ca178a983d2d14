import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { findCalls } from '@portal/protocol/find/calls.ts'
import { noPreference } from '@portal/protocol/laws/constants.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AskInstead } from '../../search/ask-instead.tsx'
import { NothingFound } from '../../app/lists/nothing-found.tsx'
import { Suggestions } from '../../search/answer-notes.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { findAddress } from '../find-address.ts'
import { FoundOfKind } from './found-of-kind.tsx'
import { SaidBeside } from './said-beside.tsx'

interface EverythingProps {
  query: UseQueryResult<OutputOf<typeof findCalls.overview>>
  keyword: string
  /** Of the address. */
  prefer: string
}

/** The best of each kind. */
export function Everything({ query, keyword, prefer }: EverythingProps) {
  const { t } = useTranslation('find')
  const addressOf = (other: string) => findAddress(other, { prefer })
  return (
    <QueryView query={query} skeleton={<RowSkeletons rows={6} height={120} />}>
      {({ kinds, didYouMean, ...said }) => (
        <div data-stale={query.isPlaceholderData || undefined}>
          {kinds.some(({ total }) => total > 0) && (
            <Suggestions keywords={didYouMean} addressOf={addressOf} />
          )}
          <SaidBeside said={said} unpreferred={findAddress(keyword, { prefer: noPreference })} />
          {kinds.every(({ total }) => total === 0) && (
            <NothingFound title={t('nothing')} text={t('nothingText')} chosen={[]}>
              <Suggestions keywords={didYouMean} addressOf={addressOf} />
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
                more={
                  total > best.length ? { to: findAddress(keyword, { kind, prefer }), count: total } : null
                }
              />
            ))}
        </div>
      )}
    </QueryView>
  )
}
