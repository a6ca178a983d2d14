import type { Call } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type {
  AccountState,
  AdminRole,
  UserType,
  VerificationState,
} from '@portal/protocol/kernel/user-types.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wireOf, type Wire } from './wire.ts'
import { clientAddress } from './client-address.ts'
import { noteReaders, type CountReader } from './noted-readers.ts'

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

/** Whoever makes a public call. */
export interface Asker {
  /** Null for a visitor. */
  signedIn: SignedIn | null
  language: Language
  /** Whom limits count for one: the address the request came from, as TRUST_PROXY says, or its IPv6 network. */
  address: string
  requestId: string
  wire: Wire
  /** Names the account that the call turns out to be about, for its audit line: of a login. */
  isAbout: (accountId: string | null) => void
  /** Counts who asks as a reader of the answer, and so everybody else for whom one page is made of it. */
  countAsReader: (count: CountReader) => void
}

/** Whoever makes a call that is for the signed-in alone. */
export interface Caller extends Asker, SignedIn {
  signedIn: SignedIn
}

/** Who an action serves, by who may make its call. */
export type CallerOf<C extends Call> = C['access'] extends Exclude<Call['access'], 'public'> ? Caller : Asker

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    signedIn: SignedIn | null
    /** The account a call is about, where nobody is signed in: of a login. */
    accountTried: string | null
  }
}

/** Who makes a call whose access was checked: of a call that is not public, somebody signed in. */
export function callerOf<C extends Call>(request: FastifyRequest, reply: FastifyReply): CallerOf<C> {
  const { language, signedIn, id: requestId } = request
  const address = clientAddress(request)
  const wire = wireOf(request, reply)
  const isAbout = (accountId: string | null) => {
    request.accountTried = accountId
  }
  const countAsReader = (count: CountReader) => {
    count(signedIn?.accountId ?? address)
    noteReaders(request, count)
  }
  return { ...signedIn, signedIn, language, address, requestId, wire, isAbout, countAsReader } as CallerOf<C>
}
