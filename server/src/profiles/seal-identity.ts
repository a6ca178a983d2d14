import type { Identity, IdentityKind } from '@portal/protocol/account/rules/identity.ts'
import { everyKey, keyedHash, seal, unseal, unsealOrNull, type SecretKeys } from '../kernel/crypto.ts'

const purpose = 'identity'

/** By which a second use of an identity is found, while its number stays unknown. */
function identityHash(secretKey: string, { kind, number }: Identity): Buffer {
  return keyedHash(secretKey, purpose, `${kind}:${number}`)
}

/** The same under every key: which of them a row is under, nobody knows while the key is changed. */
export function identityHashes(keys: SecretKeys, identity: Identity): Buffer[] {
  return everyKey(keys).map((key) => identityHash(key, identity))
}

/** How an identity number is kept: sealed, with its keyed hash. */
export function sealIdentity(secretKey: string, identity: Identity) {
  return {
    identity_kind: identity.kind,
    identity_sealed: seal(secretKey, purpose, identity.number),
    identity_hash: identityHash(secretKey, identity),
  }
}

/** An identity as a row keeps it. */
export interface SealedIdentity {
  identity_kind: IdentityKind
  identity_sealed: Uint8Array
}

/** The identity that a row keeps, for its owner and for who verifies it. */
export function openIdentity(keys: SecretKeys, row: SealedIdentity): Identity {
  return { kind: row.identity_kind, number: unseal(keys, purpose, row.identity_sealed) }
}

/** The same; null when no key opens it. */
export function tryIdentity(keys: SecretKeys, row: SealedIdentity): Identity | null {
  const number = unsealOrNull(keys, purpose, row.identity_sealed)
  return number === null ? null : { kind: row.identity_kind, number }
}
