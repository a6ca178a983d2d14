import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { MovedTimeline } from '../../app/records/moved-timeline.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { Note } from '../../ui/note.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { consultationTypes } from '../queries.ts'
import type { TeamConsultation } from '../standing.ts'
import { AnswerCard } from './answer-card.tsx'
import { AskedProduct } from './asked-product.tsx'
import { ConsultationTag } from './consultation-tag.tsx'
import { Files } from './files.tsx'
import { PlainText } from './plain-text.tsx'

interface PartProps {
  consultation: TeamConsultation
}

/** Who asks, about which product, and what happened since. */
function TeamRail({ consultation }: PartProps) {
  const { t } = useTranslation('teamConsultations')
  const { t: words } = useTranslation('consultations')
  const { t: userTypeName } = useTranslation('userTypes')
  const day = useFormatDay()
  const typeName = useEntryNames(consultationTypes)
  const { product, username, userType, type, phone, askedAt, history } = consultation
  return (
    <>
      <Card title={t('facts')} isTight>
        <Facts
          look="narrow"
          facts={[
            [words('fields.product'), <AskedProduct key="product" product={product} />],
            [t('asker'), [username, userTypeName(userType)].filter(Boolean).join(' · ')],
            [words('fields.phone'), phone ?? '--'],
            [words('fields.type'), typeName(type)],
            [words('fields.askedAt'), day(askedAt)],
          ]}
        />
        <Note tone="grey" icon="lock">
          {t('private')}
        </Note>
      </Card>
      <Card title={t('history')} isTight>
        <MovedTimeline moves={history.map((move) => ({ ...move, title: words(`history.${move.action}`) }))} />
      </Card>
    </>
  )
}

/** A question to the reader's team, with its answer as any of the team writes it. */
export function TeamConsultationView({ record: consultation }: { record: TeamConsultation }) {
  const { t } = useTranslation('teamConsultations')
  const { t: words } = useTranslation('consultations')
  const { id, title, language, code, state, content, files } = consultation
  const isWaiting = state === 'UNANSWERED'
  return (
    <>
      <PageHead title={title} description={title} noIndex />
      <RecordPage
        head={
          <RecordHead
            title={title}
            language={language}
            state={<ConsultationTag state={state} isReaders />}
            code={t('code', { code })}
          />
        }
        next={
          <NextStep
            tone={isWaiting ? 'seal' : 'jade'}
            icon={isWaiting ? 'speech' : 'check'}
            who={t(`turn.${state}.who`)}
            title={t(`turn.${state}.title`)}
            text={t(`turn.${state}.text`)}
          />
        }
        rail={<TeamRail consultation={consultation} />}
      >
        <Card title={words('question')}>
          <PlainText text={content} language={language} />
          <Files files={files} />
        </Card>
        <AnswerCard key={id} consultation={consultation} as="team" />
      </RecordPage>
    </>
  )
}
