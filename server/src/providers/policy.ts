import type { ProviderKind } from '@portal/protocol/providers/constants.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import { entryById } from './queries.ts'
import type { Key } from './shown.ts'

/**
 * Somebody of the directory, of one of these kinds.
 *
 * @throws Refusal where there is nobody such: whoever is not verified, or not in use, is not there for anybody
 */
export async function listedOf<Kind extends ProviderKind>(
  db: Database,
  id: string,
  kinds: readonly Kind[],
): Promise<Key & { kind: Kind }> {
  const [listed] = await entryById(db, { id })
  const kind = kinds.find((one) => one === listed?.kind)
  if (!listed || !kind) throw new Refusal('notFound')
  return { ...listed, kind }
}
