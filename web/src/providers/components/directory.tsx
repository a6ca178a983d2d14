import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { providerCalls } from '@portal/protocol/providers/calls.ts'
import type { ProviderKind } from '@portal/protocol/providers/constants.ts'
import type { providersList } from '@portal/protocol/providers/lists.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../app/lists/card-list.tsx'
import type { FieldOf } from '../../app/lists/filter-field.ts'
import type { ListState } from '../../app/lists/use-list.ts'
import { Facets } from '../../search/facets.tsx'
import { Columns } from '../../ui/columns.tsx'
import { FilterDrawer } from '../../ui/filter-drawer.tsx'
import { useDirectoryNames } from '../use-directory-names.ts'
import { CityMap } from './city-map.tsx'
import classes from './directory.module.css'
import { ProviderRow } from './provider-row.tsx'

type Wanted = typeof providersList
type Answer = OutputOf<typeof providerCalls.page>
type Counts = OutputOf<typeof providerCalls.counts>

/** What every list of the directory is narrowed by beside its rows; by kind too where it mixes some. */
const narrowedBy = ['language', 'specialty', 'country', 'area'] as const

type FacetName = 'kind' | (typeof narrowedBy)[number]

type Counted = readonly { code: string; count: number }[]

/** Values with how many have each; what is chosen stays to be let go though nobody has it. */
function facetOf(counted: Counted, chosen: readonly string[], labelOf: (code: string) => string) {
  const missing = chosen.filter((code) => counted.every((one) => one.code !== code))
  return [...counted, ...missing.map((code) => ({ code, count: 0 }))].map(({ code, count }) => ({
    value: code,
    label: labelOf(code),
    count,
  }))
}

interface DirectoryProps {
  label: string
  /** Any list of the directory: all are narrowed by the same, but for the kinds. */
  list: ListState<Wanted, Answer>
  /** Absent while it is not known. */
  counts: Counts | undefined
  /** Those that the list mixes, to be chosen from. */
  kinds: readonly ProviderKind[]
  /** Above the facets. */
  menu?: ReactNode
  empty: { title: string; text: string }
}

/** Whoever helps: where they are, what they can be narrowed to, and who they are. */
export function Directory({ label, list, counts, kinds, menu, empty }: DirectoryProps) {
  const { t } = useTranslation('providers')
  const { t: ui } = useTranslation()
  const names = useDirectoryNames()
  const { filters } = list.asked
  const areas = counts?.areas ?? []
  const area = new Map(
    areas.map(({ code, name, isProvince }) => [code, isProvince ? t('allCities', { name }) : name]),
  )
  const facetNames: readonly FacetName[] = kinds.length > 0 ? ['kind', ...narrowedBy] : narrowedBy
  const labelled = {
    kind: kinds.map((kind) => ({
      value: kind,
      label: t(`kinds.${kind}`),
      count: counts?.kinds.find(({ code }) => code === kind)?.count ?? 0,
    })),
    language: facetOf(counts?.languages ?? [], filters.language, names.language),
    specialty: facetOf(counts?.specialties ?? [], filters.specialty, names.specialty),
    country: facetOf(counts?.countries ?? [], filters.country, names.country),
    area: facetOf(areas, filters.area, (code) => area.get(code) ?? code),
  }
  const chosen = facetNames.reduce((sum, name) => sum + filters[name].length, 0)
  const facets = (
    <Facets
      titles={facetNames.map((name) => [name, t(`facets.${name}`)] as const)}
      counts={labelled}
      chosen={filters}
      onChoose={(name, values) => void list.go({ filters: { ...filters, [name]: values } })}
    />
  )
  const choices = (name: FacetName) => labelled[name].map(({ value, label: word }) => [value, word] as const)
  const fields: readonly FieldOf<Wanted>[] = [
    { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
    ...facetNames.map(
      (name) => ({ name, label: t(`facets.${name}`), choices: choices(name), isBeside: true }) as const,
    ),
  ]
  return (
    <Columns
      side="start"
      rail={
        <>
          {menu}
          <div className={classes.facets}>{facets}</div>
        </>
      }
    >
      <CityMap
        areas={areas}
        chosen={filters.area}
        addressOf={(city) => list.addressOf({ filters: { ...filters, area: city === null ? [] : [city] } })}
      />
      <CardList
        label={label}
        list={list}
        fields={fields}
        sortWord={(sort) => t(`sorts.${sort}`)}
        tools={
          <FilterDrawer
            label={t('filters')}
            count={chosen}
            {...(list.query.data && {
              done: ui('parts.show', { count: list.query.data.page.totalElements }),
            })}
          >
            {() => facets}
          </FilterDrawer>
        }
        empty={empty}
        rowHeight={150}
        render={(row) => <ProviderRow row={row} />}
      />
    </Columns>
  )
}
