import type { Translation } from '../translation.ts'
import type * as source from '../zh/conversations.ts'

export const audit: Translation<typeof source.audit> = {
  'conversation.add': 'Began a conversation',
  'conversation.mark-read': 'Marked a conversation as read',
  'conversation.reply': 'Replied in a conversation',
  'conversation.write-to-lawyer': 'Wrote to a lawyer or agency',
}

export const conversations: Translation<typeof source.conversations> = {
  list: 'Conversations',
  empty: 'No conversations yet',
  emptyText: 'You can write to a lawyer or an agency from their page; the conversation will appear here.',
  find: 'Find a lawyer',
  choose: 'Choose a conversation',
  chooseText: 'Choose a conversation from the list to read its messages.',
  individual: 'Individual',
  otherSide: 'The other party',
  desk: 'The Portal’s desk',
  attached: '[Attached] {{names}}',
  aboutGone: 'A matter that is no longer shown',
  thread: 'Correspondence',
  private: 'only the two of you can see it',
  begun: 'You already have a conversation; your message will go on from it.',
  nothingYet: 'Nothing has been written yet',
  closed: 'Nothing more can be written here at present; earlier messages stay readable',
  with: 'Conversation with {{name}}',
  you: 'You',
  more: 'More conversations',
  earlier: 'Earlier messages',
  back: 'Back to conversations',
  own: 'You',
  fieldOf: 'Write to {{name}}',
  placeholder: 'Enter a message',
  keys: 'Ctrl + Enter sends it',
  attach: 'Attach files',
  files: 'Attachments',
  filesHint: 'Pictures, PDF or Word files; {{most}} at most, each up to 10 MB',
  send: 'Send',
  sent: 'Reply successfully',
  missing: 'Please enter a message',
  answer: { who: 'Messages', title: 'The other side has written to you', open: 'Answer' },
}
