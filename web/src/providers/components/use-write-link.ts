import { isInstitution } from '@portal/protocol/providers/constants.ts'
import { providerLink } from '@portal/protocol/providers/links.ts'
import type { ProviderRow } from '@portal/protocol/providers/schemas.ts'
import { useViewer } from '../../app/viewer.ts'

/**
 * Address of the screen on which the reader writes to a provider; null of a body, which has no account to be read, of the
 * reader, and for administrators, who write to nobody.
 */
export function useWriteLink({ kind, id }: Pick<ProviderRow, 'kind' | 'id'>): string | null {
  const viewer = useViewer()
  if (isInstitution(kind) || viewer?.id === id || viewer?.userType === 'ADMIN') return null
  const [, query] = providerLink({ kind, id }).split('?')
  return `/communication/lawyer/consult?${query}`
}
