import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Written } from '../../ui/written.tsx'
import { VerdictTag } from '../components/verdict-tag.tsx'
import { answerFeedback } from '../desk-queries.ts'

/** What readers thought of answers. */
function FeedbackListPage() {
  const { t } = useTranslation('assistantDesk')
  const { t: words } = useTranslation('assistant')
  const { t: frame } = useTranslation('adminFrame')
  const list = useList(answerFeedback)
  return (
    <AdminPage name="admin/aiLegal" lead={t('lead')}>
      <RecordList
        label={t('list')}
        list={list}
        fields={[
          { name: 'keyword', label: frame('list.keyword'), hint: t('keywordHint') },
          { name: 'verdict', label: t('verdict'), word: (verdict) => t(`verdicts.${verdict}`) },
          { name: 'seen', label: t('seen'), word: (seen) => t(`seenStates.${seen}`) },
        ]}
        empty={{ title: t('noneTitle'), text: t('noneText') }}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          {
            name: 'question',
            label: t('question'),
            render: ({ id, question, language }) => (
              <Link to={`/admin/aiLegal/detail?id=${id}`} lang={language}>
                {question}
              </Link>
            ),
          },
          {
            name: 'state',
            label: t('state'),
            render: ({ state }) => words(`states.${state}`),
            isShort: true,
          },
          {
            name: 'verdict',
            label: t('verdict'),
            render: ({ verdict }) => <VerdictTag verdict={verdict} />,
            isShort: true,
          },
          {
            name: 'reason',
            label: t('reason'),
            render: ({ reason }) => (reason ? <Written>{reason}</Written> : '--'),
          },
          {
            name: 'seen',
            label: t('seen'),
            render: ({ seenAt }) => t(`seenStates.${seenAt === null ? 'no' : 'yes'}`),
            isShort: true,
          },
          {
            name: 'givenAt',
            label: t('givenAt'),
            render: ({ givenAt }) => <Moment at={givenAt} />,
            isShort: true,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => loadList(answerFeedback, input),
  Component: FeedbackListPage,
})
