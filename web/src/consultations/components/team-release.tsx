import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Way } from '../../app/content/release.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { useViewer } from '../../app/viewer.ts'
import { OfTeam } from '../../products/door/of-team.tsx'
import { useIsOfTeam } from '../../products/door/use-is-of-team.ts'
import { publicationQuery } from '../../publications/queries.ts'
import { Card } from '../../ui/card.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { nothing } from '../consultation-values.ts'
import { consultationsKey } from '../queries.ts'
import { After } from './after.tsx'
import classes from './asked-product.module.css'
import { ConsultationForm } from './consultation-form.tsx'

const call = formCall('consultations', 'askTeam')

interface AskTeamProps {
  product: Publication
  title: string
}

/** What is asked of a product's team. */
function AskTeam({ product: { id, title: product, language }, title }: AskTeamProps) {
  const { t } = useTranslation('consultationForm')
  const form = useForm({
    call,
    params: { id },
    initial: {
      ...nothing,
      title: t('team.title', { title: product }).slice(0, call.fields['title']?.longest),
      type: 'LEGAL_SERVICE',
    },
    // The agreement to publish is given anew with each question.
    draft: { key: `consultation-${id}`, kept: ['title', 'type', 'content', 'phone'] },
    isGuarded: true,
    after: {
      toast: t('team.done'),
      invalidates: [consultationsKey],
      go: (asked) => `/content/consult/detail?id=${asked.id}`,
    },
  })
  return (
    <Columns
      rail={
        <>
          <Card title={t('team.product')} isTight>
            <p lang={language}>
              <Link to={publicationPath('product', id)} className={classes.product}>
                {product}
              </Link>
            </p>
          </Card>
          <After isForTeam />
        </>
      }
    >
      <ConsultationForm form={form} title={title} isForTeam />
    </Columns>
  )
}

/** The form below what it is for, or why the reader asks for nothing: staff, and the team itself. */
function Asked({ product, title }: AskTeamProps) {
  const { t } = useTranslation('consultationForm')
  const isStaff = useViewer()?.userType === 'ADMIN'
  const isOfTeam = useIsOfTeam(product.id)
  if (isStaff || isOfTeam) {
    return (
      <>
        <PageHeader title={title} />
        {isStaff ? <Note tone="grey">{t('team.notForStaff')}</Note> : <OfTeam />}
      </>
    )
  }
  return (
    <>
      <PageHeader title={title} lead={t('team.lead', { title: product.title })} />
      <AskTeam key={product.id} product={product} title={title} />
    </>
  )
}

/** Asking the team of a product. */
export function TeamRelease({ id }: { id: string }) {
  const { t } = useTranslation('consultationForm')
  const query = useQuery(publicationQuery(useApp(), 'product', id))
  const title = t('team.name')
  return (
    <>
      <Way title={title} />
      <div className="wrap">
        <PageHead title={title} description={title} noIndex />
        <QueryView query={query} skeleton={<Skeleton height={640} />} missing={<NotFound />}>
          {(product) => <Asked product={product} title={title} />}
        </QueryView>
      </div>
    </>
  )
}
