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
    verificationRevoked: {
      title: 'Your verification has been withdrawn',
      text: 'Your details are no longer verified: what you published is not shown, and sign-ups without a cooperation and orders on which work had not begun have ended. Please update your details and submit them again. Reason: {{reason}}',
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
      text: 'The Portal’s administrator has frozen your account. While it is frozen, you can sign in and read, but cannot submit or change anything. Reason: {{reason}}',
    },
    accountRestored: {
      title: 'Your account has been restored',
      text: 'The Portal’s administrator has restored your account. You can use the Portal as before. Note: {{reason}}',
    },
    accountSuspended: {
      title: 'Your account has been suspended',
      text: 'The Portal’s administrator has suspended your account. While it is suspended, you cannot sign in. If you have any questions, please contact the Portal’s administrator. Reason: {{reason}}',
    },
    reportHanded: {
      title: 'A new report on your company is ready',
      text: 'The Portal has prepared the report “{{name}}” for your company. You can download it under “Downloads”.',
    },
    reportFailed: {
      title: 'Your company report could not be made',
      text: 'The company report that you asked for could not be made. Please try again under “Downloads”. The Portal’s staff have been told, too.',
    },
    conversationNew: {
      title: '{{name}} has written to you',
      text: 'You can read the message and reply under “Messages”.',
    },
    threadNew: {
      title: 'New message about “{{title}}”',
      text: 'The other party has written to you. You can read the message and reply on the page of this matter.',
    },
    rolesChanged: {
      title: 'Your administrator roles have changed',
      text: 'Your roles in the administration of the Portal have changed. The new roles are now in effect.',
    },
    requirementApproved: {
      title: 'Your legal need is published',
      text: 'Your legal need “{{title}}” has passed the review and is now shown to everyone.',
    },
    requirementRejected: {
      title: 'Your legal need was not approved',
      text: 'Your legal need “{{title}}” has not passed the review. Please correct it and submit it again. Reason: {{reason}}',
    },
    requirementTakenDown: {
      title: 'Your legal need was taken down',
      text: 'The Portal has taken down your legal need “{{title}}”. You can correct it and submit it again. Reason: {{reason}}',
    },
    requirementDueSoon: {
      title: 'Your legal need ends soon',
      text: 'The deadline of your legal need “{{title}}” is {{deadline}}. Please answer those who signed up, or publish it again after that.',
    },
    requirementOverdue: {
      title: 'Your legal need is past its deadline',
      text: 'Your legal need “{{title}}” is past its deadline. You can still negotiate with those who signed up, or publish it again.',
    },
    requirementIntended: {
      title: 'Somebody would like you to help',
      text: 'Whoever published “{{title}}” has named you as a preferred provider. You are welcome to read it and sign up.',
    },
    requirementChanged: {
      title: 'A legal need you signed up for was changed',
      text: 'Whoever published “{{title}}” has changed it, and it is being reviewed again. Your sign-up stands; please read the need as it is now, and mind its deadline.',
    },
    requirementRepublished: {
      title: 'A legal need you signed up for was posted again',
      text: 'Whoever published “{{title}}” has posted it again with another deadline, and it is being reviewed again. Your sign-up stands.',
    },
    signUpOverdue: {
      title: 'A legal need you signed up for is past its deadline',
      text: 'The legal need “{{title}}” is past its deadline and takes no more sign-ups. Your sign-up stands: whoever published it can still negotiate with you, or publish it again.',
    },
    signUpNew: {
      title: 'Somebody signed up for your legal need',
      text: '{{name}} signed up for your legal need “{{title}}”. Please read the sign-up and answer it.',
    },
    negotiationBegun: {
      title: 'The other side has started negotiating with you',
      text: 'Whoever published “{{title}}” has started negotiating with you. Contacts are now open to both sides.',
    },
    cooperationSet: {
      title: 'The client has chosen you',
      text: 'Whoever published “{{title}}” has decided to cooperate with you.',
    },
    signUpDeclined: {
      title: 'Your sign-up was not chosen',
      text: 'Whoever published “{{title}}” has decided not to work with you. Thank you for signing up.',
    },
    signUpCancelled: {
      title: 'A sign-up was cancelled',
      text: '{{name}} has cancelled the sign-up for your legal need “{{title}}”.',
    },
    signUpEnded: {
      title: 'A legal need you signed up for has ended',
      text: 'The legal need “{{title}}” has ended, and with it your sign-up.',
    },
    cooperationCompleted: {
      title: 'Your cooperation is completed',
      text: 'Whoever published “{{title}}” has confirmed that the cooperation is completed.',
    },
    cooperationTerminated: {
      title: 'Your cooperation was terminated',
      text: 'The other side has terminated the cooperation on “{{title}}”. Reason: {{reason}}',
    },
    otherSideLeft: {
      title: 'The other side has closed its account',
      text: 'The other side has closed its account. The cooperation on “{{title}}” has ended with it.',
    },
    providerNotVerified: {
      title: 'Your partner is no longer verified',
      text: 'The Portal no longer verifies the provider who cooperates with you on “{{title}}”. The cooperation goes on; please bear this in mind.',
    },
    demanderNotVerified: {
      title: 'Your client is no longer verified',
      text: 'The Portal no longer verifies the client of “{{title}}”. What the two of you have begun goes on; please bear this in mind.',
    },
    otherSideSuspended: {
      title: 'The other side’s account is suspended',
      text: 'The Portal has suspended the account of the other side of “{{title}}”. While it lasts, they can neither sign in nor answer. What the two of you have begun stays as it is; you may wait, or end it.',
    },
    otherSideRestored: {
      title: 'The other side’s account is in use again',
      text: 'The account of the other side of “{{title}}” is in use again. The two of you can go on.',
    },
    serviceApproved: {
      title: 'Your service is published',
      text: 'Your service “{{title}}” has passed the review and is now shown to everyone.',
    },
    serviceRejected: {
      title: 'Your service was not approved',
      text: 'Your service “{{title}}” has not passed the review. Please correct it and submit it again. Reason: {{reason}}',
    },
    serviceTakenDown: {
      title: 'Your service was taken down',
      text: 'The Portal has taken down your service “{{title}}”. You can correct it and submit it again. Reason: {{reason}}',
    },
    orderNew: {
      title: 'Your service has been ordered',
      text: 'Somebody has ordered your service “{{title}}”. Please read the order and get in touch.',
    },
    orderConnected: {
      title: 'The provider is in touch with you',
      text: 'The provider of “{{title}}” has confirmed that you are connected. Contacts are now open to both sides.',
    },
    orderProcessing: {
      title: 'Work on your order has begun',
      text: 'The provider of “{{title}}” has begun to work on your order.',
    },
    orderCompleted: {
      title: 'Your order is completed',
      text: 'The provider of “{{title}}” has marked your order as completed. You can now evaluate the work.',
    },
    orderCancelled: {
      title: 'An order was cancelled',
      text: 'The other side has cancelled the order for “{{title}}”.',
    },
    orderCancelledBecause: {
      title: 'An order was cancelled',
      text: 'The other side has cancelled the order for “{{title}}”. Reason: {{reason}}',
    },
    orderAbandoned: {
      title: 'Your order has ended',
      text: 'The provider of “{{title}}” is no longer verified by the Portal; your order, on which work had not begun, has ended.',
    },
    orderDemanderNotVerified: {
      title: 'An order has ended',
      text: 'The client who ordered “{{title}}” is no longer verified by the Portal; the order, on which work had not begun, has ended.',
    },
    orderSideLeft: {
      title: 'The other side has closed its account',
      text: 'The other side has closed its account. The order for “{{title}}” has ended with it.',
    },
    lookupAccepted: {
      title: 'Your lookup application was accepted',
      text: 'The Portal has accepted your application “{{title}}” and has begun to look up the law. Its page shows by when the result is due.',
    },
    lookupQuoted: {
      title: 'A quote for your lookup application',
      text: 'The Portal has quoted cost and time for your application “{{title}}”. The work begins once you accept the quote.',
    },
    lookupQuoteAccepted: {
      title: 'The applicant has accepted the quote',
      text: 'The applicant has accepted the quote for “{{title}}”. The days agreed have begun to run.',
    },
    lookupDeclined: {
      title: 'Your lookup application was declined',
      text: 'The Portal has declined your application “{{title}}”. Reason: {{reason}}',
    },
    lookupCancelled: {
      title: 'A lookup application was cancelled',
      text: 'The applicant has cancelled “{{title}}”. No more work on it is needed.',
    },
    lookupCompleted: {
      title: 'The result of your lookup is ready',
      text: 'Your application “{{title}}” is completed. You can read the result and download it.',
    },
    lookupApplicantLeft: {
      title: 'A lookup application was cancelled',
      text: 'The applicant has closed the account; “{{title}}” is cancelled with it.',
    },
    consultationReplied: {
      title: 'A reply to your question',
      text: 'The Portal has replied to your question “{{title}}”.',
    },
    consultationReplyChanged: {
      title: 'The answer to your question has changed',
      text: 'The Portal has changed its answer to your question “{{title}}”. Please read the present one.',
    },
    consultationTeamReplied: {
      title: 'A reply to your question',
      text: 'The team of the product has replied to your question “{{title}}”.',
    },
    consultationTeamReplyChanged: {
      title: 'The answer to your question has changed',
      text: 'The team of the product has changed its answer to your question “{{title}}”. Please read the present one.',
    },
    productAsked: {
      title: 'Your team has been asked for a product',
      text: 'A new question for your team: “{{title}}”. Any member of the team may answer it.',
    },
    productTeamJoined: {
      title: 'You are in the team of a product',
      text: 'The Portal has put you in the team of the product “{{title}}”. What clients ask of it is answered under “Consultations”.',
    },
    publicationOffered: {
      title: 'Please read the text to be published',
      text: 'The Portal would like to publish your question “{{title}}” with its answer, without personal data. It is published only once you have read the text and agreed.',
    },
    publicationTakenDown: {
      title: 'Your published question was taken down',
      text: 'The Portal no longer shows “{{title}}” to everyone. Reason: {{reason}}',
    },
    publicationAgreed: {
      title: 'The asker has agreed to the publication',
      text: 'The asker has agreed that “{{title}}” is published with its answer. Everybody can read it now.',
    },
    publicationRefused: {
      title: 'The asker has refused the publication',
      text: 'The asker has not agreed that “{{title}}” is published. It stays unpublished.',
    },
    publicationWithdrawn: {
      title: 'The asker has withdrawn a published question',
      text: 'The asker has withdrawn “{{title}}” from publication. It is no longer shown to everyone.',
    },
    evaluationApproved: {
      title: 'Your evaluation is shown',
      text: 'Your evaluation of “{{title}}” has passed the review and is now shown.',
    },
    evaluationNew: {
      title: 'Your work was evaluated',
      text: 'The client has evaluated “{{title}}”. You may answer once.',
    },
    evaluationRejected: {
      title: 'Your evaluation is not shown',
      text: 'Your evaluation of “{{title}}” is not shown because it is unlawful, discloses private matters or is off the topic. Reason: {{reason}}',
    },
    evaluationTakenDown: {
      title: 'An evaluation of your work was taken down',
      text: 'The Portal has taken down the client’s evaluation of “{{title}}”. It is no longer shown and no longer counts towards your average.',
    },
    evaluationReplyTakenDown: {
      title: 'Your answer to an evaluation was taken down',
      text: 'The Portal has taken down your answer to the evaluation of “{{title}}”. The evaluation is still shown. Reason: {{reason}}',
    },
    evaluationAnswered: {
      title: 'Your evaluation was answered',
      text: 'The provider has answered your evaluation of “{{title}}”.',
    },
    forumPostApproved: {
      title: 'Your post is published',
      text: 'Your post “{{title}}” has been approved and now stands in the forum.',
    },
    forumPostRejected: {
      title: 'Your post was not approved',
      text: 'Your post “{{title}}” was not approved. You may change it and submit it again. Reason: {{reason}}',
    },
    forumPostTakenDown: {
      title: 'Your post was taken down',
      text: 'The Portal has taken down your post “{{title}}”. You may change it and submit it again. Reason: {{reason}}',
    },
    forumPostClosed: {
      title: 'Your post was closed to replies',
      text: 'Your post “{{title}}” can still be read, but nobody can reply to it any more. Reason: {{reason}}',
    },
    forumPostReopened: {
      title: 'Your post is open to replies again',
      text: 'Your post “{{title}}” can be replied to again.',
    },
    forumPostCommented: {
      title: 'Your post has a new reply',
      text: 'Somebody has replied to your post “{{title}}”.',
    },
    forumCommentAnswered: {
      title: 'Your reply was answered',
      text: 'Somebody has answered your reply on “{{title}}”.',
    },
    forumCommentTakenDown: {
      title: 'Your reply was taken down',
      text: 'The Portal has taken down your reply on “{{title}}”. Reason: {{reason}}',
    },
    eventConfirmed: {
      title: 'Your seat is confirmed',
      text: 'You have a seat at “{{title}}”. It begins at {{time}} (Beijing time). If you cannot come, please withdraw before it begins, so that somebody who waits can take your seat.',
    },
    eventWaiting: {
      title: 'You are on the waiting list',
      text: 'All seats at “{{title}}” are taken, and you are on the waiting list. Seats that become free go to those who wait, in the order in which they applied; you will be told at once.',
    },
    eventMovedUp: {
      title: 'You have a seat now',
      text: 'A seat at “{{title}}” has become free, and it is yours. It begins at {{time}} (Beijing time). If you cannot come, please withdraw before it begins.',
    },
    eventChanged: {
      title: 'The time, place or link has changed',
      text: 'The time, place or link of “{{title}}” has changed. It now begins at {{time}} (Beijing time). See its page for details.',
    },
    eventReminder: {
      title: 'It begins soon',
      text: '“{{title}}”, for which you have a seat, begins at {{time}} (Beijing time).',
    },
    eventCancelled: {
      title: 'The event was cancelled',
      text: '“{{title}}”, which was to begin at {{time}} (Beijing time), was withdrawn by the Portal. Your application has been cancelled.',
    },
    eventCertificate: {
      title: 'Your certificate is ready',
      text: 'Your certificate for “{{title}}” is ready. Its number is {{number}}. You can download it under “My training and events”.',
    },
    eventAbsent: {
      title: 'Your attendance record was removed',
      text: 'The organiser has removed the record that you attended “{{title}}”. If a certificate was issued, it is no longer valid. If that is wrong, please tell the organiser.',
    },
    textReturned: {
      title: 'Your text was given back',
      text: '“{{title}}” was given back to be changed. Please hand it in again after that. Reason: {{reason}}',
    },
    textApproved: {
      title: 'Your text is published',
      text: '“{{title}}” was approved and published. Everybody can read it.',
    },
    textScheduled: {
      title: 'Your text was approved',
      text: '“{{title}}” was approved. It will be published at its scheduled time.',
    },
    textPublished: {
      title: 'Your text was published on schedule',
      text: '“{{title}}” was published at its scheduled time. Everybody can read it.',
    },
    textWithdrawn: {
      title: 'Your text was withdrawn',
      text: '“{{title}}” was withdrawn. Readers cannot see it. Reason: {{reason}}',
    },
    templateLawChanged: {
      title: 'A law under your template has changed',
      text: 'A law on which clauses of “{{title}}” rest has changed. Please compare the two, and confirm that the template still holds or revise it.',
    },
    alertFound: {
      title: 'New in “{{name}}”: {{count}}',
      text: 'Your saved search “{{name}}” has found something new. Number of new results: {{count}}.',
    },
    lawVersionNew: {
      title: 'A law you follow has a new version',
      text: 'A new version of “{{title}}” has been added. You can compare it with the version before, article by article.',
    },
    lawVersionBegun: {
      title: 'A new version of a law you follow applies',
      text: 'The new version of “{{title}}” now applies. You can compare it with the version before, article by article.',
    },
    lawInForce: {
      title: 'A law you follow has come into force',
      text: '“{{title}}” is now in force.',
    },
    lawRepealed: {
      title: 'A law you follow is no longer in force',
      text: '“{{title}}” has been repealed or has lapsed. Please mind where you cite it.',
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
