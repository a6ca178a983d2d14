import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { AssignReviewer } from '../../app/admin/assign-reviewer.tsx'
import { History } from '../../app/admin/history.tsx'
import { ZoneMoment } from '../../app/admin/zone-moment.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { useViewer } from '../../app/viewer.ts'
import { Thread } from '../../conversations/door/thread.tsx'
import { Attachment } from '../../ui/attachment.tsx'
import { Card } from '../../ui/card.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { loadLawNames } from '../code-names.ts'
import { DecideLookup } from '../components/decide-lookup.tsx'
import classes from '../components/desk-lookup.module.css'
import { LookupClock } from '../components/lookup-clock.tsx'
import { LookupFacts } from '../components/lookup-facts.tsx'
import { LookupTag } from '../components/lookup-tag.tsx'
import { QuoteCard } from '../components/quote-card.tsx'
import { ResultForm } from '../components/result-form.tsx'
import { ResultView } from '../components/result-view.tsx'
import { useDocuments } from '../components/use-documents.ts'
import { deskLookupQuery } from '../desk-queries.ts'
import type { DeskLookup } from '../standing.ts'

/** The result as far as it is written, as a document. */
function Documents({ lookup, revision }: { lookup: DeskLookup; revision: number }) {
  const { t } = useTranslation('lookupsDesk')
  const { save, saving } = useDocuments('deskDocument', lookup)
  return (
    <Card title={t('written', { revision })}>
      <div className={classes.documents}>
        <Button variant="default" loading={saving === 'pdf'} onClick={() => save('pdf')}>
          {t('previewPdf')}
        </Button>
        <Button variant="default" loading={saving === 'docx'} onClick={() => save('docx')}>
          {t('previewWord')}
        </Button>
      </div>
    </Card>
  )
}

function Asked({ lookup }: { lookup: DeskLookup }) {
  const { t } = useTranslation('lookupsDesk')
  const { t: words } = useTranslation('lookups')
  const { applicant, username, submittedAt, files } = lookup
  return (
    <Card title={words('asked')}>
      <LookupFacts
        lookup={lookup}
        first={[
          [words('fields.applicant'), [applicant.name, applicant.company].filter(Boolean).join(' · ')],
          [t('username'), username],
          [words('fields.phone'), applicant.phone ?? '--'],
          [words('fields.email'), applicant.email ?? '--'],
          [words('history.submit'), <ZoneMoment key="submitted" at={submittedAt} />],
        ]}
      />
      {files.map(({ id, name, size, url }) => (
        <Attachment key={id} name={name} bytes={size} url={url} />
      ))}
    </Card>
  )
}

/** What was written to the applicant: for whom the lookup is assigned to. */
function Talk({ lookup: { state, conversationId, assignedTo } }: { lookup: DeskLookup }) {
  const { t } = useTranslation('lookupsDesk')
  const isOwn = assignedTo?.username === useViewer()?.username
  if (conversationId === null) return state === 'SUBMITTED' && <Note tone="grey">{t('mayAsk')}</Note>
  return (
    isOwn && (
      <div id="thread">
        <Thread conversationId={conversationId} />
      </div>
    )
  )
}

function Worked({ lookup }: { lookup: DeskLookup }) {
  const { t: words } = useTranslation('lookups')
  const { t } = useTranslation('lookupsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { history } = useCatalogue('lookups')
  const { ask } = useApp()
  const [saved, setSaved] = useState(0)
  const { id, code, state, title, question, quote, result, abilities, reason } = lookup
  const isWritten = state === 'INVESTIGATING'
  useAnchor(true)
  return (
    <AdminPage
      name="admin/lookups/detail"
      title={title ?? result?.title ?? code}
      lead={question.slice(0, 200)}
      note={<LookupTag state={state} isWaiting={lookup.isQuoted} />}
    >
      <div className={classes.page}>
        <Columns
          rail={
            <>
              <AssignReviewer
                {...lookup}
                send={(to) => ask('lookups', 'assign', { params: { id }, body: { to } })}
              />
              {quote && <QuoteCard quote={quote} />}
              {result && <Documents lookup={lookup} revision={result.revision} />}
              <Card isTight title={frame('history.title')}>
                <History entries={lookup.history} names={history} />
              </Card>
            </>
          }
        >
          {lookup.acceptedAt && (
            <Card>
              <LookupClock lookup={lookup} />
            </Card>
          )}
          {reason && (
            <Note tone="grey">
              {words('fields.reason')}: {reason}
            </Note>
          )}
          {abilities.length > 0 && (
            <Card title={t('decide')}>
              <DecideLookup lookup={lookup} />
            </Card>
          )}
          {isWritten && !result && <p className={classes.hint}>{t('noResult')}</p>}
          <Asked lookup={lookup} />
          <Talk lookup={lookup} />
          {isWritten && (
            <ResultForm key={saved} lookup={lookup} onSaved={() => setSaved((times) => times + 1)} />
          )}
          {result && !isWritten && <ResultView result={result} endedAt={lookup.endedAt} />}
          <p className="no-print">
            <Link to="/admin/lookups" className={classes.back}>
              {frame('list.back')}
            </Link>
          </p>
        </Columns>
      </div>
    </AdminPage>
  )
}

/** A lookup with all that the desk needs to answer it. */
function DeskLookupPage() {
  const [search] = useSearchParams()
  const id = recordIdOf(search)
  const query = useQuery(deskLookupQuery(useApp(), id))
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} radius="md" />} missing={<NotFound />}>
      {(lookup) => <Worked key={lookup.id} lookup={lookup} />}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      context.queries.fetchQuery(deskLookupQuery(context, recordIdOf(url.searchParams))),
      loadLawNames(context),
    ]),
  Component: DeskLookupPage,
})
