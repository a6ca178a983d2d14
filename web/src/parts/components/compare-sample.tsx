import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Card } from '../../ui/card.tsx'
import { Compare } from '../../ui/compare.tsx'
import { PersonLine } from '../../ui/person-line.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'

/** Things beside each other, a column each. */
export function CompareSample() {
  const { t } = useTranslation('parts')
  const { people, compare } = useCatalogue('parts')
  const things = [
    { id: 'lawyer', name: people.lawyer, note: people.lawyerNote, isBody: false },
    { id: 'office', name: people.office, note: people.officeNote, isBody: true },
  ]
  return (
    <Card title={t('compare.title')} note={t('compare.note')}>
      <Compare
        label={t('compare.who')}
        corner={t('compare.who')}
        things={things}
        idOf={({ id }) => `sample-${id}`}
        renderHead={({ name, note, isBody }) => (
          <PersonLine name={name} note={note} isBody={isBody} isVerified />
        )}
        marked="sample-office"
        rows={[
          {
            label: t('compare.state'),
            render: ({ isBody }) => (
              <StatusTag tone="ink" isWaiting={isBody}>
                {t('states.talking')}
              </StatusTag>
            ),
          },
          { label: t('compare.days'), render: ({ isBody }) => compare.dayCounts[isBody ? 1 : 0] },
        ]}
      />
    </Card>
  )
}
