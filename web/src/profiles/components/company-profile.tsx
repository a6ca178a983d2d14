import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { Calls } from '@portal/protocol/calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { formatDate } from '../../ui/format.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { CompanyForm } from './company-form.tsx'
import { companyQuery } from '../queries.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import type { Fact } from '../verified-data.ts'
import { useRegisteredFacts } from '../use-registered-facts.tsx'
import { VerifiedProfile } from './verified-profile.tsx'

type CompanyData = OutputOf<Calls['profiles']['company']>['data']

function useCompanyFacts(): Fact<CompanyData>[] {
  const { t } = useTranslation('verified')
  const { registered, images } = useRegisteredFacts()
  const language = useLanguage()
  const industry = useEntryNames('INDUSTRY')
  const size = useEntryNames('COMPANY_SIZE')
  return [
    { label: t('details.name'), text: (data) => data.name },
    ...registered,
    { label: t('details.creditCode'), text: (data) => data.creditCode ?? '', isOfSome: true },
    { label: t('details.address'), text: (data) => data.address },
    { label: t('details.establishedOn'), text: (data) => formatDate(data.establishedOn, language) },
    { label: t('details.industry'), text: (data) => industry(data.industry) },
    { label: t('details.size'), text: (data) => size(data.size) },
    ...images,
  ]
}

/** A company's own profile. */
export function CompanyProfile() {
  const query = useQuery(companyQuery(useApp()))
  const facts = useCompanyFacts()
  const draftKey = 'profile'
  return (
    <QueryView query={query} skeleton={<Skeleton height={480} />}>
      {(profile) => (
        <VerifiedProfile profile={profile} facts={facts} draftKey={draftKey}>
          {(close) => <CompanyForm profile={profile} draftKey={draftKey} onClose={close} />}
        </VerifiedProfile>
      )}
    </QueryView>
  )
}
