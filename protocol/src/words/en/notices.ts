import type { Translation } from '../translation.ts'
import type { notices as source } from '../zh/notices.ts'

/** What the portal tells an account's owner: in the list of messages, and by e-mail. */
export const notices: Translation<typeof source> = {
  events: {
    verificationApproved: {
      title: 'Your details have been verified',
      text: 'The Portal has verified your details. You can now use all of its services.',
    },
    verificationRejected: {
      title: 'Your details were not verified',
      text: 'The Portal has not approved the details you submitted. Please correct them and submit them again. Reason: {{reason}}',
    },
    changeApproved: {
      title: 'Your new details are in effect',
      text: 'The Portal has approved the change to your details. The new details are now in effect.',
    },
    changeRejected: {
      title: 'The change to your details was not approved',
      text: 'The Portal has not approved the change to your details. The earlier details remain in effect. Reason: {{reason}}',
    },
    accountFrozen: {
      title: 'Your account has been frozen',
      text: 'The platform administrator has frozen your account. While it is frozen, you can sign in and read, but cannot submit or change anything. Reason: {{reason}}',
    },
    accountRestored: {
      title: 'Your account has been restored',
      text: 'The platform administrator has restored your account. You can use the Portal as before. Note: {{reason}}',
    },
    accountSuspended: {
      title: 'Your account has been suspended',
      text: 'The platform administrator has suspended your account. While it is suspended, you cannot sign in. If you have any questions, please contact the platform administrator. Reason: {{reason}}',
    },
    reportHanded: {
      title: 'A new report on your company is ready',
      text: 'The Portal has prepared the report “{{name}}” for your company. You can download it under “Downloads”.',
    },
    conversationNew: {
      title: '{{name}} has written to you',
      text: 'You can read the message and reply under “Messages”.',
    },
    rolesChanged: {
      title: 'Your administrator roles have changed',
      text: 'Your roles in the administration of the Portal have changed. The new roles are now in effect.',
    },
  },
  /** Stands in for a message of a kind that this version of the portal does not know. */
  unknown: { title: 'Message from the Portal', text: 'This message cannot be shown at present.' },
  mail: {
    subject: '{{title}} | {{portal}}',
    greeting: 'Hello {{username}},',
    link: 'View it on the Portal:\n{{link}}',
    stop: 'You are receiving this e-mail because you chose to receive the Portal’s messages by e-mail under “Account details”. You can turn this off on that page at any time:\n{{link}}',
  },
}
