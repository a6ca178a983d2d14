import { definePage } from '../../app/page.ts'
import { CompanyDetails } from '../components/company-details.tsx'
import { Registration } from '../components/registration.tsx'

function RegisterCompanyPage() {
  return <Registration kind="enterprise">{(step) => <CompanyDetails {...step} />}</Registration>
}

export const { page } = definePage({ Component: RegisterCompanyPage })
