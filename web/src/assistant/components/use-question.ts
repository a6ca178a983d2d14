import { mostEarlier } from '@portal/protocol/assistant/constants.ts'
import type { Standing, Turn } from '@portal/protocol/assistant/schemas.ts'
import { useState } from 'react'
import { formCall } from '../../app/forms/form-call.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { questionDraft } from '../../search/question-draft.ts'
import { noteAsked, standingQuery } from '../queries.ts'

const call = formCall('assistant', 'ask')

/** A question as it is typed. */
export interface QuestionValues {
  question: string
  country: string
  /** A model is to write the answer. */
  writes: boolean
  /** The question may be sent abroad. */
  agrees: boolean
  /** It may be sent abroad to be told what it means. */
  agreesToMeaning: boolean
}

interface Asked {
  standing: Standing | undefined
  /** The conversation that it goes on. */
  conversation: string | null
  turns: readonly Turn[]
  onTurn: (turn: Turn) => unknown
}

/** The form of a question, and whether one is being answered; the consent to sending it abroad is given before it is. */
export function useQuestion({ standing, conversation, turns, onTurn }: Asked) {
  const context = useApp()
  const { ask, queries } = context
  const isVisitor = useViewer() === null
  const [country, setCountry] = useState('')
  const [isAsking, setAsking] = useState(false)
  const model = standing?.model ?? null
  const needsConsent = model !== null && model.isAbroad && !model.hasConsented
  const meaning = standing?.meaning ?? null
  const needsMeaningConsent = meaning !== null && meaning.isAbroad && !meaning.hasConsented

  async function send(values: QuestionValues): Promise<Turn> {
    const isModelAgreed = needsConsent && values.agrees
    const isMeaningAgreed = needsMeaningConsent && values.agreesToMeaning
    if (isModelAgreed) await ask('assistant', 'consent', { body: { agrees: true } })
    if (isMeaningAgreed) await ask('assistant', 'consent', { body: { agrees: true, to: 'meaning' } })
    if (isModelAgreed || isMeaningAgreed) {
      await queries.invalidateQueries({ queryKey: standingQuery(context).queryKey })
    }
    const question = values.question.trim()
    const others = turns.filter((turn) => !turn.isPartial || turn.question !== question)
    const earlier = others.slice(-mostEarlier).map((turn) => turn.question)
    const writes = model !== null && (needsConsent ? values.agrees : values.writes)
    return ask('assistant', 'ask', {
      body: {
        question,
        ...(values.country && { country: values.country }),
        ...(writes && { writes }),
        ...(conversation !== null && { conversation }),
        ...(isVisitor && earlier.length > 0 && { earlier }),
      },
    })
  }

  const form = useForm<QuestionValues, 'assistant', 'ask', Turn>({
    call,
    initial: { question: '', country, writes: true, agrees: false, agreesToMeaning: false },
    send: async (values) => {
      setAsking(true)
      try {
        return await send(values)
      } catch (error) {
        setAsking(false)
        throw error
      }
    },
    draft: { key: questionDraft, kept: ['question', 'country'] },
    refused: () => {
      // The day's questions may have been asked in another window.
      void queries.invalidateQueries({ queryKey: standingQuery(context).queryKey })
      return undefined
    },
    after: {
      done: async (turn) => {
        setCountry(form.values.country)
        setAsking(false)
        await onTurn(turn)
        await noteAsked(context)
      },
    },
  })

  /** Asks a question of the conversation once more. */
  function askAgain({ question, country: of }: Turn): Promise<Turn> {
    return send({ ...form.values, question, country: of ?? '' })
  }
  return { form, isAsking, askAgain }
}
