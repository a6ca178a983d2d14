import { foundList } from '@portal/protocol/find/lists.ts'
import { toFilters } from '@portal/protocol/kernel/list-address.ts'
import { noPreference } from '@portal/protocol/laws/constants.ts'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { ListFrame } from '../../app/lists/list-frame.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { useApp } from '../../app/page.ts'
import { Suggestions } from '../../search/answer-notes.tsx'
import { DownloadFound } from '../../search/download-found.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { foundOfKind, preferring, type FindAsked } from '../queries.ts'
import { FoundOfKind } from './found-of-kind.tsx'
import { PublicationKinds } from './publication-kinds.tsx'
import { SaidBeside } from './said-beside.tsx'

/** All that was found of the kind that the address names. */
export function OneKind() {
  const { t } = useTranslation('find')
  const list = useList(foundOfKind)
  const context = useApp()
  const { asked, addressOf } = list
  const { keyword, kind, publicationKind } = asked.filters
  const { data } = list.query
  const suggested = data?.didYouMean ?? []
  const narrowed = (change: Partial<FindAsked['filters']>) =>
    addressOf({ filters: { ...asked.filters, ...change } })
  return (
    <>
      {data && <SaidBeside said={data} unpreferred={narrowed({ prefer: noPreference })} />}
      {data && (
        <PublicationKinds
          kinds={data.publicationKinds}
          chosen={publicationKind}
          addressOf={(chosen) => narrowed({ publicationKind: chosen })}
        />
      )}
      <ListFrame
        list={list}
        tools={
          <DownloadFound
            total={data?.page.totalElements ?? 0}
            addressOf={(format) =>
              fileAddress('find', 'table', {
                query: { ...toFilters(foundList, preferring(context, asked).filters), format },
              })
            }
          />
        }
        skeleton={<RowSkeletons rows={6} height={120} />}
        empty={{
          title: t('nothing'),
          text: t('nothingText'),
          action: <Suggestions keywords={suggested} addressOf={(other) => narrowed({ keyword: other })} />,
        }}
      >
        {(found) => <FoundOfKind kind={kind} found={found} keyword={keyword} more={null} />}
      </ListFrame>
    </>
  )
}
