import { pictureWidths } from '@portal/protocol/files/schemas.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { ShownPicture } from '@portal/protocol/files/schemas.ts'
import { pictureSizes } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { isSigned, sign, type Signed } from '../kernel/signed-address.ts'

/** A signed address of a picture opens it for so long. */
const openSeconds = 15 * 60

const purpose = 'publication picture'

/** What an address of a picture carries beside its width. */
type Carried = (id: string) => Partial<Signed>

/** Addresses that are good while what is published has the picture. */
export const lasting: Carried = () => ({})

/** Addresses for whoever may read what is not published; they end after some minutes. */
export function signedBy(secretKey: string): Carried {
  return (id) => sign(secretKey, purpose, id, openSeconds)
}

export function isSignedPicture(secretKey: string, id: string, signed: Signed): boolean {
  return isSigned(secretKey, purpose, id, signed)
}

/** Pictures by their ids, each in the widths that pages show it in; what they show is said by who shows them. */
export async function shownPictures(
  db: Database,
  ids: readonly (string | null)[],
  carried: Carried,
): Promise<Map<string, Omit<ShownPicture, 'text'>>> {
  const sizes = await pictureSizes(
    db,
    ids.filter((id) => id !== null),
  )
  const shown = [...sizes].map(([id, { width: own, height }]) => {
    const query = carried(id)
    const fitting = pictureWidths.filter((_, at) => at === 0 || pictureWidths[at - 1]! < own)
    const sources = fitting.map((width) => ({
      width: Math.min(width, own),
      path: `${apiPrefix}/web/publication/picture/${id}?${new URLSearchParams({ width: `${width}`, ...query })}`,
    }))
    return [id, { sources, width: own, height }] as const
  })
  return new Map(shown)
}
