import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from './head.tsx'
import { definePage } from './page.ts'
import type { RouteHandle } from './router.tsx'

/** Stands where a later feature's screen will be. */
function PreparedPage() {
  const { t } = useTranslation()
  const { t: nameOf } = useTranslation('screens')
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const name = handle ? nameOf(handle.screen.name) : ''
  const text = t('prepared.text', { name })
  return (
    <div className="wrap">
      <PageHead title={name} description={text} noIndex />
      <Notice isPage title={name} text={text} detail={t('prepared.title')}>
        <Button component={Link} to="/legal/query">
          {t('prepared.search')}
        </Button>
        <Button component={Link} to="/about/contact" variant="default">
          {t('prepared.contact')}
        </Button>
      </Notice>
    </div>
  )
}

export const { page } = definePage({ Component: PreparedPage })
