import { isEmail } from '@portal/protocol/account/rules/names.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPhone } from '../../app/forms/countries.ts'
import { problemsOf, type Problems } from '../../app/forms/failures.ts'
import type { Form, TextProps } from '../../app/forms/use-form.ts'
import { useFieldWords } from '../../app/forms/use-field-words.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useCaptcha } from '../use-captcha.ts'
import { useSendCode, type CodeWay } from '../use-send-code.ts'
import { CaptchaField } from './captcha-field.tsx'
import classes from './code-field.module.css'

interface Recipient {
  country?: string
  phone?: string
  email?: string
}

interface CodeFieldProps<Name extends string> {
  way: CodeWay
  form: Pick<Form<object>, 'problems' | 'mark'> & {
    values: Recipient
    text: (name: Name) => TextProps
  }
  name: Name
  label: string
}

const rules = { sms: 'phoneNumber', email: 'email' } as const

/** Where a code goes; null where what is typed is no phone or address. */
async function readRecipient(
  channel: CodeWay['channel'],
  { phone = '', country = '', email = '' }: Recipient,
) {
  if (channel === 'sms') return readPhone(phone, country)
  return isEmail(email.trim()) ? email.trim() : null
}

/** The captcha, and after it the code that it lets be sent to the form's phone or e-mail address. */
export function CodeField<Name extends string>({ way, form, name, label }: CodeFieldProps<Name>) {
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const fieldWords = useFieldWords()
  const captcha = useCaptcha()
  const { sending, wait } = useSendCode(way)
  const [problems, setProblems] = useState<Problems>({})
  const box = useRef<HTMLDivElement>(null)
  const recipientName = way.channel === 'sms' ? 'phone' : 'email'

  async function send() {
    const recipient = await readRecipient(way.channel, form.values)
    if (recipient === null) {
      form.mark({ ...form.problems, [recipientName]: fieldWords({ rule: rules[way.channel] }) })
      return
    }
    if (!captcha.value.trim()) {
      setProblems({ captcha: t('login.missingCaptcha') })
      box.current?.querySelector<HTMLElement>('[name="captcha"]')?.focus()
      return
    }
    setProblems({})
    try {
      await sending.mutateAsync({ recipient, captcha: captcha.value })
      box.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    } catch (error) {
      const found = problemsOf(error, ui('states.offline'), ['captcha', recipientName])
      const told = found[recipientName]
      if (told) form.mark({ ...form.problems, [recipientName]: told })
      setProblems(found)
    }
    captcha.renew()
  }

  return (
    <div className={classes.group} ref={box}>
      <CaptchaField captcha={captcha} error={problems['captcha']} />
      <div className={classes.row}>
        <TextInput
          {...form.text(name)}
          className={classes.code}
          label={label}
          placeholder={t('code.placeholder')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <Button
          variant="default"
          size="md"
          className={classes.send}
          onClick={() => void send()}
          isBusy={sending.isPending}
          disabled={wait > 0}
        >
          {wait > 0 ? t('code.wait', { seconds: wait }) : t(sending.data ? 'code.again' : 'code.send')}
        </Button>
      </div>
      <p className={classes.note} role="status" data-tone={problems['form'] ? 'error' : undefined}>
        {problems['form'] ??
          (sending.data && t('code.sent', { minutes: Math.floor(sending.data.expiresIn / 60) }))}
      </p>
    </div>
  )
}
