import { useTranslation } from 'react-i18next'
import { CallFailed } from '../app/ask.ts'
import { problemsOf, type Problems } from '../app/forms/failures.ts'

/** Where a refusal belongs in a form that asks for the password once more, in the field named so. */
export function useProblems(fields: readonly string[], passwordField: string): (error: unknown) => Problems {
  const { t } = useTranslation('safety')
  const { t: ui } = useTranslation()
  return (error) => {
    if (error instanceof CallFailed && error.code === '792102') return { [passwordField]: t('wrongPassword') }
    return problemsOf(error, ui('states.offline'), [...fields, passwordField])
  }
}
