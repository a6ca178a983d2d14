import { seal, unseal, type SecretKeys } from '../kernel/crypto.ts'

/** What a submission's change is sealed for. */
export const sealedFor = 'submission'

/** A change as it waits; it may hold identity numbers. */
export function sealChange(secretKey: string, change: object): Buffer {
  return seal(secretKey, sealedFor, JSON.stringify(change))
}

/** A change as it was given; who gave it knows its shape. */
export function openChange(keys: SecretKeys, sealed: Uint8Array): unknown {
  return JSON.parse(unseal(keys, sealedFor, sealed))
}
