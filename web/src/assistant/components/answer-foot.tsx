import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCarry } from '../../app/forms/carry.ts'
import { useApp } from '../../app/page.ts'
import { useTextMarks } from '../../citations/door/text-marks.tsx'
import { formatInstant } from '../../ui/format.ts'
import { SmallButton } from '../../ui/small-button.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { copiedText } from '../copied-text.ts'
import classes from './foot.module.css'
import { Ratings } from './ratings.tsx'

/** Copies an answer with its sources, and that a model wrote it. */
function Copy({ turn }: { turn: Turn }) {
  const { t } = useTranslation('askLaw')
  const { t: ui } = useTranslation()
  const { origin } = useApp()
  const language = useLanguage()
  const copy = useCopy()
  const marks = useTextMarks()

  function copyAnswer() {
    const { answer, question, askedAt } = turn
    const text = copiedText(
      turn,
      {
        question: t('copied.question', { question }),
        generated: answer?.sentences.length ? t('copied.generated', { name: answer.generator }) : null,
        sources: t('copied.sources'),
        disclaimer: t('disclaimer'),
        from: t('copied.from', { portal: ui('portal'), date: formatInstant(askedAt, language) }),
        marks: (passage) => marks(passage).map(({ word }) => word),
      },
      origin,
    )
    return copy(text, t('foot.copied'))
  }

  return (
    <SmallButton icon="copy" onClick={() => void copyAnswer()}>
      {t('foot.copy')}
    </SmallButton>
  )
}

/** Complaints go to the desk, as the rules of the portal say: a question about the use of the platform. */
function Complain({ turn: { question, askedAt } }: { turn: Turn }) {
  const { t } = useTranslation('askLaw')
  const language = useLanguage()
  const carry = useCarry()
  const navigate = useNavigate()

  function begin() {
    const time = formatInstant(askedAt, language)
    carry(
      'consultation',
      {
        title: t('complaint.title'),
        type: 'PLATFORM_USAGE',
        content: `${t('complaint.text', { question, time })}\n`,
      },
      'content',
    )
    void navigate('/business/release')
  }

  return (
    <SmallButton icon="flag" onClick={begin}>
      {t('foot.complain')}
    </SmallButton>
  )
}

/** What can be done with an answer; that there is none is judged and complained of too, and is not copied. */
export function AnswerFoot({ turn, children }: { turn: Turn; children?: ReactNode }) {
  return (
    <div className={`${classes.foot} no-print`}>
      {children}
      {(turn.state !== 'UNANSWERED' || turn.answer) && <Copy turn={turn} />}
      {turn.id !== null && <Ratings turn={turn} id={turn.id} />}
      <Complain turn={turn} />
    </div>
  )
}

/** What can be done while it is written; it is stopped where it is read. */
export function WritingFoot({ onStop }: { onStop?: () => void }) {
  const { t } = useTranslation('askLaw')
  return (
    <div className={`${classes.foot} no-print`}>
      {onStop && (
        <SmallButton icon="close" onClick={onStop}>
          {t('foot.stop')}
        </SmallButton>
      )}
      <span className={classes.state} role="status">
        {t('foot.writing')}
      </span>
    </div>
  )
}
