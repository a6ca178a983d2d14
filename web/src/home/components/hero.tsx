import { longestKeyword } from '@portal/protocol/laws/constants.ts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { writeParts } from '../../search/address-parts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KeptLanguage } from '../../ui/kept-language.tsx'
import { Link } from '../../ui/link.tsx'
import { CityNetwork } from './city-network.tsx'
import classes from './hero.module.css'

const searches = ['laws', 'cases'] as const

/** What the portal is for: a question, and the law and the cases that answer it. */
export function Hero() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { hotQuestions } = useCatalogue('home')
  const [searched, setSearched] = useState<(typeof searches)[number]>('laws')
  const areCases = searched === 'cases'

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('keyword')
    const keyword = typeof typed === 'string' ? typed.trim() : ''
    void navigate(writeParts('/legal/query', { tab: areCases ? 'cases' : '', keyword }))
  }

  return (
    <div className={classes.hero}>
      <div className={`wrap ${classes.content}`}>
        <h1>
          {t('headlineFirst')}
          <br />
          {t('headlineSecond')}
        </h1>
        <p className={classes.lead}>{t('lead')}</p>
        <form className={classes.search} role="search" action="/legal/query" onSubmit={search}>
          <KeptLanguage />
          <div className={classes.tabs}>
            <span role="group" aria-label={t('tabs.label')}>
              {searches.map((tab) => (
                <button
                  key={tab}
                  type="button"
                  aria-pressed={tab === searched}
                  onClick={() => setSearched(tab)}
                >
                  {t(`tabs.${tab}`)}
                </button>
              ))}
            </span>
            <Link to="/service/lawyer">{t('tabs.lawyers')}</Link>
            <Link to="/business/consult">{t('tabs.ask')}</Link>
          </div>
          <div className={classes.row}>
            <input
              type="search"
              name="keyword"
              maxLength={longestKeyword}
              placeholder={t(areCases ? 'casePlaceholder' : 'placeholder')}
              aria-label={t(areCases ? 'caseSearchLabel' : 'searchLabel')}
            />
            <Button type="submit" size="lg" icon={<Icon name="search" />}>
              {t('actions.search', { ns: 'shell' })}
            </Button>
          </div>
        </form>
        <p className={classes.hot}>
          <span>{t('hot')}</span>
          {hotQuestions.map((question) => (
            <Link key={question} to={`/legal/query?keyword=${encodeURIComponent(question)}`}>
              {question}
            </Link>
          ))}
        </p>
      </div>
      <CityNetwork />
    </div>
  )
}
