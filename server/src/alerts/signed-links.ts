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

export function isEndSigned({ secretKey }: Pick<Services, 'secretKey'>, id: string, signed: Signed): boolean {
  return isSigned(secretKey, purposes.end, id, signed)
}

const confirmed = (accountId: string, email: string) => `${accountId}\0${email}`

/** The address by which an e-mail address is confirmed for alerts, good for so many days. */
export function confirmAddress(
  signing: Signing,
  { accountId, email, days }: { accountId: string; email: string; days: number },
): string {
  const signed = sign(signing.secretKey, purposes.confirm, confirmed(accountId, email), days * day)
  return addressOf(signing, '/alerts/confirm', { account: accountId }, signed)
}

export function isConfirmSigned(
  { secretKey }: Pick<Services, 'secretKey'>,
  { accountId, email }: { accountId: string; email: string },
  signed: Signed,
): boolean {
  return isSigned(secretKey, purposes.confirm, confirmed(accountId, email), signed)
}
