import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/note.tsx'
import { SmallButton } from '../../ui/small-button.tsx'
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
      <Note tone="seal" isAlert>
        {t('states.failed')}{' '}
        <SmallButton
          icon="clock"
          isBusy={failed.some(({ isFetching }) => isFetching)}
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
        >
          {t('actions.retry')}
        </SmallButton>
      </Note>
    </div>
  )
}
