import { useTranslation } from 'react-i18next'
import { AssignReviewer } from '../../app/admin/assign-reviewer.tsx'
import { History } from '../../app/admin/history.tsx'
import { ReviewPage } from '../../app/admin/review-page.tsx'
import { defineReviewedRecord } from '../../app/admin/reviewed-record.tsx'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Card } from '../../ui/card.tsx'
import { AnswerCard } from '../components/answer-card.tsx'
import { AskedFacts } from '../components/asked-facts.tsx'
import { ConsultationTag } from '../components/consultation-tag.tsx'
import { Files } from '../components/files.tsx'
import { PlainText } from '../components/plain-text.tsx'
import { PublicationCard } from '../components/publication-card.tsx'
import { TakeDown } from '../components/take-down.tsx'
import { consultationQueue, deskConsultationQuery, preparedQuery } from '../desk-queries.ts'
import { loadTypes } from '../queries.ts'
import { publicationActs, type DeskConsultation } from '../standing.ts'

/** A question with all that the desk needs to answer it, and to have it published. */
function DeskConsultationView({ record: consultation }: { record: DeskConsultation }) {
  const { t } = useTranslation('consultations')
  const { t: desk } = useTranslation('consultationsDesk')
  const { history } = useCatalogue('consultations')
  const { publicationHistory } = useCatalogue('consultationsDesk')
  const { ask } = useApp()
  const { id } = consultation
  return (
    <ReviewPage
      name="admin/consultations/detail"
      title={consultation.title}
      language={consultation.language}
      state={<ConsultationTag state={consultation.state} isReaders />}
      queue={consultationQueue}
      id={id}
      decisions={<TakeDown key={id} consultation={consultation} />}
      history={
        <History
          entries={[
            ...consultation.history,
            ...publicationActs(consultation.publicationHistory).map((move) => ({
              ...move,
              title: publicationHistory[move.act],
            })),
          ]}
          names={{ ...history, ...publicationHistory }}
        />
      }
      rail={
        <>
          <AssignReviewer
            {...consultation}
            send={(to) => ask('consultations', 'assign', { params: { id }, body: { to } })}
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
      <AnswerCard key={`answer ${id}`} consultation={consultation} as="desk" />
      <PublicationCard key={`publication ${id}`} consultation={consultation} />
    </ReviewPage>
  )
}

export const { page } = defineReviewedRecord({
  query: deskConsultationQuery,
  beside: (context) =>
    Promise.all([context.queries.prefetchQuery(preparedQuery(context)), loadTypes(context)]),
  View: DeskConsultationView,
})
