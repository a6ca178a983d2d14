import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { loadList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { ownPostsPath } from '../addresses.ts'
import { OwnComments } from '../components/own-comments.tsx'
import { OwnPosts } from '../components/own-posts.tsx'
import { WriteButton } from '../components/write-button.tsx'
import { loadCategories, ownComments, ownPosts } from '../queries.ts'

const views = ['posts', 'comments'] as const

/** What of the reader's own an address asks for: posts, unless it says comments. */
function viewIn(search: URLSearchParams): (typeof views)[number] {
  return search.get('view') === 'comments' ? 'comments' : 'posts'
}

/** What the reader wrote in the forum. */
function OwnPostsPage() {
  const { t } = useTranslation('ownPosts')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const shown = viewIn(search)
  return (
    <UserCenter title={screen('usercenter/myBBS')} lead={t('lead')} actions={<WriteButton />}>
      <ChoiceChips
        label={t('view')}
        chips={views.map((view) => ({
          text: t(`views.${view}`),
          to: view === 'posts' ? ownPostsPath : `${ownPostsPath}?view=${view}`,
          isCurrent: view === shown,
        }))}
      />
      {shown === 'posts' ? <OwnPosts /> : <OwnComments />}
    </UserCenter>
  )
}

export const { page } = definePage({
  load: (input) =>
    viewIn(input.url.searchParams) === 'comments'
      ? loadList(ownComments, input)
      : Promise.all([loadList(ownPosts, input), loadCategories(input.context)]),
  Component: OwnPostsPage,
})
