import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { useBrokenWords } from '../../app/forms/use-field-words.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { showToast } from '../../ui/toast.tsx'
import { profileKey } from './queries.ts'

interface ChangeOptions<Answer> {
  form: Pick<Form<object>, 'values' | 'mark' | 'reset'>
  /** The rules that what is typed breaks, by field. */
  broken?: () => Readonly<Record<string, FieldRule>>
  send: () => Promise<Answer>
  /** What is said once it is stored. */
  saidOf: (answer: Answer) => string
  /** Names of the call's fields that have another in the form. */
  renames?: Readonly<Record<string, string>>
  onDone?: () => void
}

export interface Change {
  submit: () => void
  isBusy: boolean
}

/** Sends what a form has; what is against it here or on the server is shown at its fields, and nothing typed is lost. */
export function useChange<Answer>({
  form,
  broken,
  send,
  saidOf,
  renames,
  onDone,
}: ChangeOptions<Answer>): Change {
  const { t: ui } = useTranslation()
  const { queries } = useApp()
  const brokenWords = useBrokenWords()
  const sending = useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      // The form begins anew with what is stored now.
      await queries.invalidateQueries({ queryKey: profileKey })
      form.reset()
      showToast(saidOf(answer))
      onDone?.()
    },
    onError: (error) => {
      form.mark(problemsOf(error, ui('states.offline'), Object.keys(form.values), renames))
    },
  })
  return {
    submit: () => {
      if (form.mark(brokenWords(broken?.() ?? {}))) sending.mutate()
    },
    isBusy: sending.isPending,
  }
}
