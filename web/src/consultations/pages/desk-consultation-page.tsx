import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AssignReviewer } from '../../app/admin/assign-reviewer.tsx'
import { History } from '../../app/admin/history.tsx'
import { ReviewPage } from '../../app/admin/review-page.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { AnswerCard } from '../components/answer-card.tsx'
import { AskedFacts } from '../components/asked-facts.tsx'
import { ConsultationTag } from '../components/consultation-tag.tsx'
import { Files } from '../components/files.tsx'
import { PlainText } from '../components/plain-text.tsx'
import { PublicationCard } from '../components/publication-card.tsx'
import { TakeDown } from '../components/take-down.tsx'
import { consultationQueue, deskConsultationQuery, preparedQuery } from '../desk-queries.ts'
import { loadTypes } from '../queries.ts'

/** A question with all that the desk needs to answer it, and to have it published. */
function DeskConsultationPage() {
  const { t } = useTranslation('consultations')
  const { t: desk } = useTranslation('consultationsDesk')
  const { history } = useCatalogue('consultations')
  const { publicationHistory } = useCatalogue('consultationsDesk')
  const [search] = useSearchParams()
  const id = recordIdOf(search)
  const context = useApp()
  const query = useQuery(deskConsultationQuery(context, id))
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} radius="md" />} missing={<NotFound />}>
      {(consultation) => (
        <ReviewPage
          name="admin/consultations/detail"
          title={consultation.title}
          state={<ConsultationTag state={consultation.state} />}
          queue={consultationQueue}
          id={consultation.id}
          decisions={<TakeDown key={consultation.id} consultation={consultation} />}
          history={
            <History
              entries={[...consultation.history, ...consultation.publicationHistory]}
              names={{ ...history, ...publicationHistory }}
            />
          }
          rail={
            <>
              <AssignReviewer
                {...consultation}
                send={(to) => context.ask('consultations', 'assign', { params: { id }, body: { to } })}
              />
              <Card title={desk('facts')} isTight>
                <AskedFacts consultation={consultation} />
              </Card>
            </>
          }
        >
          <Card title={t('fields.content')}>
            <PlainText text={consultation.content} language={consultation.language} />
            <Files files={consultation.files} />
          </Card>
          <AnswerCard key={`answer ${consultation.id}`} consultation={consultation} as="desk" />
          <PublicationCard key={`publication ${consultation.id}`} consultation={consultation} />
        </ReviewPage>
      )}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      context.queries.fetchQuery(deskConsultationQuery(context, recordIdOf(url.searchParams))),
      context.queries.prefetchQuery(preparedQuery(context)),
      loadTypes(context),
    ]),
  Component: DeskConsultationPage,
})
