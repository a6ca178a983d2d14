import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { evaluationCalls } from '@portal/protocol/evaluations/calls.ts'
import { useTranslation } from 'react-i18next'
import { TranslatableText } from '../../translation/door/translatable-text.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import classes from './said.module.css'
import { Stars } from './stars.tsx'

type Evaluation = OutputOf<typeof evaluationCalls.page>['content'][number]

interface SaidProps {
  evaluation: Pick<Evaluation, 'stars' | 'content' | 'language' | 'author' | 'at' | 'reply'>
  /** Of what it is, where that is not plain. */
  of?: string
}

/** What somebody says of work that was done, and the provider's answer. */
export function Said({ evaluation, of }: SaidProps) {
  const { stars, content, language, author, at, reply } = evaluation
  const { t } = useTranslation('evaluations')
  const { t: typeName } = useTranslation('userTypes')
  return (
    <div className={classes.said}>
      <p className={classes.who}>
        <Stars count={stars} />
        <b>{typeName(author.userType)}</b>
        {of && (
          <span>
            <Quoting words={(title) => t('of', { title })} said={of} />
          </span>
        )}
        <Moment at={at} />
      </p>
      <TranslatableText text={content} language={language} className={classes.words} />
      {reply && (
        <div className={classes.answer}>
          <p className={classes.who}>
            <b>{t('answer')}</b>
            <Moment at={reply.at} />
          </p>
          <TranslatableText text={reply.content} className={classes.words} />
        </div>
      )}
    </div>
  )
}
