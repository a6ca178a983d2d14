import type { Translation } from '../translation.ts'
import type { account as source } from '../zh/account.ts'

export const account: Translation<typeof source> = {
  login: {
    title: 'Sign in',
    lead: 'Use your username, phone number or e-mail',
    account: 'Account',
    accountPlaceholder: 'Username, phone number or e-mail',
    password: 'Password',
    showPassword: 'Show or hide the password',
    captcha: 'Captcha code',
    captchaPlaceholder: 'Enter the characters in the picture',
    captchaImage: 'Captcha picture, click for another',
    captchaRefresh: 'New picture',
    submit: 'Sign in',
    submitting: 'Signing in',
    forgot: 'Forgot password',
    register: 'No account? Register now',
    demo: 'Demo accounts',
    demoHint: 'Click to fill in; the password is always {{password}}',
    needed: 'Please sign in first. You will then return to the page you wanted.',
    missingAccount: 'Please enter your account',
    missingPassword: 'Please enter your password',
    missingCaptcha: 'Please enter the Captcha code',
    safety: 'Portal staff will never ask for your password.',
  },
  types: {
    PERSON: 'Individual',
    ENTERPRISE: 'Company',
    LAWYER: 'Lawyer',
    LAW_OFFICE: 'Law firm',
    TRANSLATE: 'Translation agency',
    OTHER: 'Other agency',
    ADMIN: 'Administrator',
  },
}
