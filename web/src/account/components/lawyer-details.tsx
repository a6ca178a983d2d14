import { useBrokenWords } from '../../app/forms/use-field-words.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { brokenRules, lawyerDraft, noLawyer, type LawyerValues } from '../lawyer-values.ts'
import { DetailsForm } from './details-form.tsx'
import { LawyerFields } from './lawyer-fields.tsx'
import type { DetailsStep } from './registration.tsx'

/** What a lawyer gives to be verified. */
export function LawyerDetails({ onSubmit, onBack, isBusy }: DetailsStep<LawyerValues>) {
  const brokenWords = useBrokenWords()
  const form = useForm(noLawyer, lawyerDraft)

  async function submit() {
    const isSound = form.mark(brokenWords(brokenRules(form.values)))
    if (isSound) form.mark(await onSubmit(form.values))
  }

  return (
    <DetailsForm form={form} onSubmit={() => void submit()} onBack={onBack} isBusy={isBusy}>
      <LawyerFields form={form} onConsent={(identityConsent) => form.change({ identityConsent })} />
    </DetailsForm>
  )
}
