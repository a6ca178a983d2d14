import { useTranslation } from 'react-i18next'
import { useList } from '../../app/lists/use-list.ts'
import { handed } from '../desk-queries.ts'
import { RecordList } from '../../app/lists/record-list.tsx'
import { Moment } from '../../ui/moment.tsx'

/** The reports that companies have been given, the newest first. */
export function HandedReports() {
  const { t } = useTranslation('reportsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const list = useList(handed)
  return (
    <>
      <RecordList
        label={t('handed')}
        list={list}
        fields={[{ name: 'keyword', label: frame('list.keyword') }]}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          { name: 'name', label: t('name'), render: ({ name }) => name },
          { name: 'company', label: t('company'), render: ({ company }) => company },
          {
            name: 'handedAt',
            label: t('handedAt'),
            render: ({ handedAt }) => <Moment at={handedAt} />,
            isShort: true,
          },
          {
            name: 'downloadedAt',
            label: t('downloadedAt'),
            render: ({ downloadedAt }) => (downloadedAt ? <Moment at={downloadedAt} /> : t('notYet')),
          },
        ]}
      />
    </>
  )
}
