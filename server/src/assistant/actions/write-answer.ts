import type { assistantCalls } from '@portal/protocol/assistant/calls.ts'
import type { RemovalReason } from '@portal/protocol/assistant/constants.ts'
import type { AnswerEvent, Sentence } from '@portal/protocol/assistant/schemas.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { writeAnswer as writtenBy } from '../model/door.ts'
import { keepAnswer, writingTurn, type Written } from '../turns.ts'

type Event<Kind extends AnswerEvent['kind']> = Extract<AnswerEvent, { kind: Kind }>

/** What is gathered of an answer while it is written. */
class Gathered {
  readonly sentences: Sentence[] = []
  readonly #removed = new Map<RemovalReason, number>()

  add(event: Event<'sentence' | 'removed'>): void {
    if (event.kind === 'removed') this.#removed.set(event.reason, (this.#removed.get(event.reason) ?? 0) + 1)
    else this.sentences.push({ text: event.text, passages: event.passages, paragraph: event.paragraph })
  }

  as(state: Written['state']): Written {
    const removed = Array.from(this.#removed, ([reason, count]) => ({ reason, count }))
    return { state, sentences: this.sentences, removed }
  }
}

/** Of an error nothing but its kind is logged: what a model's service says may repeat the question. */
function kindOf(error: unknown) {
  const { name, statusCode } = error as { name?: string; statusCode?: number }
  return { kind: name, status: statusCode }
}

/** Has a model answer a question that waits for it; what it wrote is kept, whether it came to an end or not. */
export async function writeAnswer(
  services: Services,
  { params: { id } }: GivenOf<typeof assistantCalls.write>,
  caller: Caller,
): Promise<AnswerOf<typeof assistantCalls.write>> {
  const { ai } = services.config
  if (!ai) throw new Refusal('notConfigured')
  const { question, earlier, passages, language } = await writingTurn(services, id, caller)
  const asked = { question, earlier, passages, language, today: zoneToday() }
  const onBroken = (error: unknown) => services.log.warn(kindOf(error), 'a model broke off')

  return async function* events(gone) {
    const gathered = new Gathered()
    let state: Written['state'] = 'STOPPED'
    try {
      for await (const event of writtenBy(asked, ai, gone, { onBroken })) {
        if (event.kind === 'end') {
          state = event.state
        } else {
          gathered.add(event)
          yield event
        }
      }
    } finally {
      await keepAnswer(services, id, gathered.as(state))
    }
    yield { kind: 'end', state }
  }
}
