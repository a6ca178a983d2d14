import { codes } from '@portal/protocol/kernel/codes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallFailed } from '../app/ask.ts'
import { formCall } from '../app/forms/form-call.ts'
import { useForm } from '../app/forms/use-form.ts'
import { useCaptcha } from './use-captcha.ts'
import { useSignedIn } from './use-signed-in.ts'

const call = formCall('account', 'login')

/** Signing in by username, phone or e-mail and password; after failures with a captcha. */
export function usePasswordLogin() {
  const { t } = useTranslation('account')
  const signedIn = useSignedIn()
  const [isCaptchaDue, setCaptchaDue] = useState(false)
  const captcha = useCaptcha({ isNeeded: isCaptchaDue })

  function refused({ code, data }: CallFailed) {
    const wasTold = (data as { isCaptchaDue?: boolean } | null)?.isCaptchaDue
    if (isCaptchaDue) captcha.renew()
    else if (wasTold || code === codes.captchaRequired.code) setCaptchaDue(true)
    return undefined
  }

  const form = useForm({
    call,
    initial: { account: '', password: '' },
    others: ['captcha'],
    words: {
      account: { empty: () => t('login.missingAccount') },
      password: { empty: () => t('login.missingPassword') },
    },
    check: () => ({
      captcha: isCaptchaDue && !captcha.value.trim() ? () => t('login.missingCaptcha') : undefined,
    }),
    toBody: (body) => ({ ...body, ...(isCaptchaDue && { captcha: captcha.value }) }),
    refused,
    after: { done: ({ userInfo }) => signedIn(userInfo), keeps: true },
  })
  return { form, captcha: isCaptchaDue ? captcha : null }
}
