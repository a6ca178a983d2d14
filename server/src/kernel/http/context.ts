import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { AccountState, UserType } from '@portal/protocol/kernel/user-types.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The signed-in account behind a request. */
export interface SignedIn {
  accountId: string
  userType: UserType
  username: string
  picture: string | null
  state: AccountState
  /** Hash of the token the request came with. */
  tokenHash: Buffer
}

/** What an action knows of the request it serves. */
export interface CallContext {
  language: Language
  /** Null for a visitor. */
  signedIn: SignedIn | null
  /** Address the request came from, as TRUST_PROXY says. */
  address: string
  requestId: string
  request: FastifyRequest
  reply: FastifyReply
}

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    signedIn: SignedIn | null
    /** The account a call is about, where nobody is signed in: of a login. */
    accountTried: string | null
  }
}
