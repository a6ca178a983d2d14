import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Attachment } from '../../ui/attachment.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DeadlineTag } from '../../ui/deadline-tag.tsx'
import { FactGrid, Facts, type Fact } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { PersonLine } from '../../ui/person-line.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Steps } from '../../ui/steps.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import classes from './samples.module.css'

const here = '/admin/parts'

/** A record as a page of it shows it, on this page below the other parts. */
export function RecordSample() {
  const { t } = useTranslation('parts')
  const { record } = useCatalogue('parts')
  const facts = record.facts.map(([label = '', value]): Fact => [label, value])
  const deadline: Fact = [t('deadlines.title'), <DeadlineTag key="due" on="2026-11-24" today="2026-11-22" />]

  function by(who: string, at: string) {
    return (
      <>
        {who} <Moment at={at} />
      </>
    )
  }

  return (
    <RecordPage
      head={
        <RecordHead
          level={2}
          title={t('record.name')}
          state={
            <>
              <UrgentMark />
              <StatusTag tone="jade">{t('states.shown')}</StatusTag>
            </>
          }
          code={t('record.code')}
          actions={[
            { label: t('record.edit'), icon: 'pencil', to: `${here}?at=edit` },
            { label: t('record.copy'), icon: 'copy', to: `${here}?at=copy` },
            { label: t('record.print'), icon: 'print', onClick: () => window.print() },
            { label: t('record.close'), icon: 'close', to: `${here}?at=close`, isDestructive: true },
          ]}
        >
          <Steps
            label={t('record.steps')}
            current={2}
            tone="seal"
            steps={record.step.map((name, place) => ({
              name,
              ...(place < 2 && { note: '11-18' }),
              ...(place === 2 && { note: t('record.signedUp') }),
            }))}
          />
          <FactGrid facts={[deadline, ...facts]} />
        </RecordHead>
      }
      next={
        <>
          <NextStep
            tone="seal"
            icon="people"
            who={t('next.you')}
            title={t('next.youTitle')}
            text={t('next.youText')}
          >
            <Button>{t('next.compare')}</Button>
          </NextStep>
          <NextStep tone="gold" icon="clock" who={t('next.other')} title={t('next.otherTitle')}>
            <Button variant="default">{t('next.thread')}</Button>
          </NextStep>
          <NextStep tone="jade" icon="check" who={t('next.done')} title={t('next.doneTitle')}>
            <Button variant="default" icon={<Icon name="plus" size={16} />}>
              {t('next.again')}
            </Button>
          </NextStep>
        </>
      }
      rail={
        <>
          <Card title={t('history.title')} isTight>
            <Timeline
              entries={[
                { key: 'ahead', title: t('history.ahead'), by: t('history.aheadBy'), isAhead: true },
                {
                  key: 'talks',
                  title: t('history.talks'),
                  by: by(t('history.you'), '2026-11-20T07:00:00Z'),
                  icon: 'speech',
                },
                {
                  key: 'returned',
                  title: t('history.returned'),
                  by: by(t('history.portal'), '2026-11-19T02:20:00Z'),
                  note: t('history.reason'),
                  icon: 'back',
                  tone: 'seal',
                },
                {
                  key: 'submitted',
                  title: t('history.submitted'),
                  by: by(t('history.you'), '2026-11-18T06:02:00Z'),
                  icon: 'send',
                },
              ]}
            />
          </Card>
          <Card title={t('record.contacts')} isTight>
            <div className={classes.stack}>
              <PersonLine name={t('people.lawyer')} note={t('people.lawyerNote')} tone="gold" />
              <Facts
                look="narrow"
                facts={[
                  [t('record.phone'), '+998 00 000 00 00'],
                  [t('record.mail'), 'sample@sample.example'],
                ]}
              />
            </div>
          </Card>
        </>
      }
    >
      <Card
        title={t('record.content')}
        note={
          <>
            <Icon name="lock" size={14} /> {t('record.contentNote')}
          </>
        }
        tools={<Link to={here}>{t('record.more')}</Link>}
      >
        <div className={classes.stack}>
          <p>{t('record.about')}</p>
          <Facts facts={facts} />
          <div className={classes.row}>
            <Attachment name={t('record.file')} bytes={2_516_582} url={here} />
            <Attachment name={t('record.sheet')} bytes={47_104} url={here} />
          </div>
        </div>
      </Card>
    </RecordPage>
  )
}
