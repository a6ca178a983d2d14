import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { SaveSearch } from '../../alerts/door/save-search.tsx'
import { fileAddress } from '../../app/ask.ts'
import { PageHead } from '../../app/head.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import type { LoadInput } from '../../app/page.ts'
import { FeedLink } from '../../publications/door/parts.ts'
import { loadNames } from '../../publications/queries.ts'
import { useChoices } from '../../reference/door/use-choices.ts'
import { countries } from '../../reference/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { products } from '../queries.ts'
import { ProductCard } from './product-card.tsx'
import { TypeChips } from './type-chips.tsx'

const { lists, categories } = kindSpec('product')

export function loadProducts(input: LoadInput): Promise<unknown> {
  return Promise.all([loadList(products, input), loadNames(input.context, 'product')])
}

/** Services of teams, with what they hold and how long they take said beforehand. */
export function ProductList() {
  const { t } = useTranslation('publications')
  const { t: screen } = useTranslation('screens')
  const list = useList(products)
  const types = useChoices(categories)
  const countryChoices = useChoices(countries)
  const title = screen('lawServiceProduct')
  const lead = t('leads.product')
  const feed = fileAddress('publications', 'feed', {
    params: { kind: 'product' },
    query: { lang: useLanguage() },
  })
  return (
    <div className="wrap">
      <PageHead title={title} description={lead} canonical={lists[0]} feed={feed} noIndex={list.isNarrowed} />
      <PageHeader title={title} lead={lead} />
      <TypeChips list={list} types={types} />
      <CardList
        label={t('list')}
        list={list}
        fields={[
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
          { name: 'country', label: t('fields.country'), choices: countryChoices },
          { name: 'published', label: t('fields.published') },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        tools={
          <>
            <SaveSearch of="product" list={list.list} filters={list.asked.filters} />
            <FeedLink address={feed} name={title} />
          </>
        }
        empty={{ title: t('noneTitle', { name: title }), text: t('noneText') }}
        rowHeight={360}
        grid="narrow"
        render={(row, at) => <ProductCard row={row} isFirst={at === 0} />}
      />
    </div>
  )
}
