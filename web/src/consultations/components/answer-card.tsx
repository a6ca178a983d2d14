import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'
import { Button } from '../../ui/button.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Card } from '../../ui/card.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { Answered, Answering } from '../standing.ts'
import { Files } from './files.tsx'
import { ReplyForm } from './reply-form.tsx'

/** The answer to a question: written, read, changed. A form that was begun stays, whoever answers meanwhile. */
export function AnswerCard({ consultation, as }: { consultation: Answered; as: Answering }) {
  const { t } = useTranslation('consultationReply')
  const page = useLanguage()
  const { reply, abilities } = consultation
  const isFirst = abilities.some((ability) => ability === 'reply' || ability === 'teamReply')
  const mayEdit = abilities.some((ability) => ability === 'editReply' || ability === 'editTeamReply')
  const [isWriting, setWriting] = useState(isFirst)
  const changedAt = reply?.changedAt
  return (
    <Card
      title={t('title')}
      note={changedAt && t('changedAt', { date: formatMoment(changedAt, page, 'Asia/Shanghai') })}
      tools={
        !isWriting &&
        mayEdit && (
          <Button variant="default" onClick={() => setWriting(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {isWriting && <ReplyForm consultation={consultation} as={as} onDone={() => setWriting(false)} />}
      {!isWriting && reply && (
        <>
          <CitedRichText {...reply} />
          <Files files={reply.files} />
        </>
      )}
      {!isWriting && !reply && <p>{t('none')}</p>}
    </Card>
  )
}
