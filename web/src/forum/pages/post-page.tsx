import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { loadEndless } from '../../app/lists/use-endless-list.ts'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { forumPath } from '../addresses.ts'
import { PostView } from '../components/post-view.tsx'
import { commentPlaceQuery, commentsOf, loadCategories, postQuery } from '../queries.ts'
import { soughtIn } from '../sought-comment.ts'

/** A post of the forum. */
function PostPage() {
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const query = useQuery(postQuery(useApp(), recordIdOf(search)))
  const name = screen('communication/forum/detail')
  return (
    <div className="wrap">
      <PageHead title={name} description={name} canonical={forumPath} noIndex />
      <QueryView query={query} skeleton={<Skeleton height={640} />} missing={<NotFound />}>
        {(post) => <PostView key={post.id} post={post} />}
      </QueryView>
    </div>
  )
}

export const { page } = definePage({
  load: ({ context, url }) => {
    const id = recordIdOf(url.searchParams)
    const sought = soughtIn(url.searchParams)
    return Promise.all([
      sought !== '' && context.queries.prefetchQuery(commentPlaceQuery(context, sought)),
      context.queries.fetchQuery(postQuery(context, id)),
      loadEndless(commentsOf(context, id, 'oldest'), context),
      loadCategories(context),
    ])
  },
  Component: PostPage,
})
