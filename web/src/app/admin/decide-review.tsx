import type { Calls } from '@portal/protocol/calls.ts'
import type { FormCall } from '../forms/form-call.ts'
import { Decide } from './decide.tsx'

type Decision = 'approve' | 'reject' | 'takeDown'
type Said = 'Title' | 'Text'

/** What a desk says before each decision, and once it is made. */
type DeskWord = `${Decision}${Said}` | 'approved' | 'rejected' | 'takenDown'

interface DecideReviewProps<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string> {
  id: string
  /** Of what the reviewer reads. */
  revision: number
  /** Of what is reviewed. */
  title: string
  abilities: readonly Decision[]
  approve: () => Promise<unknown>
  reject: FormCall<Feature, Name>
  takeDown: FormCall<Feature, Name>
  /** On the buttons. */
  label: (decision: Decision) => string
  word: (word: DeskWord, values: { title: string }) => string
  /** Reasons to choose from. */
  reasons: readonly string[]
}

/** Has something shown that waits to be, refuses it, or takes it down, after asking once more. */
export function DecideReview<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string>(
  props: DecideReviewProps<Feature, Name>,
) {
  const { id, revision, title, abilities, approve, reject, takeDown, label, word, reasons } = props
  const question = (decision: Decision, done: DeskWord) => ({
    label: label(decision),
    title: word(`${decision}Title`, { title }),
    text: word(`${decision}Text`, { title }),
    done: word(done, { title }),
  })
  return (
    <Decide
      id={id}
      revision={revision}
      abilities={abilities}
      decisions={{
        approve: { ...question('approve', 'approved'), send: approve },
        reject: { ...question('reject', 'rejected'), call: reject, reasons },
        takeDown: { ...question('takeDown', 'takenDown'), call: takeDown, reasons },
      }}
    />
  )
}
