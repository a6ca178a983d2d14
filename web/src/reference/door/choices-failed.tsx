import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RetryNote } from '../../ui/retry-note.tsx'
import classes from './choices-failed.module.css'

interface ChoicesFailedProps {
  /** By which the choices are asked for. */
  queries: readonly Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>[]
}

/** Says that what a field offers has not come, with the way to ask for it again; nothing where it has. */
export function ChoicesFailed({ queries }: ChoicesFailedProps) {
  const { t } = useTranslation()
  const failed = queries.filter(({ isError }) => isError)
  if (failed.length === 0) return null
  return (
    <div className={classes.failed}>
      <RetryNote
        text={t('states.failed')}
        isBusy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    </div>
  )
}
