import { codes } from '@portal/protocol/kernel/codes.ts'
import type { CallFailed } from '../ask.ts'
import type { Findings } from '../forms/failures.ts'
import { useAfter } from '../forms/use-after.ts'
import { showToast } from '../../ui/toast.tsx'
import { adminKey } from './queries.ts'

/** A decision that somebody else was first to make ends as if it were made, with words that say so. */
export function useMeanwhile(words: string, onEnd: () => void): (error: CallFailed) => Findings | undefined {
  const finish = useAfter()
  return (error) => {
    if (error.code !== codes.wrongState.code && error.code !== codes.changedMeanwhile.code) return undefined
    showToast(words, { tone: 'error' })
    // At once: what the dialog asks stands no more.
    onEnd()
    void finish(null, { invalidates: [adminKey] })
    return {}
  }
}
