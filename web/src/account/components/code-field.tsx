import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemsOf, type Problems } from '../../app/forms/failures.ts'
import { useCaptcha } from '../use-captcha.ts'
import { useSendCode, type CodeWay } from '../use-send-code.ts'
import { CaptchaField } from './captcha-field.tsx'
import classes from './code-field.module.css'

interface CodeFieldProps {
  way: CodeWay
  label: string
  /** What an input takes. */
  field: {
    name: string
    value: string
    error: string | undefined
    onChange: (event: { currentTarget: { value: string } }) => void
  }
  /** Where the code goes; null where what was given is no phone or address, which the caller then says. */
  readRecipient: () => Promise<string | null>
  /** Takes what the server says against the recipient. */
  onRefused: (message: string) => void
}

/** The captcha, and after it the code that it lets be sent. */
export function CodeField({ way, label, field, readRecipient, onRefused }: CodeFieldProps) {
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const captcha = useCaptcha()
  const { sending, wait } = useSendCode(way)
  const [problems, setProblems] = useState<Problems>({})
  const box = useRef<HTMLDivElement>(null)
  const recipientName = way.channel === 'sms' ? 'phone' : 'email'

  async function send() {
    const recipient = await readRecipient()
    if (recipient === null) return
    if (!captcha.value.trim()) {
      setProblems({ captcha: t('login.missingCaptcha') })
      box.current?.querySelector<HTMLElement>('[name="captcha"]')?.focus()
      return
    }
    setProblems({})
    try {
      await sending.mutateAsync({ recipient, captcha: captcha.value })
      box.current?.querySelector<HTMLElement>(`[name="${field.name}"]`)?.focus()
    } catch (error) {
      const found = problemsOf(error, ui('states.offline'), ['captcha', recipientName])
      if (found[recipientName]) onRefused(found[recipientName])
      setProblems(found)
    }
    captcha.renew()
  }

  return (
    <div className={classes.group} ref={box}>
      <CaptchaField captcha={captcha} error={problems['captcha']} />
      <div className={classes.row}>
        <TextInput
          {...field}
          className={classes.code}
          label={label}
          placeholder={t('code.placeholder')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          size="md"
        />
        <Button
          type="button"
          variant="default"
          size="md"
          className={classes.send}
          onClick={() => void send()}
          loading={sending.isPending}
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
