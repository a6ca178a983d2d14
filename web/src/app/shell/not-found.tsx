import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../head.tsx'
import classes from './not-found.module.css'

/** There is no such page, or no such thing on it. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <div className="wrap">
      <PageHead title={t('notFound.title')} description={t('notFound.text')} noIndex />
      <Notice isPage title={t('notFound.title')} text={t('notFound.text')}>
        <form action="/legal/query" className={classes.search} role="search">
          <TextInput
            name="keyword"
            aria-label={t('notFound.placeholder')}
            placeholder={t('notFound.placeholder')}
            className={classes.field}
          />
          <Button type="submit">{t('actions.search')}</Button>
        </form>
        <Button component={Link} to="/about/contact" variant="default">
          {t('notFound.contact')}
        </Button>
        <Button component={Link} to="/home" variant="default">
          {t('actions.home')}
        </Button>
      </Notice>
    </div>
  )
}
