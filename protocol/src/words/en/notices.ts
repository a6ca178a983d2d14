import type { Translation } from '../translation.ts'
import type { notices as source } from '../zh/notices.ts'

/** What the portal tells an account's owner: in the list of messages, and by e-mail. */
export const notices: Translation<typeof source> = {
  events: {
    verificationApproved: {
      title: 'Your details have been verified',
      text: 'The platform has verified your details. You can now use everything the portal offers.',
    },
    verificationRejected: {
      title: 'Your details could not be verified',
      text: 'The platform did not approve your details. Please correct them and submit them again. Reason: {{reason}}',
    },
    changeApproved: {
      title: 'Your new details are in effect',
      text: 'The platform has approved the change of your details. The new details are in effect now.',
    },
    changeRejected: {
      title: 'The change of your details was not approved',
      text: 'The platform did not approve the change of your details. The earlier details stay in effect. Reason: {{reason}}',
    },
    accountFrozen: {
      title: 'Your account has been frozen',
      text: 'The platform administrator has frozen your account. You can sign in and read, but not submit or change anything. Reason: {{reason}}',
    },
    accountRestored: {
      title: 'Your account has been restored',
      text: 'The platform administrator has restored your account. You can use the portal as before. Note: {{reason}}',
    },
    accountSuspended: {
      title: 'Your account has been suspended',
      text: 'The platform administrator has suspended your account. You cannot sign in for the time being. If you have questions, please contact the platform administrator. Reason: {{reason}}',
    },
    reportHanded: {
      title: 'A new report on your company is ready',
      text: 'The platform has prepared the report “{{name}}” for your company. You can download it under “Downloads”.',
    },
    conversationNew: {
      title: '{{name}} has written to you',
      text: 'You can read the message and reply under “Messages”.',
    },
    rolesChanged: {
      title: 'Your administrator roles have changed',
      text: 'Your roles in the administration have changed. The new roles apply from now on.',
    },
  },
  /** Stands in for a message of a kind that this version of the portal does not know. */
  unknown: { title: 'Message from the portal', text: 'This message cannot be shown at present.' },
  mail: {
    subject: '{{title}} | {{portal}}',
    greeting: 'Hello {{username}},',
    link: 'See it on the portal:\n{{link}}',
    stop: 'You receive this because your profile says that you want messages of the portal by e-mail. You can turn them off there at any time:\n{{link}}',
  },
}
