import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { inject } from 'vitest'

/** The demo's account of a type. */
export function accountOf(userType: UserType): string {
  return demoAccounts.find((account) => account.userType === userType)!.username
}

/** An address nobody has used, so that no journey pays for the wrong passwords of another. */
export function freshAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}

export interface Session {
  token: string
  cookies: { name: string; value: string }[]
}

/** Signs a demo account in, as its own browser would, and gives the cookies of the session. */
export async function signIn(userType: UserType): Promise<Session> {
  const response = await fetch(`${inject('portal')}${apiPrefix}/web/user/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ account: accountOf(userType), password: demoPassword }),
  })
  const { data, message } = (await response.json()) as { data: { accessToken: string }; message: string }
  if (!response.ok) throw new Error(`${accountOf(userType)} could not sign in: ${message}`)
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1) }
  })
  return { token: data.accessToken, cookies }
}
