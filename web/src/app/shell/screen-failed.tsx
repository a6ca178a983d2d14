import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../head.tsx'
import { NotFound } from './not-found.tsx'

function statusOf(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : null
}

/** What stands in a screen's place: not found, not for this reader, or failed. */
export function ScreenFailed() {
  const { t } = useTranslation()
  const error = useRouteError()
  const status = statusOf(error)
  const isChunk = error instanceof Error && error.name === 'ChunkFailed'
  useEffect(() => {
    if (status === null) console.error(error)
  }, [error, status])

  if (status === 404) return <NotFound />
  if (status === 403) {
    return (
      <div className="wrap">
        <PageHead title={t('forbidden.title')} description={t('forbidden.text')} noIndex />
        <Notice isPage spot="locked" title={t('forbidden.title')} text={t('forbidden.text')}>
          <ButtonLink to="/home">{t('actions.home')}</ButtonLink>
        </Notice>
      </div>
    )
  }
  const title = t(isChunk ? 'crashed.chunkTitle' : 'crashed.title')
  const text = t(isChunk ? 'crashed.chunkText' : 'crashed.text')
  return (
    <div className="wrap">
      <PageHead title={title} description={text} noIndex />
      <Notice isPage spot="failed" title={title} text={text}>
        <Button onClick={() => window.location.reload()}>{t('actions.reload')}</Button>
        <ButtonLink to="/home" variant="default">
          {t('actions.home')}
        </ButtonLink>
      </Notice>
    </div>
  )
}
