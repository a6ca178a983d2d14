import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { CityNetwork } from './city-network.tsx'
import classes from './hero.module.css'

/** What the portal is for: a question, and the law that answers it. */
export function Hero() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { hotQuestions } = useCatalogue('home')

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('keyword')
    const keyword = typeof typed === 'string' ? typed.trim() : ''
    void navigate(keyword ? `/legal/query?keyword=${encodeURIComponent(keyword)}` : '/legal/query')
  }

  return (
    <div className={classes.hero}>
      <CityNetwork />
      <div className={`wrap ${classes.content}`}>
        <h1>
          {t('headlineFirst')}
          <br />
          {t('headlineSecond')}
        </h1>
        <p className={classes.lead}>{t('lead')}</p>
        <div className={classes.search}>
          <ul className={classes.tabs}>
            <li>
              <span aria-current="true">{t('tabs.laws')}</span>
            </li>
            <li>
              <Link to="/service/lawyer">{t('tabs.lawyers')}</Link>
            </li>
            <li>
              <Link to="/business/consult">{t('tabs.ask')}</Link>
            </li>
          </ul>
          <form className={classes.row} role="search" action="/legal/query" onSubmit={search}>
            <input
              type="search"
              name="keyword"
              maxLength={10_000}
              placeholder={t('placeholder')}
              aria-label={t('searchLabel')}
            />
            <Button type="submit" size="lg" leftSection={<Icon name="search" />}>
              {t('actions.search', { ns: 'shell' })}
            </Button>
          </form>
        </div>
        <p className={classes.hot}>
          <span>{t('hot')}</span>
          {hotQuestions.map((question) => (
            <Link key={question} to={`/legal/query?keyword=${encodeURIComponent(question)}`}>
              {question}
            </Link>
          ))}
        </p>
      </div>
    </div>
  )
}
