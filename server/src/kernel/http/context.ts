import type { Language } from '@portal/protocol/kernel/languages.ts'
import type {
  AccountState,
  AdminRole,
  UserType,
  VerificationState,
} from '@portal/protocol/kernel/user-types.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Of an administrator's session: none asked for, to be set up first, its code to be given, or passed. */
export type SecondFactor = 'off' | 'enrol' | 'enter' | 'passed'

/** The signed-in account behind a request. */
export interface SignedIn {
  accountId: string
  userType: UserType
  username: string
  picture: string | null
  state: AccountState
  verification: VerificationState
  /** Of an administrator. */
  roles: AdminRole[]
  secondFactor: SecondFactor
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
