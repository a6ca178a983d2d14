import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { showToast } from '../../ui/toast.tsx'
import { profileKey } from './queries.ts'

interface Change<Body, Answer> {
  form: Pick<Form<object>, 'values' | 'mark' | 'reset'>
  send: (body: Body) => Promise<Answer>
  /** What is said once it is stored. */
  saidOf: (answer: Answer) => string
  /** Names of the call's fields that have another in the form. */
  renames?: Readonly<Record<string, string>>
  onDone?: () => void
}

/** Sends what a form has; what the server has against it is shown at its fields, and nothing typed is lost. */
export function useChange<Body, Answer>({ form, send, saidOf, renames, onDone }: Change<Body, Answer>) {
  const { t: ui } = useTranslation()
  const { queries } = useApp()
  return useMutation({
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
}
