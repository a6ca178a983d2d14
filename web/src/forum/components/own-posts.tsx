import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../app/lists/card-list.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { useApp } from '../../app/page.ts'
import { ownPosts } from '../queries.ts'
import { OwnPostRow } from './own-post-row.tsx'
import { RemovalDialog } from './removal-later.ts'
import { WriteButton } from './write-button.tsx'

/** The reader's own posts, shown or not. */
export function OwnPosts() {
  const { t } = useTranslation('ownPosts')
  const { t: words } = useTranslation('forum')
  const { ask } = useApp()
  const list = useList(ownPosts)
  const [removed, setRemoved] = useState<string | null>(null)
  return (
    <>
      <CardList
        label={t('views.posts')}
        list={list}
        rowHeight={110}
        fields={[
          {
            name: 'state',
            label: words('fields.state'),
            word: (state) => words(`states.${state}`),
            waiting: ['REJECTED'],
          },
          { name: 'keyword', label: t('keyword'), hint: t('posts.hint') },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{ title: t('posts.empty'), text: t('posts.emptyText'), action: <WriteButton /> }}
        render={(row) => <OwnPostRow row={row} onRemove={setRemoved} />}
      />
      {removed !== null && (
        <RemovalDialog
          kind="post"
          send={() => ask('forum', 'remove', { params: { id: removed } })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  )
}
