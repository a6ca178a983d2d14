import { definePage, useApp } from '../../app/page.ts'
import type { AccountGiven } from '../account-values.ts'
import { LawyerDetails } from '../components/lawyer-details.tsx'
import { Registration } from '../components/registration.tsx'
import { lawyerFields, lawyerGiven, lawyerRenames, type LawyerValues } from '../lawyer-values.ts'
import { useOfficeId } from '../use-office-id.ts'

function RegisterLawyerPage() {
  const { ask } = useApp()
  const officeIdOf = useOfficeId()

  async function send(account: AccountGiven, values: LawyerValues) {
    const details = lawyerGiven(values, await officeIdOf(values.lawFirm))
    await ask('account', 'registerLawyer', { body: { ...account, ...details } })
  }

  return (
    <Registration<LawyerValues> kind="lawyer" fields={lawyerFields} renames={lawyerRenames} send={send}>
      {(step) => <LawyerDetails {...step} />}
    </Registration>
  )
}

export const { page } = definePage({ Component: RegisterLawyerPage })
