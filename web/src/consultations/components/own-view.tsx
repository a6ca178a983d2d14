import type { Reply } from '@portal/protocol/consultations/schemas.ts'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { MovedTimeline } from '../../app/records/moved-timeline.tsx'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Translatable } from '../../translation/door/translatable.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { Steps } from '../../ui/steps.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { consultationTypes } from '../queries.ts'
import {
  publicationActs,
  standingLooks,
  standingOf,
  type OwnConsultation,
  type Standing,
} from '../standing.ts'
import { AskedProduct } from './asked-product.tsx'
import { ConsultationTag } from './consultation-tag.tsx'
import { Files } from './files.tsx'
import { PlainText } from './plain-text.tsx'
import { PublicationOffer } from './publication-offer.tsx'

interface PartProps {
  consultation: OwnConsultation
}

/** How many of the steps are done. */
const doneIn: Readonly<Record<Standing, number>> = {
  UNANSWERED: 1,
  REPLIED: 2,
  OFFERED: 2,
  WITHDRAWN: 2,
  PUBLISHED: 3,
}

/** What was asked, and how far it has come. */
function OwnHead({ consultation }: PartProps) {
  const { t } = useTranslation('ownConsultations')
  const formatDay = useFormatDay()
  const { title, language, code, state, askedAt, repliedAt, allowsPublication, offer } = consultation
  const standing = standingOf(consultation)
  const steps = [
    { name: t('steps.asked'), note: formatDay(askedAt) },
    { name: t('steps.replied'), ...(repliedAt && { note: formatDay(repliedAt) }) },
    // Where its asker or the desk took that back, the way ends with the answer.
    ...(allowsPublication && standing !== 'WITHDRAWN'
      ? [
          {
            name: t('steps.published'),
            ...(offer?.publishedAt && standing === 'PUBLISHED' && { note: formatDay(offer.publishedAt) }),
          },
        ]
      : []),
  ]
  return (
    <RecordHead
      title={title}
      language={language}
      state={<ConsultationTag state={state} />}
      code={t('code', { code })}
    >
      <Steps
        label={t('steps.label')}
        current={doneIn[standing]}
        tone={standingLooks[standing].tone}
        steps={steps}
      />
    </RecordHead>
  )
}

/** Whose turn it is. */
function OwnNext({ consultation }: PartProps) {
  const { t } = useTranslation('ownConsultations')
  const standing = standingOf(consultation)
  const waitsForTeam = consultation.isForTeam && standing === 'UNANSWERED'
  return (
    <NextStep
      {...standingLooks[standing]}
      who={waitsForTeam ? t('team.who') : t(`turn.${standing}.who`)}
      title={waitsForTeam ? t('team.title') : t(`turn.${standing}.title`)}
      text={t(`turn.${standing}.text`)}
    >
      {standing === 'OFFERED' && (
        <ButtonLink to={`?id=${consultation.id}#publication`}>{t('toOffer')}</ButtonLink>
      )}
    </NextStep>
  )
}

/** What was said with the question, and what happened since. */
function OwnRail({ consultation }: PartProps) {
  const { t } = useTranslation('ownConsultations')
  const { t: words } = useTranslation('consultations')
  const typeName = useEntryNames(consultationTypes)
  const { type, phone, product, allowsPublication, publication, history, publicationHistory } = consultation
  const isDecided = publication === 'PUBLISHED' || publication === 'WITHDRAWN'
  return (
    <>
      <Card title={t('details')} isTight>
        <Facts
          look="narrow"
          facts={[
            [words('fields.type'), typeName(type)],
            ...(product
              ? [[words('fields.product'), <AskedProduct key="product" product={product} />] as const]
              : []),
            [words('fields.phone'), phone ?? '--'],
            [
              words('fields.publication'),
              isDecided
                ? words(`publicationStates.${publication}`)
                : t(`allowsWords.${allowsPublication ? 'yes' : 'no'}`),
            ],
          ]}
        />
      </Card>
      <Card title={t('history')} isTight>
        <MovedTimeline
          moves={[
            ...history.map((move) => ({ ...move, title: words(`history.${move.action}`) })),
            ...publicationActs(publicationHistory).map((move) => ({
              ...move,
              title: t(`publicationHistory.${move.act}`),
            })),
          ]}
        />
      </Card>
    </>
  )
}

/** The answer, and whose it is. */
function OwnAnswer({ reply }: { reply: Reply }) {
  const { t } = useTranslation('ownConsultations')
  const formatDay = useFormatDay()
  const { member, changedAt } = reply
  const notes = [
    member?.name && t('team.by', { name: member.name }),
    changedAt && t('changed', { date: formatDay(changedAt) }),
  ].filter(Boolean)
  return (
    <Card title={t(member ? 'team.answer' : 'answer')} note={notes.join(' · ')}>
      <Translatable language={reply.language}>
        <CitedRichText {...reply} />
      </Translatable>
      <Files files={reply.files} />
    </Card>
  )
}

/** A question of the reader's own with its answer, and what of it may be published. */
export function OwnConsultationView({ record: consultation }: { record: OwnConsultation }) {
  const { t } = useTranslation('ownConsultations')
  const { title, language, content, files, reply, offer } = consultation
  useAnchor(true)
  return (
    <>
      <PageHead title={title} description={title} noIndex />
      <RecordPage
        head={<OwnHead consultation={consultation} />}
        next={<OwnNext consultation={consultation} />}
        rail={<OwnRail consultation={consultation} />}
      >
        {reply && <OwnAnswer reply={reply} />}
        {offer && <PublicationOffer consultation={consultation} offer={offer} />}
        <Card title={t('content')}>
          <PlainText text={content} language={language} />
          <Files files={files} />
        </Card>
      </RecordPage>
    </>
  )
}
