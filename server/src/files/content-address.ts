import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { keyedHash, sameBytes } from '../kernel/crypto.ts'

/** An address opens a file for so long. */
const openSeconds = 15 * 60

function signatureOf(secretKey: string, id: string, expires: string): Buffer {
  return keyedHash(secretKey, 'file', `${id}\0${expires}`)
}

/** The path that opens a file for whoever is given it, until it ends. */
export function signedAddress(secretKey: string, id: string): string {
  const expires = String(Math.floor(Date.now() / 1000) + openSeconds)
  const signature = signatureOf(secretKey, id, expires).toString('base64url')
  return `${apiPrefix}/common/file/${id}?${new URLSearchParams({ expires, signature })}`
}

/** Whether the portal signed this, and it has not ended. */
export function isSignedAddress(
  secretKey: string,
  id: string,
  { expires, signature }: { expires: string; signature: string },
): boolean {
  const given = Buffer.from(signature, 'base64url')
  return sameBytes(given, signatureOf(secretKey, id, expires)) && Number(expires) * 1000 > Date.now()
}

/** The lasting path of an avatar, which everybody may see. */
export function pictureAddress(id: string): string {
  return `${apiPrefix}/common/picture/${id}`
}
