import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageHead } from '../head.tsx'
import type { ScreenName } from '../screen.ts'

interface AdminPageProps {
  name: ScreenName
  /** The heading, where the page is about one thing. */
  title?: string
  /** Of the heading, where it is not the reader's language. */
  lang?: Language
  lead?: ReactNode
  /** Beside the heading: how what the page is about stands. */
  note?: ReactNode
  /** At the end of its line: what can be done. */
  tools?: ReactNode
  children: ReactNode
}

/** A page of the administration: its name, what it is for, its content. */
export function AdminPage({ name, title, lang, lead, note, tools, children }: AdminPageProps) {
  const { t } = useTranslation('screens')
  const heading = title ?? t(name)
  return (
    <>
      <PageHead title={heading} description={typeof lead === 'string' ? lead : heading} noIndex />
      <PageHeader title={heading} lead={lead} note={note} tools={tools} {...(lang && { lang })} />
      {children}
    </>
  )
}
