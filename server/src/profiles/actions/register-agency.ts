import type { registrationCalls } from '@portal/protocol/account/registration-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { checkFile, insertFile, withContent } from '../../files/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { practiceColumns } from '../practice-columns.ts'
import { refuseTaken } from '../refuse-taken.ts'
import { takeNumber } from '../registered.ts'
import { sealIdentity } from '../seal-identity.ts'
import { takeIdentity } from '../taken-identity.ts'
import { register, type Registered } from '../../account/door.ts'

type Given = GivenOf<typeof registrationCalls.registerAgency>['body']

async function addAgency(
  transaction: Database,
  { keys }: Services,
  accountId: string,
  { given, image }: { given: Given; image: string | null },
): Promise<void> {
  const { name, country, registrationNumber = null, legalPersonIdentity: identity } = given
  await takeNumber(transaction, accountId, { name, country, registrationNumber })
  await takeIdentity(transaction, keys, accountId, { table: 'agency', name, identity })
  await transaction
    .insertInto('agency')
    .values({
      account_id: accountId,
      name,
      country,
      registration_number: registrationNumber,
      license_image: image,
      responsible_person: given.responsiblePerson,
      ...sealIdentity(keys.current, identity),
      address: given.address,
      established_on: given.establishedOn,
      size: given.size,
      scope: given.scope || null,
      brief: given.brief || null,
      ...practiceColumns(given),
    })
    .execute()
    .catch(refuseTaken)
}

/** Registers an agency, abroad with the image of its certificate; the type chosen is the user type of its sessions. */
export async function registerAgency(
  services: Services,
  { body: given }: GivenOf<typeof registrationCalls.registerAgency>,
  asker: Asker,
): Promise<Registered> {
  const kind = { userType: given.type, hasIdentityConsent: given.identityConsent }
  if (!given.licenseImage) {
    const addDetails = (transaction: Database, accountId: string) =>
      addAgency(transaction, services, accountId, { given, image: null })
    return register(services, given, { ...kind, addDetails }, asker)
  }
  const certificate = await checkFile({ purpose: 'BUSINESS_LICENCE', file: given.licenseImage })
  return withContent(services, certificate, (image) => {
    const addDetails = async (transaction: Database, accountId: string) => {
      await insertFile(transaction, certificate, { id: image, ownerId: accountId, isUsed: true })
      await addAgency(transaction, services, accountId, { given, image })
    }
    return register(services, given, { ...kind, addDetails }, asker)
  })
}
