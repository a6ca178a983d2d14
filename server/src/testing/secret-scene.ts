import type { AdminRole } from '@portal/protocol/kernel/user-types.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Reader } from '../messages/fixtures.ts'

/** What a reader is to find in no answer. */
export interface Hidden {
  texts: readonly string[]
  /** Those among them that the outbox of those who try the portal tells, for they stand in its e-mails. */
  mailed?: readonly string[]
  /** Documents of the scene are for the reader. */
  isGiven?: true
}

/** Where something stands that is hidden from some. */
export interface SecretScene {
  /** A text that lists find it by. */
  title: string
  /** Of all that has to do with it: what an address may name; itself first. */
  ids: readonly string[]
  strangers: Hidden
  /** From an administrator of a role who has nothing to do with it. */
  administrators(role: AdminRole): Hidden
  /** From whoever asks for help in it. */
  demander: Hidden
  /** From whoever is to help, where that is no administrator. */
  provider?: Hidden
}

export interface Sides {
  demander: Reader
  provider: Reader
}

/** Opens a scene of a feature; the exports of its `secret-scenes.ts`. */
export type OpenSecretScene = (portal: Portal, sides: Sides) => Promise<SecretScene>
