import type { Calls } from '@portal/protocol/calls.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { FormCall } from '../forms/form-call.ts'
import { ActDialog } from '../forms/act-dialog.tsx'
import { adminKey } from './queries.ts'
import { ReasonDialog, type Faults } from './reason-dialog.tsx'
import { useMeanwhile } from './use-meanwhile.ts'

interface Question {
  label: string
  /** Of the question before it, and what it will do. */
  title: string
  text: string
  /** Said once it is made. */
  done: string
}

interface Agreement extends Question {
  send: () => Promise<unknown>
  /** Gives something up. */
  isDestructive?: true
  /** The address that it leads to, where nothing is left of what was decided on. */
  go?: string
}

interface Refusal<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string> extends Question {
  /** Takes the reason that the other side reads. */
  call: FormCall<Feature, Name>
  /** Reasons to choose from. */
  reasons: readonly string[]
  /** Who reads the reason, where that is not the other side. */
  hint?: string
  faults?: Faults
}

/** A decision that the reader may make. */
type Decision<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string> =
  | Agreement
  | Refusal<Feature, Name>

function Agree({ decision, onClose }: { decision: Agreement; onClose: () => void }) {
  const { label, title, text, done, send, isDestructive = false, go } = decision
  const { t } = useTranslation('adminFrame')
  const refused = useMeanwhile(t('review.meanwhile'), onClose)
  return (
    <ActDialog
      title={title}
      text={text}
      confirm={label}
      cancel={t('form.cancel')}
      isDestructive={isDestructive}
      send={send}
      after={{ toast: done, invalidates: [adminKey], go }}
      refused={refused}
      onClose={onClose}
    />
  )
}

/** Whether a decision takes something from whoever it is about. */
const isAgainst = (decision: object) => 'call' in decision || 'isDestructive' in decision

interface DecideProps<
  Action extends string,
  Feature extends keyof Calls,
  Name extends keyof Calls[Feature] & string,
> {
  id: string
  /** Of what is decided on, as it was read. */
  revision?: number
  decisions: Readonly<Record<Action, Decision<Feature, Name>>>
  /** Those that can be made now. */
  abilities: readonly Action[]
}

/** Decides on what is another's, after asking once more. */
export function Decide<
  Action extends string,
  Feature extends keyof Calls,
  Name extends keyof Calls[Feature] & string,
>({ id, revision, decisions, abilities }: DecideProps<Action, Feature, Name>) {
  const { t } = useTranslation('adminFrame')
  // As it was when it was asked for: it is about what was read then.
  const [decision, setDecision] = useState<Decision<Feature, Name> | null>(null)
  const close = () => setDecision(null)
  return (
    <>
      {abilities.map((action) => (
        <Button
          key={action}
          {...(isAgainst(decisions[action]) && { variant: 'outline', tone: 'seal' })}
          onClick={() => setDecision(decisions[action])}
        >
          {decisions[action].label}
        </Button>
      ))}
      {decision && 'send' in decision && <Agree decision={decision} onClose={close} />}
      {decision && 'call' in decision && (
        <ReasonDialog
          title={decision.title}
          text={decision.text}
          action={decision.label}
          isDangerous
          presets={decision.reasons}
          hint={decision.hint}
          faults={decision.faults}
          call={decision.call}
          id={id}
          revision={revision}
          done={decision.done}
          meanwhile={t('review.meanwhile')}
          onClose={close}
        />
      )}
    </>
  )
}
