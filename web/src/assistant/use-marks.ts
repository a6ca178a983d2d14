import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../ui/format.ts'
import { useLanguage } from '../ui/use-language.ts'

interface Mark {
  word: string
  hint?: string
}

/** Says what a passage is that is no official text, no original or no real decision, or that was amended since. */
export function useMarks(): (passage: Passage) => Mark[] {
  const { t } = useTranslation('assistant')
  const { t: laws } = useTranslation('laws')
  const language = useLanguage()

  function nature({ isDigest, isOriginal, isSample }: Passage): Mark[] {
    if (isDigest) return [{ word: laws('results.digest'), hint: laws('results.digestHint') }]
    if (isSample) return [{ word: t('passages.sample'), hint: t('passages.sampleHint') }]
    return isOriginal === false ? [{ word: laws('details.translation') }] : []
  }

  return (passage) => [
    ...nature(passage),
    ...(passage.amendedFrom
      ? [
          {
            word: laws('results.amended', { date: formatDate(passage.amendedFrom, language) }),
            hint: laws('results.amendedHint'),
          },
        ]
      : []),
  ]
}
