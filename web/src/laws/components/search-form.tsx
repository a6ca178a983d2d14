import { preferableCountries } from '@portal/protocol/kernel/preferred-country.ts'
import { noPreference } from '@portal/protocol/laws/constants.ts'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { keepCountry } from '../../app/preferred-country.ts'
import { useTyped } from '../../app/use-typed.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { countries } from '../../reference/queries.ts'
import { SelectField } from '../../search/fields.tsx'
import { SearchForm } from '../../search/search-form.tsx'
import { DayRange, isWrongWayRound } from '../../ui/day-range.tsx'
import type { SearchAddress } from '../search-address.ts'

interface LawSearchFormProps {
  address: SearchAddress
  onSearch: (address: SearchAddress) => void
}

/** Keyword and its field; the dates and the order below them. */
export function LawSearchForm({ address, onSearch }: LawSearchFormProps) {
  const { t } = useTranslation('laws')
  const { t: search } = useTranslation('search')
  const { t: ui } = useTranslation()
  const { draft, type } = useTyped(address)
  const { effectiveFrom, effectiveTo } = draft
  const context = useApp()
  const nameOf = useEntryNames(countries)

  const choose = (change: Partial<SearchAddress>) => onSearch({ ...draft, ...change, page: 1 })

  return (
    <SearchForm
      label={t('form.label')}
      placeholder={t('form.placeholder')}
      hint={t('form.hint')}
      keyword={draft.keyword}
      onKeyword={(keyword) => type({ keyword })}
      onSubmit={() => onSearch({ ...draft, page: 1 })}
      problem={isWrongWayRound(effectiveFrom, effectiveTo) ? ui('dates.wrongWayRound') : null}
    >
      <SelectField
        label={search('form.field')}
        value={draft.searchField}
        choices={[
          ['text', search('form.text')],
          ['title', search('form.title')],
        ]}
        onChange={(searchField) => choose({ searchField })}
      />
      <SelectField
        label={t('form.prefer')}
        value={draft.prefer || context.country()}
        choices={[
          ['', t('form.preferAuto')],
          ...preferableCountries.map((code) => [code, nameOf(code)] as const),
          [noPreference, t('form.preferNone')],
        ]}
        onChange={(prefer) => {
          keepCountry(prefer === noPreference ? '' : prefer)
          choose({ prefer })
        }}
      />
      <DayRange
        legend={t('form.effective')}
        from={effectiveFrom}
        to={effectiveTo}
        onChange={({ from = effectiveFrom, to = effectiveTo }) =>
          type({ effectiveFrom: from, effectiveTo: to })
        }
      />
      <SelectField
        label={search('form.sort')}
        value={draft.sort}
        choices={[
          ['relevance', search('form.relevance')],
          ['newest', t('form.newest')],
          ['oldest', t('form.oldest')],
        ]}
        onChange={(sort) => choose({ sort })}
      />
    </SearchForm>
  )
}
