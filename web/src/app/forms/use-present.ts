import { codes } from '@portal/protocol/kernel/codes.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailed } from '../ask.ts'
import { useApp } from '../page.ts'
import type { Findings } from './failures.ts'

/** What a form keeps in its draft beside what is typed. */
interface Begun {
  /** Which text was there when it was begun, by its mark; empty where none was. */
  begun: string
}

interface Present<Theirs> {
  /** The text that was there when the form was opened; null where none was. */
  begun: Theirs | null
  /** The one that is there now, as far as the form knows. */
  present: Theirs | null
  /** Of the text that was there when the form was opened. */
  mark: string
  /** For `useForm`: somebody else was there before. */
  refused: (error: CallFailed) => Findings | undefined
  /** Whether what is typed, now or in a draft, was begun with another text than is there now. */
  isOther: (values: Begun) => boolean
  /** Has what is typed go on from the text that is there now; its mark. */
  take: () => string
}

/**
 * For a form whose text is put in the place of one that was read, and whose draft is kept whatever becomes of that: what
 * somebody else wrote after it was begun is shown beside what is typed.
 *
 * @param shown the text that was there when the form was opened
 * @param markOf tells a text from those before it
 * @param changed queries whose answers are others by then
 */
export function usePresent<Theirs>(
  shown: Theirs | null,
  markOf: (one: Theirs) => string,
  changed: readonly QueryKey[],
): Present<Theirs> {
  const { queries } = useApp()
  const [begun] = useState(shown)
  const [present, setPresent] = useState(shown)
  // Another tab with the same draft may have begun with the present text what is kept there.
  const [isRefused, setRefused] = useState(false)
  const markOfAny = (one: Theirs | null) => (one === null ? '' : markOf(one))
  return {
    begun,
    present,
    mark: markOfAny(begun),
    refused: ({ code, data }) => {
      if (code !== codes.changedMeanwhile.code) return undefined
      setPresent(data as Theirs | null)
      setRefused(true)
      for (const queryKey of changed) void queries.invalidateQueries({ queryKey })
      return {}
    },
    isOther: (values) => isRefused || values.begun !== markOfAny(present),
    take: () => {
      setRefused(false)
      return markOfAny(present)
    },
  }
}
