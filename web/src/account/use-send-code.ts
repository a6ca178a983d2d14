import type { emailPurposes, smsPurposes } from '@portal/protocol/account/code-calls.ts'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../app/page.ts'
import { CallFailed } from '../app/ask.ts'
import { useCountdown } from './use-countdown.ts'

/** What a code is sent for, and by which way. */
export type CodeWay =
  | { channel: 'sms'; purpose: (typeof smsPurposes)[number] }
  | { channel: 'email'; purpose: (typeof emailPurposes)[number] }

/** Sends codes to phones or e-mail addresses; counts the seconds until the next may be sent. */
export function useSendCode(way: CodeWay) {
  const { ask } = useApp()
  const [wait, startWait] = useCountdown()
  const sending = useMutation({
    mutationFn: ({ recipient, captcha }: { recipient: string; captcha: string }) =>
      way.channel === 'sms'
        ? ask('account', 'sendSms', { body: { phone: recipient, purpose: way.purpose, captcha } })
        : ask('account', 'sendEmailCode', { body: { email: recipient, purpose: way.purpose, captcha } }),
    onSuccess: ({ nextIn }) => startWait(nextIn),
    onError: (error) => {
      const told = error instanceof CallFailed ? (error.data as { retryAfter?: number } | null) : null
      if (told?.retryAfter) startWait(told.retryAfter)
    },
  })
  return { sending, wait }
}
