import { seal, unseal, type SecretKeys } from '../kernel/crypto.ts'
import type { ProfileKind } from './kinds/kind.ts'

/** What a submission's changed facts are sealed for. */
export const sealedFor = 'submission'

/** Changed facts as they wait; they hold identity numbers. */
export function sealFacts(secretKey: string, facts: object): Buffer {
  return seal(secretKey, sealedFor, JSON.stringify(facts))
}

export function openFacts<Facts, Extras, Data>(
  kind: ProfileKind<Facts, Extras, Data>,
  keys: SecretKeys,
  sealed: Uint8Array,
): Facts {
  return kind.facts.parse(JSON.parse(unseal(keys, sealedFor, sealed)))
}
