import type { AnswerEvent } from '@portal/protocol/assistant/schemas.ts'
import type { AiSettings } from '../../kernel/config.ts'
import { checkSentence } from './check-sentence.ts'
import { SentenceCutter, type CutSentence } from './cut-sentences.ts'
import { evidenceOf, type Evidence } from './evidence.ts'
import { Places } from './places.ts'
import { notAnswered, promptOf, type Asked } from './prompt.ts'
import { streamText } from './stream-text.ts'

interface Options {
  /** How long a model may take, in milliseconds: to its first words, and in all, with waiting for a place. */
  limits?: { first: number; whole: number }
  /** Is told why a model broke off. */
  onBroken?: (error: unknown) => void
}

const usualLimits = { first: 15_000, whole: 60_000 }

/** Answers that are written at once in this process. */
const mostAtOnce = 8

/** Characters after which a model that does not come to an end is cut off. */
const longestAnswer = 12_000

const places = new Places(mostAtOnce)

/** Numbers paragraphs by what of them is shown. */
function paragraphCounter() {
  const shown: number[] = []
  return (paragraph: number): number => {
    if (shown.at(-1) !== paragraph) shown.push(paragraph)
    return shown.length - 1
  }
}

/** Judges sentences one by one: each is shown, or told as removed. */
function judge(passages: ReadonlyMap<number, Evidence>, today: string) {
  const count = paragraphCounter()
  return (sentences: readonly CutSentence[]): AnswerEvent[] =>
    sentences
      .filter(({ text }) => !text.startsWith(notAnswered))
      .map((sentence): AnswerEvent => {
        const reason = checkSentence(sentence, passages, today)
        if (reason) return { kind: 'removed', reason }
        const { text, passages: cited, paragraph } = sentence
        return { kind: 'sentence', text, passages: [...cited], paragraph: count(paragraph) }
      })
}

/** The sentences of what a model writes, each when it is whole; of one that broke off its last is none. */
async function* readSentences(asked: Asked, model: AiSettings, stop: AbortController, first: number) {
  const cutter = new SentenceCutter()
  const timer = setTimeout(() => stop.abort(new Error('The model has not begun in time.')), first)
  let length = 0
  try {
    for await (const piece of streamText(model, promptOf(asked), stop.signal)) {
      clearTimeout(timer)
      length += piece.length
      if (length > longestAnswer) throw new Error('The model does not come to an end.')
      yield cutter.push(piece)
    }
    yield cutter.end()
  } finally {
    clearTimeout(timer)
    stop.abort()
  }
}

/**
 * An answer as a model writes it: each sentence once the checker has let it pass, what was removed, and how it ended.
 * A model that breaks is no error of ours: what holds stays.
 *
 * @param gone says that nobody reads any more; it stops the model
 */
export async function* writeAnswer(
  asked: Asked,
  model: AiSettings,
  gone: AbortSignal,
  { limits = usualLimits, onBroken }: Options = {},
): AsyncGenerator<AnswerEvent> {
  const toEvents = judge(new Map(asked.passages.map((one) => [one.number, evidenceOf(one)])), asked.today)
  const stop = new AbortController()
  const onGone = () => stop.abort(gone.reason)
  gone.addEventListener('abort', onGone)
  const timer = setTimeout(() => stop.abort(new Error('The model takes too long.')), limits.whole)
  const hasPlace = !gone.aborted && (await places.take(stop.signal))
  let held = 0
  let isBroken = !hasPlace
  try {
    if (hasPlace) {
      for await (const sentences of readSentences(asked, model, stop, limits.first)) {
        for (const event of toEvents(sentences)) {
          if (event.kind === 'sentence') held += 1
          yield event
        }
      }
    }
  } catch (error) {
    isBroken = true
    if (!gone.aborted) onBroken?.(error)
  } finally {
    gone.removeEventListener('abort', onGone)
    clearTimeout(timer)
    if (hasPlace) places.leave()
  }
  const broken = gone.aborted ? 'STOPPED' : 'FAILED'
  yield { kind: 'end', state: isBroken ? broken : held > 0 ? 'ANSWERED' : 'UNANSWERED' }
}
