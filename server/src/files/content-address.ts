import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { SecretKeys } from '../kernel/crypto.ts'
import { isSigned, sign, type Signed } from '../kernel/signed-address.ts'

/** An address opens a file for so long. */
const openSeconds = 15 * 60

/** The path that opens a file for whoever is given it, until it ends. */
export function signedAddress(secretKey: string, id: string): string {
  const signed = sign(secretKey, 'file', id, openSeconds)
  return `${apiPrefix}/common/file/${id}?${new URLSearchParams({ ...signed })}`
}

/** Whether the portal signed this, and it has not ended. */
export function isSignedAddress(keys: SecretKeys, id: string, signed: Signed): boolean {
  return isSigned(keys, 'file', id, signed)
}

/** The lasting path of an avatar, which everybody may see. */
export function pictureAddress(id: string): string {
  return `${apiPrefix}/common/picture/${id}`
}
