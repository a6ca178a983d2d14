import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { ListFrame } from '../../app/lists/list-frame.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { Suggestions } from '../../search/answer-notes.tsx'
import { DownloadFound } from '../../search/download-found.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { findAddress } from '../find-address.ts'
import { foundOfKind } from '../queries.ts'
import { FoundOfKind } from './found-of-kind.tsx'

/** All that was found of the kind that the address names. */
export function OneKind() {
  const { t } = useTranslation('find')
  const list = useList(foundOfKind)
  const { keyword, kind } = list.asked.filters
  const suggested = list.query.data?.didYouMean ?? []
  return (
    <ListFrame
      list={list}
      tools={
        <DownloadFound
          total={list.query.data?.page.totalElements ?? 0}
          addressOf={(format) => fileAddress('find', 'table', { query: { keyword, kind, format } })}
        />
      }
      skeleton={<RowSkeletons rows={6} height={120} />}
      empty={{
        title: t('nothing'),
        text: t('nothingText'),
        action: <Suggestions keywords={suggested} addressOf={(other) => findAddress(other, kind)} />,
      }}
    >
      {(found) => <FoundOfKind kind={kind} found={found} keyword={keyword} more={null} />}
    </ListFrame>
  )
}
