import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { adminKey } from '../../app/admin/queries.ts'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { useAct } from '../../app/forms/use-act.ts'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Facts } from '../../ui/facts.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { ModelAnswer } from '../components/answer.tsx'
import desk from '../components/desk.module.css'
import { PassageGroups } from '../components/passages.tsx'
import { VerdictTag } from '../components/verdict-tag.tsx'
import { feedbackQuery } from '../desk-queries.ts'

interface MarkSeenProps {
  id: string
  seenAt: string | null
}

/** Notes that the desk has looked at it. */
function MarkSeen({ id, seenAt }: MarkSeenProps) {
  const { t } = useTranslation('assistantDesk')
  const language = useLanguage()
  const { ask } = useApp()
  const mark = useAct(() => ask('assistant', 'markSeen', { params: { id } }), {
    toast: t('marked'),
    invalidates: [adminKey],
  })
  if (seenAt !== null)
    return <Note tone="jade">{t('seenAt', { date: formatInstant(seenAt, language) })}</Note>
  return (
    <>
      {mark.problem && (
        <Note tone="seal" isAlert>
          {mark.problem}
        </Note>
      )}
      <Button size="md" isBusy={mark.isBusy} onClick={() => mark.make(undefined)}>
        {t('markSeen')}
      </Button>
    </>
  )
}

/** What the reader saw: what the model wrote, or the passages alone. */
function Seen({ turn, id }: { turn: Pick<Turn, 'passages' | 'answer' | 'language'>; id: string }) {
  const { t } = useTranslation('assistantDesk')
  const { t: words } = useTranslation('assistant')
  return (
    <>
      <Card title={words('answer')}>
        {turn.answer ? <ModelAnswer turnKey={id} turn={turn} /> : <p>{t('noAnswer')}</p>}
      </Card>
      {turn.passages.length > 0 && (
        <Card title={words('passages.title')}>
          <div className={desk.passages}>
            <PassageGroups turn={id} passages={turn.passages} />
          </div>
        </Card>
      )}
    </>
  )
}

/** What a reader thought of an answer, with the question and the answer; not who asked. */
function FeedbackPage() {
  const { t } = useTranslation('assistantDesk')
  const { t: words } = useTranslation('assistant')
  const { t: frame } = useTranslation('adminFrame')
  const [search] = useSearchParams()
  const id = recordIdOf(search)
  const query = useQuery(feedbackQuery(useApp(), id))
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />} missing={<NotFound />}>
      {(feedback) => (
        <AdminPage name="admin/aiLegal/detail" note={<VerdictTag verdict={feedback.verdict} />}>
          <Columns
            rail={
              <Card isTight title={t('facts')}>
                <Facts
                  look="narrow"
                  facts={[
                    [t('state'), words(`states.${feedback.state}`)],
                    [t('language'), frame(`languages.${feedback.language}`)],
                    [t('givenAt'), <Moment key="givenAt" at={feedback.givenAt} />],
                    ...(feedback.answer ? [[t('generator'), feedback.answer.generator] as const] : []),
                  ]}
                />
              </Card>
            }
          >
            <Card title={t('askedQuestion')}>
              <p className={desk.text} lang={feedback.language}>
                {feedback.question}
              </p>
            </Card>
            <Card title={t('reason')}>
              <p className={desk.text}>
                {feedback.reason ? <Written>{feedback.reason}</Written> : t('noReason')}
              </p>
            </Card>
            <Seen turn={feedback} id={feedback.id} />
            <div className={`${desk.foot} no-print`}>
              <MarkSeen key={feedback.id} id={feedback.id} seenAt={feedback.seenAt} />
              <Link to="/admin/aiLegal">{frame('list.back')}</Link>
            </div>
          </Columns>
        </AdminPage>
      )}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    context.queries.fetchQuery(feedbackQuery(context, recordIdOf(url.searchParams))),
  Component: FeedbackPage,
})
