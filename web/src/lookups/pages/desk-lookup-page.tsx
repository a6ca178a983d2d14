import { shortened } from '@portal/protocol/kernel/cut-text.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssignReviewer } from '../../app/admin/assign-reviewer.tsx'
import { History } from '../../app/admin/history.tsx'
import { ReviewPage } from '../../app/admin/review-page.tsx'
import { defineReviewedRecord } from '../../app/admin/reviewed-record.tsx'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { useViewer } from '../../app/viewer.ts'
import { Thread } from '../../conversations/door/thread.tsx'
import { Attachment } from '../../ui/attachment.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { Written } from '../../ui/written.tsx'
import { loadLawNames } from '../code-names.ts'
import { DecideLookup } from '../components/decide-lookup.tsx'
import classes from '../components/desk-lookup.module.css'
import { LookupClock } from '../components/lookup-clock.tsx'
import { LookupFacts } from '../components/lookup-facts.tsx'
import { LookupTag } from '../components/lookup-tag.tsx'
import { QuoteCard } from '../components/quote-card.tsx'
import { ReleaseCard } from '../components/release-card.tsx'
import { ResultForm } from '../components/result-form.tsx'
import { ResultView } from '../components/result-view.tsx'
import { useDocuments } from '../components/use-documents.ts'
import { deskLookupQuery, lookupQueue } from '../desk-queries.ts'
import type { DeskLookup } from '../standing.ts'

/** The result, as far as it is written, as a document. */
function Documents({ lookup, revision }: { lookup: DeskLookup; revision: number }) {
  const { t } = useTranslation('lookupsDesk')
  const { save, saving } = useDocuments('deskDocument', lookup)
  return (
    <Card title={lookup.state === 'COMPLETED' ? t('result') : t('written', { revision })}>
      <div className={classes.documents}>
        <Button variant="default" isBusy={saving === 'pdf'} onClick={() => save('pdf')}>
          {t('previewPdf')}
        </Button>
        <Button variant="default" isBusy={saving === 'docx'} onClick={() => save('docx')}>
          {t('previewWord')}
        </Button>
      </div>
    </Card>
  )
}

function Asked({ lookup }: { lookup: DeskLookup }) {
  const filesId = useId()
  const { t } = useTranslation('lookupsDesk')
  const { t: words } = useTranslation('lookups')
  const { code, applicant, username, submittedAt, files } = lookup
  return (
    <Card title={words('asked')}>
      <LookupFacts
        lookup={lookup}
        first={[
          [words('fields.code'), code],
          [
            words('fields.applicant'),
            <Written key="applicant">
              {[applicant.name, applicant.company].filter(Boolean).join(' · ')}
            </Written>,
          ],
          [t('username'), username],
          [words('fields.phone'), applicant.phone ?? '--'],
          [words('fields.email'), applicant.email ?? '--'],
          [words('history.submit'), <Moment key="submitted" at={submittedAt} />],
        ]}
      />
      {files.length > 0 && (
        <section aria-labelledby={filesId} className={classes.files}>
          <h3 id={filesId}>{words('fields.files')}</h3>
          {files.map(({ id, name, size, url }) => (
            <Attachment key={id} name={name} bytes={size} url={url} />
          ))}
        </section>
      )}
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

/** A lookup with all that the desk needs to answer it. */
function Worked({ lookup }: { lookup: DeskLookup }) {
  const { t: words } = useTranslation('lookups')
  const { t } = useTranslation('lookupsDesk')
  const { history } = useCatalogue('lookups')
  const { ask } = useApp()
  const [saved, setSaved] = useState<{ times: number; toHandOver: number | null }>({
    times: 0,
    toHandOver: null,
  })
  const { id, code, state, title, question, quote, result, abilities, reason } = lookup
  const isWritten = state === 'INVESTIGATING'
  const [wasWritten, setWasWritten] = useState(isWritten)
  if (isWritten && !wasWritten) setWasWritten(true)
  useAnchor(true)
  return (
    <ReviewPage
      name="admin/lookups/detail"
      title={title ?? result?.title ?? code}
      {...((title ?? result) && { language: result?.language ?? lookup.language })}
      lead={<Written>{shortened(question, 200)}</Written>}
      state={<LookupTag lookup={lookup} isWaiting={lookup.isQuoted} />}
      queue={lookupQueue}
      id={id}
      decisions={state === 'SUBMITTED' && abilities.length > 0 && <DecideLookup lookup={lookup} />}
      history={<History entries={lookup.history} names={history} />}
      rail={
        <>
          <AssignReviewer
            {...lookup}
            send={(to) => ask('lookups', 'assign', { params: { id }, body: { to } })}
          />
          {quote && <QuoteCard quote={quote} />}
          {result && <Documents lookup={lookup} revision={result.revision} />}
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
          <Quoting words={(said) => words('declinedBecause', { reason: said })} said={reason} />
        </Note>
      )}
      <Asked lookup={lookup} />
      <Talk lookup={lookup} />
      {wasWritten && (
        <ResultForm
          key={saved.times}
          lookup={lookup}
          isOpen={isWritten}
          toHandOver={saved.toHandOver}
          onSaved={(toHandOver) => setSaved(({ times }) => ({ times: times + 1, toHandOver }))}
        />
      )}
      {isWritten && !result && <p className={classes.hint}>{t('noResult')}</p>}
      {state === 'COMPLETED' && <ReleaseCard lookup={lookup} />}
      {result && !isWritten && <ResultView result={result} endedAt={lookup.endedAt} />}
    </ReviewPage>
  )
}

export const { page } = defineReviewedRecord({
  query: deskLookupQuery,
  beside: loadLawNames,
  View: ({ record }: { record: DeskLookup }) => <Worked key={record.id} lookup={record} />,
})
