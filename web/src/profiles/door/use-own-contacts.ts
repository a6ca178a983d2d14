import { agencyTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/page.ts'
import { useApp } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { agencyQuery, companyQuery, introductionQuery, lawyerQuery, personQuery } from '../queries.ts'

export interface OwnContacts {
  name: string
  company: string
  phone: string
  email: string
}

const isAgency = (userType: UserType | undefined) => agencyTypes.some((type) => type === userType)

/** Asks for what a form about the reader begins with. */
export async function loadOwnContacts(context: AppContext): Promise<void> {
  const userType = context.viewer()?.userType
  const { queries } = context
  if (userType === 'PERSON') await queries.prefetchQuery(personQuery(context))
  if (userType === 'ENTERPRISE') await queries.prefetchQuery(companyQuery(context))
  if (userType === 'LAWYER') await queries.prefetchQuery(lawyerQuery(context))
  if (isAgency(userType)) {
    await Promise.all([
      queries.prefetchQuery(agencyQuery(context)),
      queries.prefetchQuery(introductionQuery(context)),
    ])
  }
}

/** What the reader's profile says of how they are reached; null while it comes. */
export function useOwnContacts(): OwnContacts | null {
  const context = useApp()
  const userType = useViewer()?.userType
  const person = useQuery({ ...personQuery(context), enabled: userType === 'PERSON' })
  const company = useQuery({ ...companyQuery(context), enabled: userType === 'ENTERPRISE' })
  const lawyer = useQuery({ ...lawyerQuery(context), enabled: userType === 'LAWYER' })
  const agency = useQuery({ ...agencyQuery(context), enabled: isAgency(userType) })
  const shown = useQuery({ ...introductionQuery(context), enabled: isAgency(userType) })
  if ([person, company, lawyer, agency, shown].some(({ isLoading }) => isLoading)) return null
  return {
    name: person.data?.fullName ?? lawyer.data?.data.name ?? '',
    company:
      person.data?.company ??
      company.data?.data.name ??
      lawyer.data?.data.lawFirm.name ??
      agency.data?.data.name ??
      '',
    phone: shown.data?.contactPhone ?? '',
    email: shown.data?.contactEmail ?? '',
  }
}
