import { definePage } from '../../app/page.ts'
import { LawyerDetails } from '../components/lawyer-details.tsx'
import { Registration } from '../components/registration.tsx'

function RegisterLawyerPage() {
  return <Registration kind="lawyer">{(step) => <LawyerDetails {...step} />}</Registration>
}

export const { page } = definePage({ Component: RegisterLawyerPage })
