import type { Passage, Turn } from '@portal/protocol/assistant/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './answer.module.css'
import { Removed } from './removed.tsx'
import { Sentences } from './sentences.tsx'

/** How many of each kind there are, in words: "4 articles and 1 case". */
export function usePassageCounts(): (passages: readonly Passage[]) => string {
  const { t } = useTranslation('assistant')
  const language = useLanguage()
  return (passages) => {
    const counts = Map.groupBy(passages, ({ kind }) => kind)
    const some = (['law', 'case', 'answered'] as const).flatMap((kind) => {
      const count = counts.get(kind)?.length ?? 0
      const word = ({ law: 'articles', case: 'cases', answered: 'questions' } as const)[kind]
      return count === 0 ? [] : [t(word, { count })]
    })
    return formatList(some, language)
  }
}

interface ModelAnswerProps {
  /** Names the turn on the page. */
  turnKey: string
  turn: Pick<Turn, 'passages' | 'language' | 'answer'>
  /** It is being written: what shows that more comes. */
  isWriting?: boolean
  /** Between what was written and the foot: how it ended. */
  children?: ReactNode
}

/** The passages that an answer cites. */
function cited({ answer, passages }: Pick<Turn, 'passages' | 'answer'>): Passage[] {
  const numbers = new Set(answer?.sentences.flatMap((sentence) => sentence.passages))
  return passages.filter(({ number }) => numbers.has(number))
}

/** What a model wrote, labelled for readers and for machines, with what was left out of it. */
export function ModelAnswer({ turnKey, turn, isWriting = false, children }: ModelAnswerProps) {
  const { t } = useTranslation('assistant')
  const counts = usePassageCounts()
  const { answer, passages, language } = turn
  if (!answer) return null
  const { sentences, removed, generator } = answer
  return (
    <div
      data-ai-generated="true"
      data-generator={generator}
      itemScope
      itemType="https://schema.org/CreativeWork"
    >
      <meta itemProp="digitalSourceType" content="https://schema.org/TrainedAlgorithmicMediaDigitalSource" />
      <meta itemProp="producer" content={generator} />
      <div className={classes.by}>
        <Icon name="star" size={18} />
        <h3>{t('answer')}</h3>
        <Tag tone="gold" title={t('generatedBy', { name: generator })}>
          {t('generated')}
        </Tag>
        {sentences.length > 0 && <Tag tone="jade">{t('checked', { count: sentences.length })}</Tag>}
        {sentences.length > 0 && <span>{t('restsOn', { list: counts(cited(turn)) })}</span>}
      </div>
      <div itemProp="text" aria-live={isWriting ? 'polite' : undefined}>
        <Sentences
          turn={turnKey}
          sentences={sentences}
          passages={passages}
          language={language}
          end={isWriting && <span className={classes.cursor} aria-hidden="true" />}
        />
      </div>
      {!isWriting && <p className={classes.label}>{t('generatedBy', { name: generator })}</p>}
      <Removed removed={removed} />
      {children}
    </div>
  )
}
