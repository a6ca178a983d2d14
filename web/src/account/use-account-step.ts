import { codes } from '@portal/protocol/kernel/codes.ts'
import { CallFailed } from '../app/ask.ts'
import { checkPhone, likelyCountry, readPhone } from '../app/forms/countries.ts'
import { formCall } from '../app/forms/form-call.ts'
import { useForm, type Form } from '../app/forms/use-form.ts'
import { useApp } from '../app/page.ts'
import { useLanguage } from '../ui/use-language.ts'
import {
  accountDraft,
  accountGiven,
  checkAccount,
  leftOutOfAccount,
  noAccount,
  type AccountGiven,
  type AccountValues,
} from './account-values.ts'
import { useRepeated } from './use-repeated.ts'

const call = formCall('account', 'registerPerson')

/**
 * The account step: its form, and the check of what it has with the server before the next step.
 *
 * @param goOn takes the account as the calls take it; what it throws is shown in the form
 */
export function useAccountStep(goOn: (given: AccountGiven) => unknown): Form<AccountValues> {
  const { ask } = useApp()
  const language = useLanguage()
  const checkRepeated = useRepeated()

  /** A code is looked at without being used up: it is used by the registration itself. */
  async function checkCodes({ phone, smsCode, email, emailCode }: AccountGiven) {
    const fields: { field: string; message: string }[] = []
    async function look(field: 'smsCode' | 'emailCode', made: Promise<null>) {
      await made.catch((error: unknown) => {
        if (!(error instanceof CallFailed) || error.code !== codes.verificationCodeWrong.code) throw error
        fields.push({ field, message: error.message })
      })
    }
    await look('smsCode', ask('account', 'checkSmsCode', { body: { phone, code: smsCode } }))
    if (email && emailCode)
      await look('emailCode', ask('account', 'checkEmailCode', { body: { email, code: emailCode } }))
    if (fields.length > 0) throw new CallFailed(codes.invalid.code, '', { fields })
  }

  const initial: AccountValues = { ...noAccount, country: likelyCountry(language) }
  return useForm({
    call,
    initial,
    draft: accountDraft,
    leftOut: leftOutOfAccount,
    check: async (values) => ({
      ...checkAccount(values),
      ...(await checkPhone(values)),
      ...checkRepeated(values),
    }),
    send: async (values) => {
      const phone = await readPhone(values.phone, values.country)
      const given = accountGiven(values, phone!, language)
      await checkCodes(given)
      await goOn(given)
      return null
    },
    after: { keeps: true },
  })
}
