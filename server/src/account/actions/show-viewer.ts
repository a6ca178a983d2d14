import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'

/** Who is signed in, as the menu shows it; null for a visitor. */
export function showViewer(_services: Services, _given: object, { signedIn }: Asker): Viewer | null {
  if (!signedIn) return null
  const { accountId: id, userType, username, picture } = signedIn
  return { id, userType, username, picture }
}
