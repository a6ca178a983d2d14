import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { definePage } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Stands where the forum's posts of the reader will be. */
function PostsPage() {
  const { t } = useTranslation('posts')
  const { t: ui } = useTranslation()
  const { t: screen } = useTranslation('screens')
  return (
    <UserCenter title={screen('usercenter/myBBS')} lead={t('lead')}>
      <Notice spot="prepared" title={t('empty')} text={t('emptyText')}>
        <Button component={Link} to="/legal/query">
          {ui('prepared.search')}
        </Button>
        <Button component={Link} to="/about/contact" variant="default">
          {ui('prepared.contact')}
        </Button>
      </Notice>
    </UserCenter>
  )
}

export const { page } = definePage({ Component: PostsPage })
