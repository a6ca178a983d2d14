import type { findCalls } from '@portal/protocol/find/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { NotHeld } from '../../laws/door/not-held.tsx'
import { ActOpen } from '../../laws/door/act-open.tsx'
import { VersionsCited } from '../../laws/door/versions-cited.tsx'
import { AlsoSearched } from '../../search/also-searched.tsx'
import { Incomplete } from '../../search/answer-notes.tsx'
import { AppliedFilters } from '../../search/applied-filters.tsx'
import { AskedBefore } from '../../search/asked-before.tsx'
import { usePreference } from '../../search/use-preference.ts'

type Said = Pick<
  OutputOf<typeof findCalls.page>,
  'alsoSearched' | 'askedBefore' | 'notHeld' | 'versionsCited' | 'isActOpen' | 'preferred' | 'isComplete'
>

interface SaidBesideProps {
  said: Said
  /** The address of the search in which no country's laws go before others. */
  unpreferred: string
}

/** What is said of a search beside what it found. */
export function SaidBeside({ said, unpreferred }: SaidBesideProps) {
  const { alsoSearched, askedBefore, notHeld, versionsCited, isActOpen, preferred, isComplete } = said
  return (
    <>
      <AppliedFilters applied={usePreference(preferred, unpreferred)} />
      {!isComplete && <Incomplete />}
      <AlsoSearched also={alsoSearched} />
      <AskedBefore questions={askedBefore} />
      <NotHeld citations={notHeld} />
      <VersionsCited versions={versionsCited} />
      {isActOpen && <ActOpen />}
    </>
  )
}
