import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import type { LoadInput } from '../../app/page.ts'
import { loadNames, products } from '../queries.ts'
import { useChoices } from '../../reference/door/use-choices.ts'
import { ListScreen } from '../door/list-screen.tsx'
import { PublicationRow } from './publication-row.tsx'

export function loadProducts(input: LoadInput): Promise<unknown> {
  return Promise.all([loadList(products, input), loadNames(input.context, 'product')])
}

/** Services of teams, with what they hold and how long they take said beforehand. */
export function ProductList() {
  const { t } = useTranslation('publications')
  const list = useList(products)
  const categoryChoices = useChoices(kindSpec('product').categories)
  return (
    <ListScreen kind="product" isNarrowed={list.isNarrowed} category={list.asked.filters.category}>
      {(feed, name) => (
        <CardList
          label={t('list')}
          list={list}
          fields={[
            { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
            { name: 'category', label: t('fields.productType'), choices: categoryChoices },
          ]}
          sortWord={(sort) => t(`sorts.${sort}`)}
          tools={feed}
          empty={{ title: t('noneTitle', { name }), text: t('noneText') }}
          rowHeight={144}
          render={(row) => <PublicationRow row={row} />}
        />
      )}
    </ListScreen>
  )
}
