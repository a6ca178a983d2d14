import type { ComponentType } from 'react'
import { Columns } from '../../ui/columns.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../head.tsx'
import { definePage, type LoadInput, type Page } from '../page.ts'
import { ContentPage } from './content-room.tsx'

/** A form by which somebody publishes something, or changes it, as the address asks. */
export interface Released {
  load: (input: LoadInput) => Promise<unknown>
  /** The page's name and what it is for. */
  useWords: () => { title: string; lead: string }
  Form: ComponentType<{ title: string }>
}

/** The way to the form, which ends with what is done there. */
export function Way({ title }: { title: string }) {
  const lang = useLanguage()
  return <Breadcrumbs steps={[{ text: title, lang }]} />
}

/** The form below the list that everybody reads; beside it, how it goes on. */
export function defineRelease({ load, useWords, Form }: Released, After: ComponentType): { page: Page } {
  function ReleasePage() {
    const { title, lead } = useWords()
    return (
      <>
        <Way title={title} />
        <div className="wrap">
          <PageHead title={title} description={lead} noIndex />
          <PageHeader title={title} lead={lead} />
          <Columns rail={<After />}>
            <Form title={title} />
          </Columns>
        </div>
      </>
    )
  }

  return definePage({ load, Component: ReleasePage })
}

/** The same form in the content management. */
export function defineContentRelease({ load, useWords, Form }: Released): { page: Page } {
  function ContentReleasePage() {
    const { title, lead } = useWords()
    return (
      <>
        <Way title={title} />
        <ContentPage title={title} lead={lead}>
          <Form title={title} />
        </ContentPage>
      </>
    )
  }

  return definePage({ load, Component: ContentReleasePage })
}
