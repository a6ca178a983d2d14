import type { Post } from '@portal/protocol/forum/schemas.ts'
import { useTranslation } from 'react-i18next'
import { MovedTimeline } from '../../app/records/moved-timeline.tsx'
import { useViewer } from '../../app/viewer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { postAddress } from '../addresses.ts'
import { citedIn } from '../cited.ts'
import classes from './post-rail.module.css'

/** Asking lawyers what was asked here; an administrator publishes no requirements. */
function Need({ title }: { title: string }) {
  const { t } = useTranslation('forumThread')
  if (useViewer()?.userType === 'ADMIN') return null
  return (
    <Card isTight title={t('need.title')}>
      <p className={classes.text}>{t('need.text')}</p>
      <ButtonLink
        to={`/service/demand/release?title=${encodeURIComponent(title)}`}
        variant="default"
        icon={<Icon name="flag" size={16} />}
      >
        {t('need.action')}
      </ButtonLink>
    </Card>
  )
}

/** Beside a post: what happened to it, for its author; the law that it cites, posts like it, and the way to a lawyer. */
export function PostRail({ post: { title, language, content, history, related } }: { post: Post }) {
  const { t } = useTranslation('forumThread')
  const cited = citedIn(content)
  return (
    <>
      {history && (
        <Card isTight title={t('progress')}>
          <MovedTimeline moves={history.map((move) => ({ ...move, title: t(`history.${move.action}`) }))} />
        </Card>
      )}
      {cited.length > 0 && (
        <Card isTight title={t('cited')}>
          <ul className={classes.links}>
            {cited.map(({ address, words }) => (
              <li key={address} lang={language}>
                <Link to={address}>{words}</Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {related.length > 0 && (
        <Card isTight title={t('related')}>
          <ul className={classes.links}>
            {related.map((other) => (
              <li key={other.id} lang={other.language}>
                <Link to={postAddress(other.id)}>{other.title}</Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Need title={title} />
    </>
  )
}
