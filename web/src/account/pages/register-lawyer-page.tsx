import { definePage, useApp } from '../../app/page.ts'
import { LawyerDetails } from '../components/lawyer-details.tsx'
import { Registration } from '../components/registration.tsx'
import type { AccountGiven } from '../account-values.ts'
import { lawyerBody, lawyerFields, lawyerRenames, type LawyerValues } from '../lawyer-values.ts'
import { lawOfficesQuery } from '../queries.ts'

function RegisterLawyerPage() {
  const context = useApp()

  async function send(account: AccountGiven, values: LawyerValues) {
    const firm = values.lawFirm.trim()
    const offices = await context.queries.fetchQuery(lawOfficesQuery(context, firm))
    const office = offices.find(({ name }) => name === firm)
    await context.ask('account', 'registerLawyer', { body: lawyerBody(account, values, office?.id) })
  }

  return (
    <Registration<LawyerValues> kind="lawyer" fields={lawyerFields} renames={lawyerRenames} send={send}>
      {(step) => <LawyerDetails {...step} />}
    </Registration>
  )
}

export const { page } = definePage({ Component: RegisterLawyerPage })
