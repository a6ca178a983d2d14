import { codes } from '@portal/protocol/kernel/codes.ts'
import { useTranslation } from 'react-i18next'
import type { CallFailed } from '../ask.ts'
import type { Findings } from '../forms/failures.ts'
import { useAfter } from '../forms/use-after.ts'
import { showToast } from '../../ui/toast.tsx'
import { adminKey } from './queries.ts'

/**
 * A decision that somebody else was first to make, or on what was changed since it was read, ends as if it were made,
 * with words that say so.
 *
 * @param words of the first
 */
export function useMeanwhile(words: string, onEnd?: () => void): (error: CallFailed) => Findings | undefined {
  const { t } = useTranslation('adminFrame')
  const finish = useAfter()
  return (error) => {
    const isChanged = error.code === codes.changedMeanwhile.code
    if (error.code !== codes.wrongState.code && !isChanged) return undefined
    showToast(isChanged ? t('review.changed') : words, { tone: 'error' })
    // At once: what the dialog asks stands no more.
    onEnd?.()
    void finish(null, { invalidates: [adminKey] })
    return {}
  }
}
