import type { Draft } from '../../app/forms/draft.ts'
import { formCall } from '../../app/forms/form-call.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { LawyerFields } from '../../profiles/door/lawyer-fields.tsx'
import {
  checkLawyer,
  keptOfLawyer,
  leftOutOfLawyer,
  noLawyer,
  withOffice,
  type LawyerValues,
} from '../../profiles/door/lawyer-values.ts'
import { useOfficeId } from '../../profiles/door/use-office-id.ts'
import { detailsDraftKey } from '../registration-kinds.ts'
import { DetailsForm } from './details-form.tsx'
import type { DetailsStep } from './registration.tsx'

const call = formCall('account', 'registerLawyer')

const draft: Draft<LawyerValues> = { key: detailsDraftKey('lawyer'), kept: keptOfLawyer }

/** What a lawyer gives to be verified. */
export function LawyerDetails({ account, onBack, ...step }: DetailsStep) {
  const officeIdOf = useOfficeId()
  const form = useForm({
    call,
    initial: noLawyer,
    draft,
    check: checkLawyer,
    leftOut: leftOutOfLawyer,
    toBody: async (body, values) => ({
      ...account,
      ...withOffice(body, await officeIdOf(values['lawFirm.name'])),
    }),
    ...step,
  })

  return (
    <DetailsForm form={form} onBack={onBack}>
      <LawyerFields form={form} />
    </DetailsForm>
  )
}
