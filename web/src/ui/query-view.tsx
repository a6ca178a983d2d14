import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { TimedOut } from './give-up-after.ts'
import { Icon } from './icon.tsx'
import { isMissing } from './is-missing.ts'
import { Notice } from './notice.tsx'

interface Failure extends Error {
  code?: string | null
  requestId?: string | undefined
}

/** What is said of a failure: the server's own message, unless none came. */
function hintOf(failure: Failure, t: TFunction): string {
  if (failure instanceof TimedOut) return t('states.timeout', { seconds: failure.seconds })
  return failure.code === null ? t('states.offline') : failure.message
}

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>
  /** What stands here while the data come. */
  skeleton: ReactNode
  /** Shown for what does not exist; without it, as any failure. */
  missing?: ReactNode
  children: (data: Data) => ReactNode
}

/** The states of what a screen asks for: loading, failed with a retry, missing, there. */
export function QueryView<Data>({ query, skeleton, missing, children }: QueryViewProps<Data>) {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  if (!query.error) {
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">{t('states.loading')}</span>
        {skeleton}
      </div>
    )
  }
  const failure = query.error as Failure
  if (missing && isMissing(failure)) return missing
  const hint = hintOf(failure, t)
  return (
    <Notice
      spot="failed"
      title={t('states.failed')}
      text={hint || t('states.failedHint')}
      detail={failure.requestId && t('states.requestId', { id: failure.requestId })}
    >
      <Button icon={<Icon name="clock" />} onClick={() => void query.refetch()} isBusy={query.isFetching}>
        {t('actions.retry')}
      </Button>
    </Notice>
  )
}
