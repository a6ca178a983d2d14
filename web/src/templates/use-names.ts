import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/page.ts'
import { namesQuery } from './queries.ts'

const none: ContractNames = { countries: {}, currencies: {} }

/** Names of countries and currencies as contracts write them; codes until they have come. */
export function useNames(): ContractNames {
  const { data = none } = useQuery(namesQuery(useApp()))
  return data
}
