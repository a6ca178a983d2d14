import { isSigned, sign, type Signed } from '../kernel/signed-address.ts'
import type { Services } from '../kernel/services.ts'

interface Signing extends Pick<Services, 'secretKey'> {
  config: Pick<Services['config'], 'publicUrl'>
}

const day = 24 * 3600
/** Mails are kept: whoever opens an old one can still end what it came from. */
const daysToEnd = 365

const purposes = { end: 'alert end', confirm: 'alert address' } as const

/** Path of the page that ends an alert; mail programs post to it. */
export const endPath = '/alerts/end'

function addressOf({ config }: Signing, path: string, named: Record<string, string>, signed: Signed): string {
  return `${config.publicUrl}${path}?${new URLSearchParams({ ...named, ...signed })}`
}

/** The address that ends an alert, for whoever has it. */
export function endAddress(signing: Signing, id: string): string {
  return addressOf(signing, endPath, { id }, sign(signing.secretKey, purposes.end, id, daysToEnd * day))
}

export function isEndSigned({ keys }: Pick<Services, 'keys'>, id: string, signed: Signed): boolean {
  return isSigned(keys, purposes.end, id, signed)
}

/** What a link confirms: an account's address. */
interface Confirmed {
  accountId: string
  /** What the account's links rest on. */
  confirmation: string
  email: string
}

const confirmed = ({ accountId, confirmation, email }: Confirmed) => `${accountId}\0${confirmation}\0${email}`

/** The address by which an e-mail address is confirmed for alerts, good for so many days. */
export function confirmAddress(signing: Signing, { days, ...given }: Confirmed & { days: number }): string {
  const signed = sign(signing.secretKey, purposes.confirm, confirmed(given), days * day)
  return addressOf(signing, '/alerts/confirm', { account: given.accountId }, signed)
}

export function isConfirmSigned({ keys }: Pick<Services, 'keys'>, given: Confirmed, signed: Signed): boolean {
  return isSigned(keys, purposes.confirm, confirmed(given), signed)
}
