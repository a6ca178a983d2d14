import { definePage } from '../../app/page.ts'
import { AgencyDetails } from '../components/agency-details.tsx'
import { Registration } from '../components/registration.tsx'

function RegisterAgencyPage() {
  return <Registration kind="organization">{(step) => <AgencyDetails {...step} />}</Registration>
}

export const { page } = definePage({ Component: RegisterAgencyPage })
