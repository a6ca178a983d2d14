import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { MovedTimeline } from '../../app/records/moved-timeline.tsx'
import { ContactsCard } from '../../app/records/open-contacts.tsx'
import { useMoves } from '../../app/records/use-moves.tsx'
import { Thread } from '../../conversations/door/thread.tsx'
import type { Action } from '../../ui/actions.tsx'
import { Attachment } from '../../ui/attachment.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { Written } from '../../ui/written.tsx'
import type { AskedMove } from '../moves.ts'
import { standingOf, titleOf, type OwnLookup } from '../standing.ts'
import { LookupClock } from './lookup-clock.tsx'
import { LookupFacts } from './lookup-facts.tsx'
import { LookupMove } from './lookup-move.tsx'
import { LookupTag } from './lookup-tag.tsx'
import { OwnNext } from './own-next.tsx'
import { QuoteCard } from './quote-card.tsx'
import { ReleaseConsent } from './release-consent.tsx'
import { ResultContents, ResultView } from './result-view.tsx'
import { useDocuments } from './use-documents.ts'
import classes from './own-lookup-view.module.css'

/** A lookup of the reader's own: how far it is, whose turn it is, the result once it is completed. */
export function OwnLookupView({ record: lookup }: { record: OwnLookup }) {
  const { t } = useTranslation('lookup')
  const { t: words } = useTranslation('lookups')
  const formatDay = useFormatDay()
  const { id, code, state, submittedAt, abilities, quote, conversationId, history } = lookup
  const { result, endedAt, files, applicant } = lookup
  const standing = standingOf(lookup)
  const moves = useMoves<AskedMove>(
    ({ name }) => abilities.includes(name),
    (asked) => (
      <LookupMove
        {...asked}
        quote={quote}
        go={asked.move.name === 'delete' ? '/content/lookup' : undefined}
      />
    ),
  )
  useAnchor(true)
  const { save } = useDocuments('document', lookup)
  const documents: Action[] = [
    { label: t('word'), icon: 'document', onClick: () => save('docx') },
    { label: t('print'), icon: 'print', onClick: () => window.print() },
  ]
  const heading = titleOf(lookup)
  const { company, ...contacts } = applicant
  return (
    <>
      <PageHead title={heading} description={heading} noIndex />
      <RecordPage
        head={
          <RecordHead
            title={heading}
            language={result?.language ?? lookup.language}
            {...(result && { actions: documents })}
            state={
              <LookupTag
                lookup={lookup}
                isTurn={standing === 'quoted'}
                isWaiting={standing === 'submitted'}
              />
            }
            code={
              <>
                {words('code', { code })} · {words('submittedAt', { date: formatDay(submittedAt) })}
              </>
            }
          >
            {lookup.acceptedAt && state !== 'CANCELLED' && <LookupClock lookup={lookup} />}
          </RecordHead>
        }
        next={<OwnNext lookup={lookup} ask={moves.ask} />}
        lead={result && <ResultContents result={result} />}
        rail={
          <>
            {quote && <QuoteCard quote={quote} />}
            <Card title={words('historyTitle')} isTight>
              <MovedTimeline
                moves={history.map((move) => ({ ...move, title: words(`history.${move.action}`) }))}
              />
            </Card>
            <ContactsCard
              title={words('fields.applicant')}
              text={<Written>{company}</Written>}
              contacts={contacts}
            />
            {(['cancel', 'delete'] as const)
              .filter((name) => abilities.includes(name))
              .map((name) => (
                <Card key={name} isTight>
                  {name === 'cancel' && <p className={classes.text}>{t('cancelText')}</p>}
                  <Button variant="outline" tone="seal" isWide onClick={() => moves.ask({ name, lookup })}>
                    {words(`actions.${name}`)}
                  </Button>
                </Card>
              ))}
          </>
        }
      >
        {result && <ResultView result={result} endedAt={endedAt} />}
        {state === 'COMPLETED' && <ReleaseConsent lookup={lookup} />}
        {conversationId !== null && (
          <div id="thread">
            <Thread key={id} conversationId={conversationId} />
          </div>
        )}
        <Card title={words('asked')}>
          <LookupFacts lookup={lookup} />
          {files.length > 0 && (
            <div className={classes.files}>
              {files.map(({ id: file, name, size, url }) => (
                <Attachment key={file} name={name} bytes={size} url={url} />
              ))}
            </div>
          )}
        </Card>
      </RecordPage>
      {moves.dialog}
    </>
  )
}
