import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { definePage } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { Contact } from '../components/contact.tsx'
import { Entry } from '../components/entry.tsx'
import { Sections } from '../components/sections.tsx'
import classes from './about-page.module.css'

const parts = ['intro', 'entry', 'rules', 'contact'] as const
type Part = (typeof parts)[number]

const contents: Record<Part, () => React.ReactNode> = {
  intro: () => <Sections part="intro" />,
  entry: Entry,
  rules: () => <Sections part="rules" />,
  contact: Contact,
}

/** Introduction, settlement guide, rules and contact, on one screen. */
function AboutPage() {
  const { t } = useTranslation('about')
  const { t: name } = useTranslation('screens')
  const { pathname } = useLocation()
  const part = parts.find((candidate) => pathname.endsWith(candidate)) ?? 'rules'
  const Content = contents[part]
  return (
    <div className={`wrap ${classes.layout}`}>
      <PageHead title={name(`about/${part}`)} description={t(`${part}.lead`)} />
      <nav className={`${classes.menu} no-print`} aria-label={name('about')}>
        {parts.map((candidate) => (
          <Link
            key={candidate}
            to={`/about/${candidate}`}
            aria-current={candidate === part ? 'page' : undefined}
          >
            {name(`about/${candidate}`)}
          </Link>
        ))}
      </nav>
      <article className={classes.content}>
        <h1>{t(`${part}.title`)}</h1>
        <p className={classes.lead}>{t(`${part}.lead`)}</p>
        <Content />
      </article>
    </div>
  )
}

export const { page } = definePage({ Component: AboutPage })
