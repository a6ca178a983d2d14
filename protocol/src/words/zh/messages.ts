export const screens = {
  'account/outbox': '发件箱',
  'usercenter/system': '系统消息',
  'usercenter/message': '消息',
  'admin/messages': '消息',
}

export const audit = {
  'message.mark-all-read': '全部消息标为已读',
  'message.mark-read': '将消息标为已读',
}

export const messages = {
  systemLead: '平台就您的账号发来的通知。',
  messageLead: '服务与咨询的进展，以及您与律师、机构的会话。',
  staffLead: '处理中的事项发给您的通知：对方作出的决定、退回的稿件、回复等。',
  kinds: '消息类型',
  SERVICE: '服务消息',
  CONSULTING: '咨询消息',
  SYSTEM: '系统消息',
  conversations: '会话',
  unreadOf_other: '{{count}} 条未读',
  status: '阅读状态',
  statuses: { UNREAD: '未读', READ: '已读' },
  unread: '未读',
  markRead: '标为已读',
  markAllRead: '全部标为已读',
  marked_other: '已将 {{count}} 条消息标为已读',
  open: '查看',
  empty: '还没有消息',
  emptyText: '有新消息时会显示在这里，页面顶部的账号菜单会显示未读数量。',
  emptyUnread: '没有未读消息',
  emptyUnreadText: '所有消息都已读过。',
  list: '消息列表',
  one: '您打开的消息',
}

/** What is kept for want of a provider. */
export const outbox = {
  title: '发件箱',
  lead: '未配置邮件和短信服务时，平台发出的消息保存在这里，仅供开发和演示使用。',
  refresh: '刷新',
  empty: '还没有消息',
  emptyText: '获取验证码或重置链接后，消息会出现在这里。',
  MAIL: '邮件',
  SMS: '短信',
  to: '发送至 {{recipient}}',
}
