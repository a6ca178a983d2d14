import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { Written } from '../../ui/written.tsx'
import { useNameOf } from '../use-name-of.ts'
import classes from './conversations.module.css'
import { PartnerAvatar } from './partner-avatar.tsx'

type OpenHeadProps = Pick<OutputOf<(typeof conversationCalls)['entries']>, 'partner' | 'subject'>

/** Who the open conversation is with, and what it is about. */
export function OpenHead({ partner, subject }: OpenHeadProps) {
  const { t } = useTranslation('conversations')
  const name = useNameOf()(partner)
  const title = subject?.title ? <Written>{subject.title}</Written> : t('aboutGone')
  return (
    <header className={classes.head}>
      <Link to="?tab=conversations" className={classes.back} aria-label={t('back')}>
        <Icon name="left" />
      </Link>
      <PartnerAvatar partner={partner} />
      <div>
        <h2>
          <span className="visually-hidden">
            <Quoting words={(said) => t('with', { name: said })} said={name} />
          </span>
          <span aria-hidden="true">
            <Written>{name}</Written>
          </span>
        </h2>
        {subject && (
          <p className={classes.about}>{subject.link ? <Link to={subject.link}>{title}</Link> : title}</p>
        )}
      </div>
    </header>
  )
}
