import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { CallFailed } from '../../app/ask.ts'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { writeViewer } from '../../app/viewer.ts'
import { Link } from '../../ui/link.tsx'
import { CaptchaField } from '../components/captcha-field.tsx'
import { DemoAccounts } from '../components/demo-accounts.tsx'
import { returnPath } from '../return-path.ts'
import classes from './login-page.module.css'

type Field = 'account' | 'password' | 'captcha'
type Problems = Partial<Record<Field | 'form', string>>

/** Where a refusal belongs: below a field, or above the form. */
function problemsOf(error: Error, offline: string): Problems {
  if (!(error instanceof CallFailed) || error.code === null) return { form: offline }
  if (error.code === '792106' || error.code === '792108') return { captcha: error.message }
  if (error.code === '793000') {
    return Object.fromEntries(error.fields.map(({ field, message }) => [field, message]))
  }
  return { form: error.message }
}

function LoginPage() {
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const { ask, queries, settings } = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [values, setValues] = useState({ account: '', password: '', captcha: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [isCaptchaDue, setCaptchaDue] = useState(false)
  const [captchaRound, setCaptchaRound] = useState(0)
  const target = search.get('to')
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const isMarked = Object.keys(problems).length > 0
    if (isMarked) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  const logIn = useMutation({
    mutationFn: () =>
      ask('account', 'login', {
        body: {
          account: values.account,
          password: values.password,
          ...(isCaptchaDue && { captcha: values.captcha }),
        },
      }),
    onSuccess: async ({ userInfo }) => {
      writeViewer(queries, userInfo)
      await navigate(returnPath(target), { replace: true })
    },
    onError: (error) => {
      setProblems(problemsOf(error, ui('states.offline')))
      const failure = error instanceof CallFailed ? error : null
      const wasTold = (failure?.data as { isCaptchaDue?: boolean } | null)?.isCaptchaDue
      if (wasTold || failure?.code === '792108' || isCaptchaDue) {
        setCaptchaDue(true)
        setCaptchaRound((round) => round + 1)
        setValues((current) => ({ ...current, captcha: '' }))
      }
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const missing: Problems = {
      ...(!values.account.trim() && { account: t('login.missingAccount') }),
      ...(!values.password && { password: t('login.missingPassword') }),
      ...(isCaptchaDue && !values.captcha.trim() && { captcha: t('login.missingCaptcha') }),
    }
    setProblems(missing)
    if (Object.keys(missing).length === 0) logIn.mutate()
  }

  function field(name: Field) {
    return {
      name,
      value: values[name],
      error: problems[name],
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget
        setValues((current) => ({ ...current, [name]: value }))
      },
    }
  }

  return (
    <div className={`wrap ${classes.layout}`}>
      <PageHead title={t('login.title')} description={t('login.lead')} noIndex />
      <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-labelledby="login-title">
        <h1 id="login-title">{t('login.title')}</h1>
        <p className={classes.lead}>{target ? t('login.needed') : t('login.lead')}</p>
        {problems.form && (
          <p className={classes.problem} role="alert">
            {problems.form}
          </p>
        )}
        <TextInput
          {...field('account')}
          label={t('login.account')}
          placeholder={t('login.accountPlaceholder')}
          autoComplete="username"
          size="md"
        />
        <PasswordInput
          {...field('password')}
          label={t('login.password')}
          autoComplete="current-password"
          aria-invalid={problems.password ? true : undefined}
          size="md"
          visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': t('login.showPassword') }}
        />
        {isCaptchaDue && <CaptchaField key={captchaRound} {...field('captcha')} />}
        <Button type="submit" size="md" fullWidth loading={logIn.isPending}>
          {t('login.submit')}
        </Button>
        <p className={classes.links}>
          <Link to="/account/reset">{t('login.forgot')}</Link>
          <Link to="/account/register">{t('login.register')}</Link>
        </p>
        <p className={classes.safety}>{t('login.safety')}</p>
      </form>
      {settings.isDemo && (
        <DemoAccounts
          onChoose={(account, password) => setValues((current) => ({ ...current, account, password }))}
        />
      )}
    </div>
  )
}

export const { page } = definePage({ Component: LoginPage })
