import { languages } from '@portal/protocol/kernel/languages.ts'
import { forgetAt, inTab, readAt, usePlace, writeAt, type Place } from '../../app/forms/draft-place.ts'
import { readStored } from '../../app/forms/stored-drafts.ts'
import type { ContractValues } from './contract-values.ts'

/** What of a contract is not saved yet. */
export interface Kept {
  contract: ContractValues
  /** What it goes on from; null where nothing is saved. */
  revision: number | null
}

/** What is not saved yet, by the id of the contract, or of its template before it is begun. */
export interface Device {
  read: (id: string) => Kept | null
  keep: (id: string, kept: Kept) => void
  forget: (id: string) => void
}

function isContract(read: unknown): read is ContractValues {
  const { name, languages: held, answers } = (read ?? {}) as Partial<ContractValues>
  return (
    typeof name === 'string' &&
    Array.isArray(held) &&
    held.length > 0 &&
    held.every((one) => languages.some((language) => language === one)) &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((answer) => typeof answer === 'string')
  )
}

/**
 * The device as a place of what is not saved yet, beside the drafts of forms: what a visitor fills in is there again
 * after signing in, and what could not be saved once the network, or the session, is there again.
 */
export function useDevice(): Device {
  const { account } = usePlace('')
  const placeOf = (id: string): Place => ({ account, key: `contract:${id}` })
  return {
    read: (id) => {
      const place = placeOf(id)
      const kept = readStored(readAt(place) ?? readAt(inTab(place)))?.values as Kept | undefined
      return kept && isContract(kept.contract) ? kept : null
    },
    keep: (id, kept) => writeAt(placeOf(id), kept),
    forget: (id) => {
      forgetAt(placeOf(id))
      forgetAt(inTab(placeOf(id)))
    },
  }
}
