import type { Translation } from '../translation.ts'
import type { mail as source } from '../zh/mail.ts'

/** E-mail and SMS, in plain text. */
export const mail: Translation<typeof source> = {
  portal: 'Foreign-related Legal Services Portal',
  code: {
    register: 'registration',
    login: 'signing in',
    reset: 'resetting your password',
    changePhone: 'changing your phone number',
    changeEmail: 'changing your e-mail address',
    cancelAccount: 'closing your account',
    sms: '{{portal}}: {{code}} is your code for {{purpose}}. It is valid for 5 minutes. Do not share it with anyone.',
    subject: 'Your code for {{purpose}}',
    text: 'Hello,\n\nYour code for {{purpose}} is:\n\n{{code}}\n\nIt is valid for 5 minutes. Do not share it with anyone. If you did not request it, please ignore this e-mail.\n\n{{portal}}',
  },
  resetLink: {
    subject: 'Reset your password',
    text: 'Hello {{username}},\n\nPlease open this link within 3 hours to reset your password. It can be used only once:\n\n{{link}}\n\nIf you did not request it, please ignore this e-mail; your password will not change.\n\n{{portal}}',
  },
  notice: {
    passwordChanged: 'password changed',
    phoneChanged: 'phone number changed',
    emailChanged: 'e-mail address changed',
    subject: 'Account security: {{event}}',
    text: 'Hello {{username}},\n\nThere has been a change to your account: {{event}} ({{time}}, Beijing time).\n\nIf you did not make this change, please reset your password at once and contact the Portal’s administrator.\n\n{{portal}}',
    sms: '{{portal}}: there has been a change to your account: {{event}} ({{time}}, Beijing time). If you did not make this change, please reset your password at once and contact the administrator of the Portal.',
  },
  cancelled: {
    subject: 'Your account has been closed',
    text: 'Hello {{username}},\n\nYour account has been closed ({{time}}, Beijing time). Your personal information has been erased or masked and cannot be restored.\n\nIf you did not do this, please contact the Portal’s administrator.\n\n{{portal}}',
    sms: '{{portal}}: your account {{username}} has been closed ({{time}}, Beijing time) and your personal information erased or masked. If you did not do this, please contact the administrator of the Portal.',
  },
  ended: {
    subject: 'Your account has been closed by the administrator',
    text: 'Hello {{username}},\n\nThe Portal’s administrator has closed your account ({{time}}, Beijing time). Your personal information has been erased or masked and cannot be restored.\n\nReason: {{reason}}\n\nIf you have questions, please contact the Portal’s administrator.\n\n{{portal}}',
    sms: '{{portal}}: the administrator has closed your account {{username}} ({{time}}, Beijing time) and your personal information has been erased or masked. If you have questions, please contact the administrator of the Portal. Reason: {{reason}}',
  },
  alert: {
    subject: '{{title}} | {{portal}}',
    greeting: 'Hello {{username}},',
    open: 'See it on the Portal:\n{{link}}',
    stop: 'You receive this because of your alert “{{name}}”. To stop it, open this link:\n{{link}}',
  },
  alertConfirm: {
    subject: 'Please confirm this address for alerts',
    text: 'Hello {{username}},\n\nOn the Portal you chose to receive alerts at this address. Please open the link within {{days}} days to confirm it; nothing is sent before that:\n\n{{link}}\n\nIf this was not you, ignore this e-mail and no alerts will come.\n\n{{portal}}',
  },
}
