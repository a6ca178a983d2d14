import { everyKey, keyedHash, sameBytes, type SecretKeys } from './crypto.ts'

/** What an address carries that the portal signed. */
export interface Signed {
  /** Seconds since 1970. */
  expires: string
  signature: string
}

function signatureOf(secretKey: string, purpose: string, id: string, expires: string): Buffer {
  return keyedHash(secretKey, purpose, `${id}\0${expires}`)
}

/** Signs an address for whoever is given it, until it ends; `purpose` keeps uses apart. */
export function sign(secretKey: string, purpose: string, id: string, seconds: number): Signed {
  const expires = String(Math.floor(Date.now() / 1000) + seconds)
  return { expires, signature: signatureOf(secretKey, purpose, id, expires).toString('base64url') }
}

/** Whether the portal, or another with a key that this one knows, signed this, and it has not ended. */
export function isSigned(
  keys: SecretKeys,
  purpose: string,
  id: string,
  { expires, signature }: Signed,
): boolean {
  const given = Buffer.from(signature, 'base64url')
  const isOurs = everyKey(keys).some((key) => sameBytes(given, signatureOf(key, purpose, id, expires)))
  return isOurs && Number(expires) * 1000 > Date.now()
}
