import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'

/** What is known of a text; what is left out is not said of it. */
interface MarkedText {
  isDigest?: boolean
  /** Whether it is in its law's own language; null of what is no law. */
  isOriginal?: boolean | null
  isSample?: boolean
  /** The day since which it is no longer the whole law, YYYY-MM-DD. */
  amendedFrom?: string | null
}

interface Mark {
  word: string
  hint?: string
}

/** Says what a text is that is no official one, no original or no real decision, or that was amended since. */
export function useTextMarks(): (text: MarkedText) => Mark[] {
  const { t } = useTranslation('laws')
  const language = useLanguage()

  /** A digest, in whichever language, is neither its law's original nor a translation. */
  function nature({ isDigest, isOriginal, isSample }: MarkedText): Mark[] {
    if (isDigest) return [{ word: t('results.digest'), hint: t('results.digestHint') }]
    if (isSample) return [{ word: t('results.sample'), hint: t('results.sampleHint') }]
    return isOriginal === false ? [{ word: t('details.translation') }] : []
  }

  return (text) => [
    ...nature(text),
    ...(text.amendedFrom
      ? [
          {
            word: t('results.amended', { date: formatDate(text.amendedFrom, language) }),
            hint: t('results.amendedHint'),
          },
        ]
      : []),
  ]
}

/** The same, each as a tag; nothing of any other text. */
export function TextMarks({ text }: { text: MarkedText }) {
  const marks = useTextMarks()
  return marks(text).map(({ word, hint }) => (
    <Tag key={word} tone="gold" title={hint}>
      {word}
    </Tag>
  ))
}
