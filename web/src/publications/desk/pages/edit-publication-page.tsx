import { publicationKinds, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { DeskPublication } from '@portal/protocol/publications/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../../../app/admin/admin-page.tsx'
import { SavedByOther } from '../../../app/admin/saved-by-other.tsx'
import { whileWriting } from '../../../app/admin/queries.ts'
import { useTitleOf } from '../../../app/admin/use-title-of.ts'
import { definePage, useApp } from '../../../app/page.ts'
import { recordIdOf } from '../../../app/record-id.ts'
import { NotFound } from '../../../app/shell/not-found.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PublicationForm } from '../components/publication-form.tsx'
import { PublicationTag } from '../components/publication-tag.tsx'
import classes from '../components/publication-form.module.css'
import { deskPublicationQuery, kindIn, loadDeskNames } from '../queries.ts'

const name = 'admin/publications/edit'

/** Before a new one: what it shall be. */
function KindChoice() {
  const { t } = useTranslation('publicationDesk')
  return (
    <AdminPage name={name} lead={t('form.chooseLead')}>
      <ul className={classes.kinds} aria-label={t('fields.kind')}>
        {publicationKinds.map((kind) => (
          <li key={kind}>
            <Link to={`/${name}?kind=${kind}`}>
              <b>{t(`kinds.${kind}`)}</b>
              {t(`kindHints.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </AdminPage>
  )
}

interface WritingProps {
  kind: PublicationKind
  publication: DeskPublication | null
  /** Says who else saved it a moment ago. */
  note?: ReactNode
}

function Writing({ kind, publication, note }: WritingProps) {
  const { t } = useTranslation('publicationDesk')
  const titleOf = useTitleOf()
  const number = publication?.latest.number ?? 1
  return (
    <AdminPage
      name={name}
      {...(publication && {
        ...titleOf(publication.latest.title),
        note: <PublicationTag state={publication.latest.state} />,
      })}
    >
      <div className={classes.form}>
        <p id="publication-form">{t('form.lead', { kind: t(`kinds.${kind}`), number })}</p>
        {note}
        <PublicationForm kind={kind} publication={publication} labelledBy="publication-form" />
      </div>
    </AdminPage>
  )
}

/** A version that is not being written: handed in, published, or given up. */
function NotWritten({ publication: { id, latest } }: { publication: DeskPublication }) {
  const { t } = useTranslation('publicationDesk')
  const titleOf = useTitleOf()
  return (
    <AdminPage name={name} {...titleOf(latest.title)} note={<PublicationTag state={latest.state} />}>
      <Card>
        <Notice title={t('form.notDraft')} text={t('form.notDraftText')}>
          <ButtonLink to={`/admin/publications/detail?id=${id}`}>{t('form.toRecord')}</ButtonLink>
        </Notice>
      </Card>
    </AdminPage>
  )
}

/** What is written stays on the screen, whatever others do to the version meanwhile. */
function Opened({ publication, now }: { publication: DeskPublication; now: number }) {
  const [begun] = useState(publication)
  return begun.latest.abilities.includes('edit') ? (
    <Writing
      kind={begun.kind}
      publication={begun}
      note={<SavedByOther version={publication.latest} now={now} />}
    />
  ) : (
    <NotWritten publication={publication} />
  )
}

function Stored() {
  const [search] = useSearchParams()
  const query = useQuery({
    ...deskPublicationQuery(useApp(), recordIdOf(search)),
    refetchInterval: whileWriting,
  })
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />} missing={<NotFound />}>
      {(publication) => <Opened key={publication.id} publication={publication} now={query.dataUpdatedAt} />}
    </QueryView>
  )
}

/** Writing a publication: a new one of the kind that the address names, or the draft of one. */
function EditPublicationPage() {
  const [search] = useSearchParams()
  const kind = kindIn(search)
  if (search.has('id')) return <Stored />
  return kind ? <Writing key={kind} kind={kind} publication={null} /> : <KindChoice />
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      loadDeskNames(context),
      url.searchParams.has('id') &&
        context.queries.fetchQuery(deskPublicationQuery(context, recordIdOf(url.searchParams))),
    ]),
  Component: EditPublicationPage,
})
