import { shortened } from '@portal/protocol/kernel/cut-text.ts'
import { useTranslation } from 'react-i18next'
import { useCarry } from '../../app/forms/carry.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import classes from './unanswered.module.css'

/** Longest title that a form takes. */
const longestTitle = 60

/** The forms that a question goes on to: the keys of their drafts, the fields that take it, and the one of its text. */
const ways = [
  {
    name: 'lookup',
    icon: 'search',
    to: '/legal/apply',
    draft: 'lookup',
    fields: (question: string) => ({ question }),
    long: 'question',
  },
  {
    name: 'consult',
    icon: 'speech',
    to: '/business/release',
    draft: 'consultation',
    fields: (question: string) => ({ title: titleOf(question), content: question }),
    long: 'content',
  },
  {
    name: 'demand',
    icon: 'flag',
    to: '/service/demand/release',
    draft: 'requirement',
    fields: (question: string) => ({ title: titleOf(question), content: question }),
    long: 'content',
  },
] as const

function titleOf(question: string): string {
  const line = question.trim().split('\n')[0] ?? ''
  return shortened(line, longestTitle - 1)
}

/** Three ways on with a question that the texts do not answer; it is in the form that each leads to. */
export function WaysOn({ question }: { question: string }) {
  const { t } = useTranslation('askLaw')
  const carry = useCarry()
  return (
    <section className={`${classes.next} no-print`}>
      <h3>{t('unanswered.next')}</h3>
      <ul>
        {ways.map(({ name, icon, to, draft, fields, long }) => (
          <li key={name}>
            <Link to={to} onClick={() => carry(draft, fields(question), long)}>
              <b>
                <Icon name={icon} size={18} />
                {t(`unanswered.${name}`)}
              </b>
              <small>{t(`unanswered.${name}Text`)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
