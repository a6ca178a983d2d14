import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { providerCalls } from '@portal/protocol/providers/calls.ts'
import type { lawyersList } from '@portal/protocol/providers/lists.ts'
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

type Wanted = typeof lawyersList
type Answer = OutputOf<typeof providerCalls.page>
type Counts = OutputOf<typeof providerCalls.counts>

/** What the directory is narrowed by beside the list; the city by the map there, on a phone among the filters. */
const besideNames = ['language', 'specialty', 'country'] as const
const facetNames = [...besideNames, 'area'] as const

interface DirectoryProps {
  label: string
  /** Any list of the directory: all are narrowed by the same. */
  list: ListState<Wanted, Answer>
  /** Absent while it is not known. */
  counts: Counts | undefined
  /** Above the facets. */
  menu?: ReactNode
  empty: { title: string; text: string }
}

/** Whoever helps: where they are, what they can be narrowed to, and who they are. */
export function Directory({ label, list, counts, menu, empty }: DirectoryProps) {
  const { t } = useTranslation('providers')
  const { t: ui } = useTranslation()
  const names = useDirectoryNames()
  const { filters } = list.asked
  const areas = counts?.areas ?? []
  const countedBy = {
    language: counts?.languages ?? [],
    specialty: counts?.specialties ?? [],
    country: counts?.countries ?? [],
  }
  const labelled = Object.fromEntries([
    ...besideNames.map((name) => [
      name,
      countedBy[name].map(({ code, count }) => ({ value: code, label: names[name](code), count })),
    ]),
    ['area', areas.map(({ code, name, count }) => ({ value: code, label: name, count }))],
  ]) as Record<(typeof facetNames)[number], { value: string; label: string; count: number }[]>
  const chosen = facetNames.reduce((sum, name) => sum + filters[name].length, 0)
  const facetsOf = (shown: readonly (typeof facetNames)[number][]) => (
    <Facets
      titles={shown.map((name) => [name, t(`facets.${name}`)] as const)}
      counts={labelled}
      chosen={filters}
      onChoose={(name, values) => void list.go({ filters: { ...filters, [name]: values } })}
    />
  )
  const choices = (name: (typeof facetNames)[number]) =>
    labelled[name].map(({ value, label: word }) => [value, word] as const)
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
          <div className={classes.facets}>{facetsOf(besideNames)}</div>
        </>
      }
    >
      <CityMap
        areas={areas}
        chosen={filters.area}
        addressOf={(area) => list.addressOf({ filters: { ...filters, area: area === null ? [] : [area] } })}
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
            {() => facetsOf(facetNames)}
          </FilterDrawer>
        }
        empty={empty}
        rowHeight={150}
        render={(row) => <ProviderRow row={row} />}
      />
    </Columns>
  )
}
