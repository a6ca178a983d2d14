import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Breadcrumbs } from '../../app/breadcrumbs.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { PageHead } from '../../app/head.tsx'
import { definePage } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { Columns } from '../../ui/columns.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { teamQuery } from '../../products/queries.ts'
import { publicationQuery } from '../../publications/queries.ts'
import { After } from '../components/after.tsx'
import { ConsultationForm } from '../components/consultation-form.tsx'
import { Pace } from '../components/pace.tsx'
import { SimilarBeside } from '../components/similar.tsx'
import { TeamRelease } from '../components/team-release.tsx'
import { nothing } from '../consultation-values.ts'
import { consultationsKey, loadTypes, paceQuery } from '../queries.ts'

const call = formCall('consultations', 'add')

/** The number of a lookup that the question is about, as the address names it. */
function lookupIn(search: URLSearchParams): string {
  const code = search.get('about') ?? ''
  return /^[\dA-Z-]{1,30}$/.test(code) ? code : ''
}

/** The question, with what may answer it beside it. */
function Ask({ title }: { title: string }) {
  const { t } = useTranslation('consultationForm')
  const [search] = useSearchParams()
  const about = lookupIn(search)
  const form = useForm({
    call,
    initial: { ...nothing, title: about && `${t('about', { code: about })} ` },
    // The agreement to publish is given anew with each question.
    draft: { key: `consultation${about}`, kept: ['title', 'type', 'content', 'phone'] },
    isGuarded: true,
    after: {
      toast: t('done'),
      invalidates: [consultationsKey],
      go: ({ id }) => `/content/consult/detail?id=${id}`,
    },
  })
  return (
    <Columns
      rail={
        <>
          <SimilarBeside {...form.values} />
          <After />
        </>
      }
    >
      <ConsultationForm form={form} title={title} />
    </Columns>
  )
}

/** Asking the platform's desk. */
function DeskRelease() {
  const { t } = useTranslation('consultationForm')
  const { t: screen } = useTranslation('screens')
  const isStaff = useViewer()?.userType === 'ADMIN'
  const title = screen('business/release')
  return (
    <>
      <Breadcrumbs />
      <div className="wrap">
        <PageHead title={title} description={t('lead')} noIndex />
        <PageHeader title={title} lead={t('lead')} note={<Pace />} />
        {isStaff ? <Note tone="grey">{t('notForStaff')}</Note> : <Ask title={title} />}
      </div>
    </>
  )
}

/** Asking the platform's desk, or the team of the product that the address names. */
function ReleasePage() {
  const [search] = useSearchParams()
  const product = search.get('product')
  return product === null ? <DeskRelease /> : <TeamRelease key={product} id={product} />
}

export const { page } = definePage({
  load: ({ context, url: { searchParams } }) => {
    const product = searchParams.get('product')
    return Promise.all([
      loadTypes(context),
      context.queries.prefetchQuery(paceQuery(context)),
      product !== null && context.queries.fetchQuery(publicationQuery(context, 'product', product)),
      product !== null && context.queries.prefetchQuery(teamQuery(context, product)),
    ])
  },
  Component: ReleasePage,
})
