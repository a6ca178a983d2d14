import type { Translation } from '../translation.ts'
import type { mail as source } from '../zh/mail.ts'

/** E-mail and SMS, in plain text. */
export const mail: Translation<typeof source> = {
  portal: 'Foreign-related Legal Services Portal',
  code: {
    register: 'registration',
    login: 'signing in',
    reset: 'resetting the password',
    changePhone: 'changing the phone number',
    changeEmail: 'changing the e-mail address',
    cancelAccount: 'cancelling your account',
    sms: '{{portal}}: {{code}} is your code for {{purpose}}. It is good for 5 minutes. Tell it to nobody.',
    subject: 'Your code for {{purpose}}',
    text: 'Hello,\n\nyour code for {{purpose}} is:\n\n{{code}}\n\nIt is good for 5 minutes. Tell it to nobody. If you did not ask for it, you need do nothing.\n\n{{portal}}',
  },
  resetLink: {
    subject: 'Reset your password',
    text: 'Hello {{username}},\n\nthis link resets your password. It works once, within 3 hours:\n\n{{link}}\n\nIf you did not ask for it, you need do nothing: the password stays as it is.\n\n{{portal}}',
  },
  notice: {
    passwordChanged: 'the password was changed',
    phoneChanged: 'the phone number was changed',
    emailChanged: 'the e-mail address was changed',
    subject: 'Account security: {{event}}',
    text: 'Hello {{username}},\n\n{{event}} on your account ({{time}}, Beijing time).\n\nIf this was not you, reset the password at once and contact the platform administrator.\n\n{{portal}}',
    sms: '{{portal}}: {{event}} on your account ({{time}}, Beijing time). If this was not you, reset the password at once and contact the platform administrator.',
  },
  cancelled: {
    subject: 'Your account has been cancelled',
    text: 'Hello {{username}},\n\nyour account was cancelled ({{time}}, Beijing time). Your personal data have been erased and cannot be brought back.\n\nIf this was not you, contact the platform administrator.\n\n{{portal}}',
    sms: '{{portal}}: your account {{username}} was cancelled ({{time}}, Beijing time) and your personal data erased. If this was not you, contact the platform administrator.',
  },
}
