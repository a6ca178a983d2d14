import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { KeptLanguage } from '../../ui/kept-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../head.tsx'
import { useScreens } from '../use-screens.ts'
import classes from './not-found.module.css'

/** A search for what an address that is wrong may have meant. */
function SearchInstead() {
  const { t } = useTranslation()
  return (
    <>
      <form action="/search" className={classes.search} role="search">
        <KeptLanguage />
        <input
          name="keyword"
          aria-label={t('notFound.placeholder')}
          placeholder={t('notFound.placeholder')}
          className={classes.field}
        />
        <Button type="submit">{t('actions.search')}</Button>
      </form>
      <ButtonLink to="/about/contact" variant="default">
        {t('notFound.contact')}
      </ButtonLink>
    </>
  )
}

/** There is no such page, or no such thing on it: then back to the list that it would stand in. */
export function NotFound() {
  const { t } = useTranslation()
  const { t: name } = useTranslation('screens')
  const { pathname, search } = useLocation()
  const { rows } = useScreens()
  const row = rows.find(({ path }) => `/${path}` === pathname)
  const list = row?.underTypes?.get(new URLSearchParams(search).get('type') ?? '') ?? row?.under
  const text = t(list ? 'notFound.gone' : 'notFound.text')
  return (
    <div className="wrap">
      <PageHead title={t('notFound.title')} description={text} noIndex />
      <Notice isPage spot="not-there" title={t('notFound.title')} text={text}>
        {list ? (
          <ButtonLink to={`/${list}`}>{t('notFound.back', { name: name(list) })}</ButtonLink>
        ) : (
          <SearchInstead />
        )}
        <ButtonLink to="/home" variant="default">
          {t('actions.home')}
        </ButtonLink>
      </Notice>
    </div>
  )
}
