import type { Passage, Sentence } from '@portal/protocol/assistant/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { ReactNode } from 'react'
import { Cites } from './cites.tsx'
import { useLight } from './light.tsx'
import classes from './sentences.module.css'

interface SentencesProps {
  turn: string
  sentences: readonly Sentence[]
  passages: readonly Passage[]
  language: Language
  /** After the last of them: that more is coming. */
  end?: ReactNode
}

function CitedSentence({
  turn,
  sentence,
  passages,
}: Pick<SentencesProps, 'turn' | 'passages'> & { sentence: Sentence }) {
  const { isLit, lights } = useLight(turn, sentence.passages)
  return (
    <span className={classes.sentence} data-lit={isLit || undefined} {...lights}>
      {sentence.text}
      <Cites turn={turn} numbers={sentence.passages} passages={passages} />
    </span>
  )
}

/** What a model wrote, each sentence with the passages that it rests on. */
export function Sentences({ turn, sentences, passages, language, end }: SentencesProps) {
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph)]
  return (
    <div className={classes.text} lang={language}>
      {paragraphs.map(([paragraph, some], place) => (
        <p key={paragraph}>
          {some.map((sentence, at) => (
            <span key={at}>
              {at > 0 && language !== 'zh' && ' '}
              <CitedSentence turn={turn} sentence={sentence} passages={passages} />
            </span>
          ))}
          {place === paragraphs.length - 1 && end}
        </p>
      ))}
      {paragraphs.length === 0 && end && <p>{end}</p>}
    </div>
  )
}
