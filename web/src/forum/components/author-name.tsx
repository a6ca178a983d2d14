import type { ForumAuthor } from '@portal/protocol/forum/schemas.ts'
import { accountLink } from '@portal/protocol/providers/links.ts'
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
  const link =
    isLinked && author?.providerId
      ? accountLink({ userType: author.userType, id: author.providerId })
      : undefined
  return (
    <span className={classes.author}>
      <bdi>{link ? <Link to={link}>{name}</Link> : name}</bdi>
      {author?.isVerifiedLawyer && (
        <span className={classes.mark}>
          <Icon name="shield" size={13} />
          {t('lawyer')}
        </span>
      )}
    </span>
  )
}
