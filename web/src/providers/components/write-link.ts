import { isInstitution } from '@portal/protocol/providers/constants.ts'
import { providerLink } from '@portal/protocol/providers/links.ts'
import type { ProviderRow } from '@portal/protocol/providers/schemas.ts'

/** Address of the screen on which one writes to a provider; null of a body, which has no account to be read. */
export function writeLink({ kind, id }: Pick<ProviderRow, 'kind' | 'id'>): string | null {
  if (isInstitution(kind)) return null
  const [, query] = providerLink({ kind, id }).split('?')
  return `/communication/lawyer/consult?${query}`
}
