import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { ContentRoom } from './content/content-room.tsx'
import { PageHead } from './head.tsx'
import { definePage } from './page.ts'
import type { RouteHandle } from './screen.ts'

/** Stands where a later feature's screen will be. */
function PreparedPage() {
  const { t } = useTranslation()
  const { t: nameOf } = useTranslation('screens')
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const name = handle ? nameOf(handle.screen.path) : ''
  const text = t('prepared.text', { name })
  const notice = (
    <>
      <PageHead title={name} description={text} noIndex />
      <Notice isPage spot="prepared" title={name} text={text} detail={t('prepared.title')}>
        <Button component={Link} to="/legal/query">
          {t('prepared.search')}
        </Button>
        <Button component={Link} to="/about/contact" variant="default">
          {t('prepared.contact')}
        </Button>
      </Notice>
    </>
  )
  const isContent = handle?.screen.path.startsWith('content/')
  return isContent ? <ContentRoom>{notice}</ContentRoom> : <div className="wrap">{notice}</div>
}

export const { page } = definePage({ Component: PreparedPage })
