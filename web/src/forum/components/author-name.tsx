import type { ForumAuthor } from '@portal/protocol/forum/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useNameOf } from '../who.ts'
import classes from './author-name.module.css'

interface AuthorNameProps {
  author: ForumAuthor | null
  /** Leads to whoever stands in the directory. */
  isLinked?: boolean
}

/** Who wrote, with the mark of lawyers that the portal has verified. */
export function AuthorName({ author, isLinked = false }: AuthorNameProps) {
  const { t } = useTranslation('forum')
  const name = useNameOf()(author)
  const provider = isLinked ? author?.providerId : null
  return (
    <span className={classes.author}>
      <bdi>{provider ? <Link to={`/service/lawyer/details?id=${provider}`}>{name}</Link> : name}</bdi>
      {author?.isVerifiedLawyer && (
        <span className={classes.mark}>
          <Icon name="shield" size={13} />
          {t('lawyer')}
        </span>
      )}
    </span>
  )
}
