import type { DeskTemplate } from '@portal/protocol/templates/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { SavedByOther } from '../../app/admin/saved-by-other.tsx'
import { whileWriting } from '../../app/admin/queries.ts'
import { useTitleOf } from '../../app/admin/use-title-of.ts'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { dictionaryQuery } from '../../reference/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TemplateForm } from '../desk/template-form.tsx'
import classes from '../desk/template-form.module.css'
import { TemplateTag } from '../desk/template-tag.tsx'
import { deskTemplateQuery } from '../desk-queries.ts'
import { categories, namesQuery } from '../queries.ts'

const name = 'admin/templates/edit'

interface WritingProps {
  template: DeskTemplate | null
  /** Says who else saved it a moment ago. */
  note?: ReactNode
}

function Writing({ template, note }: WritingProps) {
  const { t } = useTranslation('templateEditor')
  const titleOf = useTitleOf()
  const latest = template?.latest
  return (
    <AdminPage
      name={name}
      {...(latest && { ...titleOf(latest.title), note: <TemplateTag state={latest.state} /> })}
    >
      <div className={classes.form}>
        <p id="template-form">{t('lead', { number: latest?.number ?? 1 })}</p>
        {note}
        <TemplateForm template={template} labelledBy="template-form" />
      </div>
    </AdminPage>
  )
}

/** A version that is not being written: handed in, published, or given up. */
function NotWritten({ template: { id, latest } }: { template: DeskTemplate }) {
  const { t } = useTranslation('templateEditor')
  const titleOf = useTitleOf()
  return (
    <AdminPage name={name} {...titleOf(latest.title)} note={<TemplateTag state={latest.state} />}>
      <Card>
        <Notice title={t('notDraft')} text={t('notDraftText')}>
          <ButtonLink to={`/admin/templates/detail?id=${id}`}>{t('toRecord')}</ButtonLink>
        </Notice>
      </Card>
    </AdminPage>
  )
}

const isWritten = ({ latest }: DeskTemplate) => latest.abilities.includes('edit')

/** What is written stays on the screen, whatever others do to the version meanwhile. */
function Opened({ template, now }: { template: DeskTemplate; now: number }) {
  const [begun, setBegun] = useState(template)
  // A version that was begun a moment ago comes after what was known before.
  if (!isWritten(begun) && isWritten(template)) setBegun(template)
  return isWritten(begun) ? (
    <Writing template={begun} note={<SavedByOther version={template.latest} now={now} />} />
  ) : (
    <NotWritten template={template} />
  )
}

function Stored() {
  const [search] = useSearchParams()
  const query = useQuery({
    ...deskTemplateQuery(useApp(), recordIdOf(search)),
    refetchInterval: whileWriting,
  })
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />} missing={<NotFound />}>
      {(template) => <Opened key={template.id} template={template} now={query.dataUpdatedAt} />}
    </QueryView>
  )
}

/** Writing a template: a new one, or the draft of the one that the address names. */
function EditTemplatePage() {
  const [search] = useSearchParams()
  return search.has('id') ? <Stored /> : <Writing template={null} />
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      context.queries.prefetchQuery(namesQuery(context)),
      context.queries.prefetchQuery(dictionaryQuery(context, categories)),
      url.searchParams.has('id') &&
        context.queries.fetchQuery(deskTemplateQuery(context, recordIdOf(url.searchParams))),
    ]),
  Component: EditTemplatePage,
})
