import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Card } from '../../ui/card.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { DeskConsultation } from '../standing.ts'
import { Files } from './files.tsx'
import { ReplyForm } from './reply-form.tsx'

/** The answer to a question: written, read, changed. A form that was begun stays, whoever answers meanwhile. */
export function AnswerCard({ consultation }: { consultation: DeskConsultation }) {
  const { t } = useTranslation('consultationsDesk')
  const page = useLanguage()
  const { language, reply, abilities } = consultation
  const [isWriting, setWriting] = useState(abilities.includes('reply'))
  const changedAt = reply?.changedAt
  return (
    <Card
      title={t('reply.title')}
      note={changedAt && t('reply.changedAt', { date: formatMoment(changedAt, page, 'Asia/Shanghai') })}
      tools={
        !isWriting &&
        abilities.includes('editReply') && (
          <Button variant="default" onClick={() => setWriting(true)}>
            {t('reply.edit')}
          </Button>
        )
      }
    >
      {isWriting && <ReplyForm consultation={consultation} onDone={() => setWriting(false)} />}
      {!isWriting && reply && (
        <>
          <CitedRichText {...reply} language={language} />
          <Files files={reply.files} />
        </>
      )}
      {!isWriting && !reply && <p>{t('reply.none')}</p>}
    </Card>
  )
}
