import type { Translation } from '../translation.ts'
import type * as source from '../zh/messages.ts'

export const screens: Translation<typeof source.screens> = {
  'account/outbox': 'Outbox',
  'usercenter/system': 'System messages',
  'usercenter/message': 'Messages',
  'admin/messages': 'Messages',
}

export const audit: Translation<typeof source.audit> = {
  'message.mark-all-read': 'Marked all messages as read',
  'message.mark-read': 'Marked a message as read',
}

export const messages: Translation<typeof source.messages> = {
  systemLead: 'Notifications from the Portal about your account.',
  messageLead:
    'Progress of your services and consultations, and your conversations with lawyers and agencies.',
  staffLead:
    'What you are told about the work you handle: decisions of the other side, drafts given back, replies.',
  kinds: 'Kinds of messages',
  SERVICE: 'Services',
  CONSULTING: 'Consultations',
  SYSTEM: 'System messages',
  conversations: 'Conversations',
  unreadOf_one: '{{count}} unread',
  unreadOf_other: '{{count}} unread',
  status: 'Read or not',
  statuses: { UNREAD: 'Unread', READ: 'Read' },
  unread: 'Unread',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  marked_one: '{{count}} message marked as read',
  marked_other: '{{count}} messages marked as read',
  open: 'View',
  empty: 'No messages yet',
  emptyText: 'New messages will appear here; the account menu at the top shows how many are unread.',
  emptyUnread: 'No unread messages',
  emptyUnreadText: 'You have read all your messages.',
  list: 'Messages',
  one: 'The message you opened',
}

export const outbox: Translation<typeof source.outbox> = {
  title: 'Outbox',
  lead: 'While no e-mail or text message service is set up, the messages the Portal sends are kept here. For development and demonstration only.',
  refresh: 'Refresh',
  empty: 'No messages yet',
  emptyText: 'Request a code or a reset link, and the message will appear here.',
  MAIL: 'E-mail',
  SMS: 'Text message',
  to: 'To {{recipient}}',
}
