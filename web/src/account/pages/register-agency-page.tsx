import { agencyTypes } from '@portal/protocol/kernel/user-types.ts'
import { definePage, useApp } from '../../app/page.ts'
import type { AccountGiven } from '../account-values.ts'
import { agencyRenames } from '../agency-values.ts'
import { AgencyDetails, agencyFields, type AgencyGiven } from '../components/agency-details.tsx'
import { Registration } from '../components/registration.tsx'

/** What the call takes, of what the two steps have. */
function bodyOf(account: AccountGiven, details: AgencyGiven) {
  const { identityKind, identityNumber, type, ...rest } = details
  return {
    ...account,
    ...rest,
    type: agencyTypes.find((known) => known === type)!,
    legalPersonIdentity: { kind: identityKind, number: identityNumber },
  }
}

function RegisterAgencyPage() {
  const { ask } = useApp()
  return (
    <Registration<AgencyGiven>
      kind="organization"
      fields={agencyFields}
      renames={agencyRenames}
      send={(account, details) => ask('account', 'registerAgency', { body: bodyOf(account, details) })}
    >
      {(step) => <AgencyDetails {...step} />}
    </Registration>
  )
}

export const { page } = definePage({ Component: RegisterAgencyPage })
