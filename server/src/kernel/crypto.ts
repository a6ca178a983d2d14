import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/** A secret nobody can guess: 256 random bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A code of six digits, each as likely as another. */
export function randomDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is stored in a random token's stead. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Hash of a short or guessable value under the portal's secret key; `purpose` keeps uses apart. */
export function keyedHash(secretKey: string, purpose: string, value: string): Buffer {
  return createHmac('sha256', secretKey).update(`${purpose}\0${value}`).digest()
}

/** Compares without telling by its time where the first difference is. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The portal's secret keys. What is new is sealed and hashed with the current one; what is looked for may be under any. */
export interface SecretKeys {
  current: string
  /** What is old may be under it, and what a portal that still has it makes. */
  previous: string | null
  /** Where the key is about to be changed: another portal may seal with it already. */
  next: string | null
}

/** By key and purpose, of which there are few: deriving takes longer than sealing. */
function derivedOnce<Derived>(derive: (secretKey: string, purpose: string) => Derived) {
  const derived = new Map<string, Derived>()
  return (secretKey: string, purpose: string): Derived => {
    const name = `${secretKey}\0${purpose}`
    const held = derived.get(name) ?? derive(secretKey, purpose)
    derived.set(name, held)
    return held
  }
}

/** Bytes of a sealed text before the text: the key's mark, the nonce, the tag of AES-256-GCM. */
const markBytes = 4
const nonceBytes = 12
const tagBytes = 16

const markFor = derivedOnce((secretKey, purpose) => keyedHash(secretKey, purpose, '').subarray(0, markBytes))

/** The first bytes of what a key has sealed: tells which key it was, and nothing of the key. */
export function markOf(secretKey: string): Buffer {
  return markFor(secretKey, 'mark')
}

const cipherKey = derivedOnce((secretKey, purpose) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, 'portal', purpose, 32))),
)

/** Encrypts a text so that only the portal's key opens it, and only for the same purpose. */
export function seal(secretKey: string, purpose: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(secretKey, purpose), nonce)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([markOf(secretKey), nonce, cipher.getAuthTag(), content])
}

export function isSealedWith(secretKey: string, sealed: Uint8Array): boolean {
  return sameBytes(markOf(secretKey), sealed.subarray(0, markBytes))
}

/** The keys that there are, the present one first. */
export function everyKey({ current, previous, next }: SecretKeys): string[] {
  return [current, previous, next].filter((key) => key !== null)
}

/** The key of them that something was sealed with; null where it was another. */
function keyOf(keys: SecretKeys, sealed: Uint8Array): string | null {
  return everyKey(keys).find((key) => isSealedWith(key, sealed)) ?? null
}

/** Whether one of the keys opens it. */
export function isReadable(keys: SecretKeys, sealed: Uint8Array): boolean {
  return keyOf(keys, sealed) !== null
}

/** The text that `seal` made with one of the keys; null when it was made with another. */
export function unsealOrNull(keys: SecretKeys, purpose: string, sealed: Uint8Array): string | null {
  return isReadable(keys, sealed) ? unseal(keys, purpose, sealed) : null
}

/**
 * Decrypts what `seal` made with one of the keys.
 *
 * @throws Error when none of them opens it, or it was changed
 */
export function unseal(keys: SecretKeys, purpose: string, sealed: Uint8Array): string {
  const key = keyOf(keys, sealed)
  if (key === null) throw new Error(`sealed with another key: ${purpose}`)
  const nonce = sealed.subarray(markBytes, markBytes + nonceBytes)
  const tag = sealed.subarray(markBytes + nonceBytes, markBytes + nonceBytes + tagBytes)
  const cipher = createDecipheriv('aes-256-gcm', cipherKey(key, purpose), nonce)
  cipher.setAuthTag(tag)
  const content = sealed.subarray(markBytes + nonceBytes + tagBytes)
  return Buffer.concat([cipher.update(content), cipher.final()]).toString('utf8')
}
