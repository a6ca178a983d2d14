import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { previewHours } from '@portal/protocol/publications/constants.ts'
import type { Services } from '../kernel/services.ts'
import { isSigned, sign, type Signed } from '../kernel/signed-address.ts'
import { findOpen } from './queries.ts'

const purpose = 'publication preview'

/** What is signed of a version: a link given out before a withdrawal does not open the draft that came of it. */
const signedAs = (id: string, restorations: number) => id + '\0restored'.repeat(restorations)

/** Signs for whoever is given it a version that is worked on; undefined where it is not. */
export async function signPreview(
  { db, secretKey }: Pick<Services, 'db' | 'secretKey'>,
  id: string,
): Promise<Signed | undefined> {
  const row = await findOpen(db, id, defaultLanguage)
  return row && sign(secretKey, purpose, signedAs(id, row.restorations), previewHours * 60 * 60)
}

/** A version that is worked on, by what was signed of it; undefined where that was not signed, or has ended. */
export async function findPreviewed(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { id, ...signed }: Signed & { id: string },
  reader: Language,
) {
  const row = await findOpen(db, id, reader)
  return row && isSigned(keys, purpose, signedAs(id, row.restorations), signed) ? row : undefined
}

/** The publication of such a version, where it is of a kind. */
export async function previewedOf(
  services: Pick<Services, 'db' | 'keys'>,
  kind: PublicationKind,
  signed: Signed & { id: string },
): Promise<string | undefined> {
  const row = await findPreviewed(services, signed, defaultLanguage)
  return row?.kind === kind ? row.id : undefined
}
