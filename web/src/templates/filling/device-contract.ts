import { languages } from '@portal/protocol/kernel/languages.ts'
import type { ContractValues } from './contract-values.ts'

/**
 * What a visitor fills in stays in the tab, so that it is there again after signing in; on a device that others use too
 * it goes with the tab.
 */
const keyOf = (template: string) => `contract:${template}`

/** Storage may be closed to the page, or full. */
function attempt<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use()
  } catch {
    return otherwise
  }
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

export function keptContract(template: string): ContractValues | null {
  const read = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(template)) ?? 'null') as unknown, null)
  return isContract(read) ? read : null
}

export function keepContract(template: string, contract: ContractValues): void {
  attempt(() => sessionStorage.setItem(keyOf(template), JSON.stringify(contract)), undefined)
}

export function forgetContract(template: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(template)), undefined)
}
