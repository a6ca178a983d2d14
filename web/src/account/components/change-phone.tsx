import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { likelyCountry, readPhone } from '../../app/forms/countries.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PhoneField } from '../../app/forms/phone-field.tsx'
import { useFieldWords } from '../../app/forms/use-field-words.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { ownAccountQuery } from '../queries.ts'
import { useProblems } from '../use-problems.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './safety.module.css'

/** Changes the phone number, by the code sent to the new one. */
export function ChangePhone({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('safety')
  const { t: account } = useTranslation('account')
  const context = useApp()
  const queries = useQueryClient()
  const fieldWords = useFieldWords()
  const country: string = likelyCountry(useLanguage())
  const form = useForm({ country, phone: '', code: '', password: '' })
  const problemsOf = useProblems(['phone', 'code'], 'password')
  const { values, problems } = form

  const changing = useMutation({
    mutationFn: (body: { phone: string; code: string; password: string }) =>
      context.ask('account', 'changePhone', { body }),
    onSuccess: async () => {
      showToast(t('phone.done'))
      onClose()
      await queries.invalidateQueries(ownAccountQuery(context))
    },
    onError: (error) => form.mark(problemsOf(error)),
  })

  async function readNumber() {
    const number = await readPhone(values.phone, values.country)
    if (number === null) form.mark({ ...problems, phone: fieldWords('phoneNumber') })
    return number
  }

  async function submit() {
    const { code, password } = values
    const phone = await readPhone(values.phone, values.country)
    const isSound = form.mark({
      ...(phone === null && { phone: fieldWords('phoneNumber') }),
      ...(!code.trim() && { code: fieldWords('verificationCode') }),
      ...(!password && { password: account('login.missingPassword') }),
    })
    if (isSound && phone !== null) changing.mutate({ phone, code, password })
  }

  return (
    <Dialog title={t('phone.title')} onClose={onClose}>
      <p id="change-lead" className={classes.lead}>
        {t('phone.lead')}
      </p>
      <FormFrame form={form} labelledBy="change-lead" onSubmit={() => void submit()}>
        <PhoneField form={form} />
        <CodeField
          way={{ channel: 'sms', purpose: 'changePhone' }}
          label={account('code.sms')}
          field={form.text('code')}
          readRecipient={readNumber}
          onRefused={(message) => form.mark({ ...problems, phone: message })}
        />
        <PasswordField {...form.text('password')} label={t('yourPassword')} autoComplete="current-password" />
        <Button type="submit" size="md" loading={changing.isPending}>
          {t('phone.submit')}
        </Button>
      </FormFrame>
    </Dialog>
  )
}
