import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'

interface Mark {
  word: string
  hint?: string
}

/** Says what a passage is that is no official text, no original or no real decision. */
export function useMarks(): (passage: Passage) => Mark[] {
  const { t } = useTranslation('assistant')
  const { t: laws } = useTranslation('laws')
  return ({ isDigest, isOriginal, isSample }) => {
    if (isDigest) return [{ word: laws('results.digest'), hint: laws('results.digestHint') }]
    if (isSample) return [{ word: t('passages.sample'), hint: t('passages.sampleHint') }]
    return isOriginal === false ? [{ word: laws('details.translation') }] : []
  }
}
