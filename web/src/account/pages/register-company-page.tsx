import { definePage, useApp } from '../../app/page.ts'
import { companyFields } from '../company-values.ts'
import { CompanyDetails, type CompanyGiven } from '../components/company-details.tsx'
import { Registration } from '../components/registration.tsx'

function RegisterCompanyPage() {
  const { ask } = useApp()
  return (
    <Registration<CompanyGiven>
      kind="enterprise"
      fields={companyFields}
      send={(account, details) => ask('account', 'registerCompany', { body: { ...account, ...details } })}
    >
      {(step) => <CompanyDetails {...step} />}
    </Registration>
  )
}

export const { page } = definePage({ Component: RegisterCompanyPage })
