import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/page.ts'
import { countries, placesQuery } from '../queries.ts'
import { useEntryNames } from './use-entry-names.ts'

/** What a country is called, and a city or region of it. */
export function PlaceName({ country, area }: { country: string; area: string | null }) {
  const countryName = useEntryNames(countries)
  const { data: places } = useQuery({ ...placesQuery(useApp(), country), enabled: area !== null })
  const place = places?.find(({ code }) => code === area)
  return [countryName(country), place?.name].filter(Boolean).join(' · ')
}
