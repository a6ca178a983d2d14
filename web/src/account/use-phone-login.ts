import { checkPhone, likelyCountry, readPhone } from '../app/forms/countries.ts'
import { formCall } from '../app/forms/form-call.ts'
import { useForm } from '../app/forms/use-form.ts'
import { useLanguage } from '../ui/use-language.ts'
import { useSignedIn } from './use-signed-in.ts'

const call = formCall('account', 'phoneLogin')

/** Signing in by a phone and the code sent to it. */
export function usePhoneLogin() {
  const signedIn = useSignedIn()
  const country: string = likelyCountry(useLanguage())
  return useForm({
    call,
    initial: { country, phone: '', code: '' },
    check: checkPhone,
    toBody: async (body, { phone, country: of }) => ({ ...body, phone: await readPhone(phone, of) }),
    after: { done: ({ userInfo }) => signedIn(userInfo), keeps: true },
  })
}
