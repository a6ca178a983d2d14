import { codes } from '@portal/protocol/kernel/codes.ts'
import type { Calls } from '@portal/protocol/calls.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { conversationsKey } from '../../conversations/queries.ts'
import { pendingKey } from '../../pending/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { CallFailed } from '../ask.ts'
import { DayField } from '../forms/day-field.tsx'
import { FormButtons } from '../forms/form-buttons.tsx'
import type { FormCall } from '../forms/form-call.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { LongTextField } from '../forms/text-field.tsx'
import { hasMoved, useCatchUp } from '../forms/use-catch-up.ts'
import { useForm } from '../forms/use-form.ts'
import { ConsentField, type Recipient } from './consent-field.tsx'
import classes from './move-dialog.module.css'

interface MoveDialogProps<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string> {
  call: FormCall<Feature, Name>
  /** Of what is moved. */
  id: string
  /** What else the call takes that nobody types: which answer was read. */
  given?: Readonly<Record<string, string>>
  title: ReactNode
  /** What it will do. */
  text: string
  /** On the button that does it. */
  submit: string
  /** Said once it is done. */
  done: string
  isDangerous?: boolean
  /** To whom abroad it opens contacts, which asks for a consent of its own. */
  recipient?: Recipient | undefined
  /** What it changes on the screens, beside what waits and what is written. */
  changed: QueryKey
  /** Whether the answers that are loaded still allow it. */
  isOpen: boolean
  onClose: () => void
  /** Where what is shown goes with the move. */
  go?: string | undefined
}

/**
 * Asks before something is moved, with what the call takes: a note, a reason, a day, a consent. Where others moved it
 * first, the screen follows, and what is typed stays.
 */
export function MoveDialog<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string>(
  props: MoveDialogProps<Feature, Name>,
) {
  const {
    call,
    id,
    given,
    title,
    text,
    submit,
    done,
    isDangerous = false,
    recipient,
    isOpen,
    onClose,
    go,
  } = props
  const { t } = useTranslation('records')
  const language = useLanguage()
  const catchUp = useCatchUp()
  const [isMoved, setMoved] = useState(false)
  const [isCatchingUp, setCatchingUp] = useState(false)
  const back = useRef<HTMLButtonElement>(null)
  const changed = [props.changed, pendingKey, conversationsKey]

  async function follow(error: CallFailed): Promise<void> {
    setCatchingUp(true)
    await catchUp(error, changed)
    setCatchingUp(false)
    setMoved(true)
  }

  const form = useForm({
    call,
    params: { id, ...given },
    initial: { note: '', reason: '', deadline: '', expectedOn: '', consentsToAbroad: false },
    check: ({ consentsToAbroad }) => ({
      consentsToAbroad: recipient && !consentsToAbroad ? () => t('consent.missing') : undefined,
    }),
    words: {
      reason: { empty: () => t('reasonMissing') },
      deadline: { empty: () => t('deadlineMissing') },
    },
    refused: (error) => {
      if (!hasMoved(error) && error.code !== codes.changedMeanwhile.code) return undefined
      void follow(error)
      return {}
    },
    after: { toast: done, done: onClose, invalidates: changed, ...(go && { go }) },
  })

  const isGone = !isOpen && !form.isBusy

  // The button that was pressed can be pressed no more; who has begun to type meanwhile goes on.
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, textarea')
    if (isMoved && isGone && !isTyping) back.current?.focus()
  }, [isMoved, isGone])

  return (
    <Dialog title={title} onClose={onClose}>
      <p id="move-effect" className={classes.text}>
        {text}
      </p>
      <FormFrame form={form} labelledBy="move-effect">
        {(isMoved || isGone) && (
          <Note tone={isGone ? 'grey' : 'seal'} isAlert={isMoved}>
            {[t(isGone ? 'gone' : 'moved'), ...(form.isChanged ? [t('kept')] : [])].join(
              language === 'zh' ? '' : ' ',
            )}
          </Note>
        )}
        {recipient && <ConsentField form={form} name="consentsToAbroad" recipient={recipient} />}
        {'deadline' in call.fields && <DayField form={form} name="deadline" label={t('deadline')} />}
        {'expectedOn' in call.fields && <DayField form={form} name="expectedOn" label={t('expectedOn')} />}
        {'note' in call.fields && (
          <LongTextField form={form} name="note" label={t('note')} hint={t('reasonHint')} rows={4} />
        )}
        {'reason' in call.fields && (
          <LongTextField form={form} name="reason" label={t('reason')} hint={t('reasonHint')} rows={4} />
        )}
        <FormButtons
          form={form}
          submit={submit}
          isDangerous={isDangerous}
          isDisabled={isGone || isCatchingUp}
        >
          <Button ref={back} variant="default" size="md" onClick={onClose}>
            {t('back')}
          </Button>
        </FormButtons>
      </FormFrame>
    </Dialog>
  )
}
