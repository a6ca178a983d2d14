import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { definePage, type AppContext } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { useViewer } from '../../app/viewer.ts'
import { AccountCard } from '../components/account-card.tsx'
import { AgencyProfile } from '../components/agency-profile.tsx'
import { CompanyProfile } from '../components/company-profile.tsx'
import { LawyerProfile } from '../components/lawyer-profile.tsx'
import { PersonProfile } from '../components/person-profile.tsx'
import { PreferencesCard } from '../components/preferences-card.tsx'
import { agencyQuery, companyQuery, lawyerQuery, personQuery, preferencesQuery } from '../queries.ts'
import { dictionaryQuery } from '../../reference/queries.ts'

interface TypeProfile {
  details: ReactNode
  load: (context: AppContext) => Promise<unknown>[]
}

const agency: TypeProfile = {
  details: <AgencyProfile />,
  load: (context) => [
    context.queries.prefetchQuery(agencyQuery(context)),
    context.queries.prefetchQuery(dictionaryQuery(context, 'COMPANY_SIZE')),
  ],
}

/** What each type says of itself; administrators say nothing. */
const profiles: Partial<Record<UserType, TypeProfile>> = {
  PERSON: {
    details: <PersonProfile />,
    load: (context) => [context.queries.prefetchQuery(personQuery(context))],
  },
  ENTERPRISE: {
    details: <CompanyProfile />,
    load: (context) => [
      context.queries.prefetchQuery(companyQuery(context)),
      context.queries.prefetchQuery(dictionaryQuery(context, 'INDUSTRY')),
      context.queries.prefetchQuery(dictionaryQuery(context, 'COMPANY_SIZE')),
    ],
  },
  LAWYER: {
    details: <LawyerProfile />,
    load: (context) => [
      context.queries.prefetchQuery(lawyerQuery(context)),
      context.queries.prefetchQuery(dictionaryQuery(context, 'SPECIALTY_AREA')),
      context.queries.prefetchQuery(dictionaryQuery(context, 'WORKING_LANGUAGE')),
      context.queries.prefetchQuery(dictionaryQuery(context, 'COUNTRY')),
    ],
  },
  LAW_OFFICE: agency,
  TRANSLATE: agency,
  OTHER: agency,
}

/** Who one is to the portal, and how one wants to be told. */
function ProfilePage() {
  const { t } = useTranslation('profile')
  const { t: screen } = useTranslation('screens')
  const viewer = useViewer()
  return (
    <UserCenter title={screen('usercenter/profile')} lead={t('lead')}>
      {viewer && <AccountCard viewer={viewer} />}
      {viewer && profiles[viewer.userType]?.details}
      <PreferencesCard />
    </UserCenter>
  )
}

export const { page } = definePage({
  load: ({ context }) => {
    const userType = context.viewer()?.userType
    const ofType = (userType && profiles[userType]?.load(context)) ?? []
    return Promise.all([...ofType, context.queries.prefetchQuery(preferencesQuery(context))])
  },
  Component: ProfilePage,
})
