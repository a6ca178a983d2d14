import type { Passage, Turn } from '@portal/protocol/assistant/schemas.ts'
import { formatSentences } from '../ui/format.ts'
import { keySentence } from './excerpt.ts'
import { placeName } from './by-country.ts'

/** What stands around an answer that is copied, in the reader's language. */
interface CopiedWords {
  question: string
  /** That a model wrote it; null where none did. */
  generated: string | null
  sources: string
  disclaimer: string
  from: string
  /** What a source is that is no official text, no original or no real decision. */
  marks: (passage: Passage) => readonly string[]
}

const cites = (numbers: readonly number[]) => numbers.map((number) => `[${number}]`).join('')

/** What a model wrote, a paragraph a line; else the sentences that matter. */
function linesOf({ answer, passages, language }: Turn): string[] {
  if (!answer || answer.sentences.length === 0)
    return passages.map(({ number, text }) => `${keySentence(text)}${cites([number])}`)
  const paragraphs = Map.groupBy(answer.sentences, ({ paragraph }) => paragraph)
  return [...paragraphs.values()].map((sentences) =>
    formatSentences(
      sentences.map((sentence) => sentence.text + cites(sentence.passages)),
      language,
    ),
  )
}

/**
 * An answer with its sources as plain text, that says of itself what a model wrote.
 *
 * @param origin before the passages' addresses
 */
export function copiedText(turn: Turn, words: CopiedWords, origin: string): string {
  const sources = turn.passages.map(
    (passage) =>
      `[${passage.number}] ${[placeName(passage), ...words.marks(passage)].join(' · ')} ${origin}${passage.address}`,
  )
  return [
    words.question,
    ...(words.generated === null ? [] : [words.generated]),
    linesOf(turn).join('\n'),
    [words.sources, ...sources].join('\n'),
    `${words.disclaimer}\n${words.from}`,
  ].join('\n\n')
}
