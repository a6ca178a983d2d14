import type { Post } from '@portal/protocol/forum/schemas.ts'
import { pageIn } from '@portal/protocol/kernel/page-links.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import { Columns } from '../../ui/columns.tsx'
import { Note } from '../../ui/note.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { postAddress } from '../addresses.ts'
import { beginningOf, postJsonLd } from '../json-ld.ts'
import { useNameOf } from '../who.ts'
import { Comments } from './comments.tsx'
import { PostCard } from './post-card.tsx'
import { PostRail } from './post-rail.tsx'

/** To its author, why nobody else reads it. */
function NotShown({ post: { state, reason } }: { post: Post }) {
  const { t } = useTranslation('forumThread')
  if (state === 'REVIEWING') return <Note tone="gold">{t('reviewing')}</Note>
  return (
    <Note tone="seal">
      <Quoting words={(said) => t('rejected', { reason: said })} said={reason ?? '--'} />
    </Note>
  )
}

/** A post, what was said below it, and what is like it. */
export function PostView({ post }: { post: Post }) {
  const { origin } = useApp()
  const nameOf = useNameOf()
  const { id, title, language, state, author } = post
  const isShown = state === 'DISPLAYED'
  const path = postAddress(id)
  const texts = useMemo(() => ({ shown: language, paths: { [language]: path } }), [language, path])
  const address = pageIn(origin + path, language)
  return (
    <>
      <PageHead
        title={title}
        description={beginningOf(post)}
        canonical={path}
        texts={texts}
        noIndex={!isShown}
        {...(isShown && { jsonLd: postJsonLd(post, { address, author: nameOf(author) }) })}
      />
      <Columns rail={<PostRail post={post} />}>
        {!isShown && <NotShown post={post} />}
        <PostCard post={post} />
        {isShown && <Comments post={post} />}
      </Columns>
    </>
  )
}
