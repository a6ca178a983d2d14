import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { likelyCountry, readPhone } from '../../app/forms/countries.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PhoneField } from '../../app/forms/phone-field.tsx'
import { useFieldWords } from '../../app/forms/use-field-words.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { writeViewer } from '../../app/viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { useProblems } from '../use-problems.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './safety.module.css'

interface CancelAccountProps {
  username: string
  /** The account's phone, masked. */
  phone: string | null
  onClose: () => void
}

/** Cancels the account for good: by password, the code on its phone, and its name typed. */
export function CancelAccount({ username, phone, onClose }: CancelAccountProps) {
  const { t } = useTranslation('safety')
  const { t: account } = useTranslation('account')
  const { cancel } = useCatalogue('safety')
  const { ask, queries } = useApp()
  const navigate = useNavigate()
  const fieldWords = useFieldWords()
  const country: string = likelyCountry(useLanguage())
  const form = useForm({ country, phone: '', code: '', password: '', confirmation: '' })
  const problemsOf = useProblems(['phone', 'code'], 'password')
  const { values, problems } = form

  const cancelling = useMutation({
    mutationFn: (body: { password: string; code: string }) => ask('account', 'cancelAccount', { body }),
    onSuccess: async () => {
      writeViewer(queries, null)
      showToast(t('cancel.done'))
      await navigate('/home')
    },
    onError: (error) => form.mark(problemsOf(error)),
  })

  async function readNumber() {
    const number = await readPhone(values.phone, values.country)
    if (number === null) form.mark({ ...problems, phone: fieldWords('phoneNumber') })
    return number
  }

  function submit() {
    const { code, password, confirmation } = values
    const isSound = form.mark({
      ...(!code.trim() && { code: fieldWords('verificationCode') }),
      ...(!password && { password: account('login.missingPassword') }),
      ...(confirmation.trim() !== username && { confirmation: t('cancel.confirmWrong') }),
    })
    if (isSound) cancelling.mutate({ code, password })
  }

  return (
    <Dialog title={t('cancel.title')} onClose={onClose}>
      <div className={classes.lead}>
        <p id="change-lead">{t('cancel.explain')}</p>
        <ul className={classes.points}>
          {cancel.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{t('cancel.takeAlong')}</p>
      </div>
      <FormFrame form={form} labelledBy="change-lead" onSubmit={submit}>
        <p>{t('cancel.phone', { phone: phone ?? t('signIn.none') })}</p>
        <PhoneField form={form} />
        <CodeField
          way={{ channel: 'sms', purpose: 'cancelAccount' }}
          label={account('code.sms')}
          field={form.text('code')}
          readRecipient={readNumber}
          onRefused={(message) => form.mark({ ...problems, phone: message })}
        />
        <PasswordField {...form.text('password')} label={t('yourPassword')} autoComplete="current-password" />
        <TextInput
          {...form.text('confirmation')}
          label={t('cancel.confirm', { username })}
          autoComplete="off"
          maxLength={40}
          size="md"
        />
        <Button type="submit" size="md" color="seal" loading={cancelling.isPending}>
          {t('cancel.submit')}
        </Button>
      </FormFrame>
    </Dialog>
  )
}
