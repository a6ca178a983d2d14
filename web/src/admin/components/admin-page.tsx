import type { ScreenName } from '../../app/routes.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import classes from './page.module.css'

interface AdminPageProps {
  name: ScreenName
  /** The heading, where the page is about one thing. */
  title?: string
  lead?: string
  /** Beside the heading. */
  tools?: ReactNode
  children: ReactNode
}

/** A page of the administration: its name, what it is for, its content. */
export function AdminPage({ name, title, lead, tools, children }: AdminPageProps) {
  const { t } = useTranslation('screens')
  const heading = title ?? t(name)
  return (
    <>
      <PageHead title={heading} description={lead ?? heading} noIndex />
      <div className={classes.head}>
        <h1>{heading}</h1>
        {tools}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </>
  )
}
