import { pictureWidths, type ShownPicture } from '@portal/protocol/files/schemas.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { Database } from '../kernel/database/store.ts'
import type { SecretKeys } from '../kernel/crypto.ts'
import { isSigned, sign, type Signed } from '../kernel/signed-address.ts'
import { pictureSizes } from './picture.ts'

/** A signed address of a picture opens it for so long. */
const openSeconds = 15 * 60

/** What an address says of its signature, which may be nothing. */
type Unsigned = { [Part in keyof Signed]?: Signed[Part] | undefined }

/** What an address of a picture carries beside its width. */
export type Carried = (id: string) => Partial<Signed>

/** Pictures by their ids, each in the widths that pages show it in; what they show is said by who shows them. */
export type Pictures = Map<string, Omit<ShownPicture, 'text'>>

/** How a feature hands out the pictures of what it shows. */
export interface PictureAddresses {
  /** Addresses that are good while what everybody reads has the picture. */
  lasting: Carried
  /** Addresses for whoever may see what is not shown; they end after some minutes. */
  signedBy: (secretKey: string) => Carried
  isSigned: (keys: SecretKeys, id: string, signed: Unsigned) => boolean
  shown: (db: Database, ids: readonly (string | null)[], carried: Carried) => Promise<Pictures>
}

/**
 * @param purpose names the signed addresses of the feature's pictures, so that none opens another's
 * @param call the path of its call that answers a picture, without the id
 */
export function pictureAddresses(purpose: string, call: string): PictureAddresses {
  return {
    lasting: () => ({}),
    signedBy: (secretKey) => (id) => sign(secretKey, purpose, id, openSeconds),
    isSigned: (keys, id, { expires, signature }) =>
      expires !== undefined && signature !== undefined && isSigned(keys, purpose, id, { expires, signature }),
    shown: async (db, ids, carried) => {
      const sizes = await pictureSizes(
        db,
        ids.filter((id) => id !== null),
      )
      const shown = [...sizes].map(([id, { width: own, height }]) => {
        const query = carried(id)
        const fitting = pictureWidths.filter((_, at) => at === 0 || pictureWidths[at - 1]! < own)
        const sources = fitting.map((width) => ({
          width: Math.min(width, own),
          path: `${apiPrefix}${call}/${id}?${new URLSearchParams({ width: `${width}`, ...query })}`,
        }))
        return [id, { sources, width: own, height }] as const
      })
      return new Map(shown)
    },
  }
}
