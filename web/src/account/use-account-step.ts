import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallFailed } from '../app/ask.ts'
import { useApp } from '../app/page.ts'
import { useLanguage } from '../ui/use-language.ts'
import {
  accountDraft,
  accountFields,
  accountGiven,
  accountRenames,
  brokenRules,
  noAccount,
  type AccountGiven,
  type AccountValues,
} from './account-values.ts'
import { likelyCountry, readPhone } from '../app/forms/countries.ts'
import { problemsOf } from '../app/forms/failures.ts'
import { useFieldWords } from '../app/forms/use-field-words.ts'
import { useForm } from '../app/forms/use-form.ts'

/** The account step: its form, and the check of what it has with the server before the next step. */
export function useAccountStep() {
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const language = useLanguage()
  const fieldWords = useFieldWords()
  const form = useForm<AccountValues>({ ...noAccount, country: likelyCountry(language) }, accountDraft)

  /** A code is looked at without being used up: it is used by the registration itself. */
  const checkCodes = useMutation({
    mutationFn: async ({ phone, smsCode, email, emailCode }: AccountGiven) => {
      const wrong: Record<string, string> = {}
      async function look(name: 'smsCode' | 'emailCode', call: () => Promise<null>) {
        await call().catch((error: unknown) => {
          if (!(error instanceof CallFailed) || error.code !== '792107') throw error
          wrong[name] = error.message
        })
      }
      await look('smsCode', () => ask('account', 'checkSmsCode', { body: { phone, code: smsCode } }))
      if (email && emailCode) {
        await look('emailCode', () => ask('account', 'checkEmailCode', { body: { email, code: emailCode } }))
      }
      return wrong
    },
  })

  /** Shows what the server has against the account. */
  function refuse(error: unknown) {
    return form.mark(
      problemsOf(error, ui('states.offline'), accountFields, { ...accountRenames, code: 'smsCode' }),
    )
  }

  /** The account as the calls take it, or null where something is wrong, which the form then shows. */
  async function check(): Promise<AccountGiven | null> {
    const { values } = form
    const number = await readPhone(values.phone, values.country)
    const broken = Object.entries(brokenRules(values)).map(
      ([name, rule]) => [name, fieldWords(rule)] as const,
    )
    const isRepeated = values.password === values.confirmation
    const isSound = form.mark({
      ...Object.fromEntries(broken),
      ...(number === null && { phone: fieldWords('phoneNumber') }),
      ...(!isRepeated && { confirmation: t('password.differs') }),
    })
    if (!isSound || number === null) return null
    const given = accountGiven(values, number, language)
    try {
      return form.mark(await checkCodes.mutateAsync(given)) ? given : null
    } catch (error) {
      refuse(error)
      return null
    }
  }

  return { form, check, refuse, isChecking: checkCodes.isPending }
}
