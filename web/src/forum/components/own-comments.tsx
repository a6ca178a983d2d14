import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { forumKey, ownComments } from '../queries.ts'
import { OwnCommentRow } from './own-comment-row.tsx'
import classes from './own-comments.module.css'

interface RemovalProps {
  ids: readonly string[]
  onClose: () => void
  onRemoved: () => void
}

/** Asks before all that is chosen is deleted. */
function Removal({ ids, onClose, onRemoved }: RemovalProps) {
  const { t } = useTranslation('ownPosts')
  const { ask } = useApp()
  return (
    <ActDialog
      title={t('comments.removeTitle', { count: ids.length })}
      text={t('comments.removeText')}
      confirm={t('comments.remove')}
      cancel={t('comments.cancel')}
      isDestructive
      send={() => ask('forum', 'removeComments', { body: { ids: [...ids] } })}
      after={{ toast: t('comments.removed'), invalidates: [forumKey], done: onRemoved }}
      onClose={onClose}
    />
  )
}

/** What the reader said below posts; several are deleted at once. */
export function OwnComments() {
  const { t } = useTranslation('ownPosts')
  const list = useList(ownComments)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const rows = list.query.data?.content ?? []
  const removable = rows.filter(({ abilities }) => abilities.includes('delete')).map(({ id }) => id)
  // What is not on the page any more is not deleted with what is.
  const chosen = removable.filter((id) => marked.has(id))

  function mark(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setMarked(next)
  }

  const tools = removable.length > 0 && (
    <div className={classes.tools}>
      <Checkbox
        label={t('comments.chooseAll')}
        checked={chosen.length === removable.length}
        isPartial={chosen.length > 0 && chosen.length < removable.length}
        onChange={(event) => setMarked(new Set(event.currentTarget.checked ? removable : []))}
      />
      <span role="status">{t('comments.chosen', { count: chosen.length })}</span>
      <Button
        variant="outline"
        tone="seal"
        size="compact-md"
        disabled={chosen.length === 0}
        onClick={() => setAsked(true)}
      >
        {t('comments.remove')}
      </Button>
    </div>
  )
  return (
    <>
      <CardList
        label={t('views.comments')}
        list={list}
        rowHeight={96}
        fields={[{ name: 'keyword', label: t('keyword'), hint: t('comments.hint') }]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        tools={tools}
        empty={{ title: t('comments.empty'), text: t('comments.emptyText') }}
        render={(row) => (
          <OwnCommentRow
            row={row}
            isChosen={chosen.includes(row.id)}
            onChoose={(isChosen) => mark(row.id, isChosen)}
          />
        )}
      />
      {isAsked && (
        <Removal
          ids={chosen}
          onClose={() => setAsked(false)}
          onRemoved={() => {
            setAsked(false)
            setMarked(new Set())
          }}
        />
      )}
    </>
  )
}
