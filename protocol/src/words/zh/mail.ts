/** E-mail and SMS, in plain text. */
export const mail = {
  portal: '涉外法律服务平台',
  code: {
    register: '注册账号',
    login: '登录',
    reset: '重置密码',
    changePhone: '更换手机号',
    changeEmail: '更换邮箱',
    cancelAccount: '注销账号',
    sms: '【{{portal}}】您正在{{purpose}}，验证码 {{code}}，5 分钟内有效。请勿将验证码告诉任何人。',
    subject: '验证码：{{purpose}}',
    text: '您好：\n\n您正在{{purpose}}，验证码为：\n\n{{code}}\n\n验证码 5 分钟内有效，请勿告诉任何人。如非本人操作，请忽略此邮件。\n\n{{portal}}',
  },
  resetLink: {
    subject: '重置密码',
    text: '您好，{{username}}：\n\n请在 3 小时内打开以下链接重置密码，链接只能使用一次：\n\n{{link}}\n\n如非本人操作，请忽略此邮件，密码不会改变。\n\n{{portal}}',
  },
  notice: {
    passwordChanged: '密码已修改',
    phoneChanged: '手机号已更换',
    emailChanged: '邮箱已更换',
    subject: '账号安全提醒：{{event}}',
    text: '您好，{{username}}：\n\n您的账号{{event}}（{{time}}，北京时间）。\n\n如非本人操作，请立即重置密码并联系平台管理员。\n\n{{portal}}',
    sms: '【{{portal}}】您的账号{{event}}（{{time}}，北京时间）。如非本人操作，请立即重置密码并联系平台管理员。',
  },
  cancelled: {
    subject: '账号已注销',
    text: '您好，{{username}}：\n\n您的账号已注销（{{time}}，北京时间），个人信息已删除或者遮蔽，无法恢复。\n\n如非本人操作，请联系平台管理员。\n\n{{portal}}',
    sms: '【{{portal}}】您的账号 {{username}} 已注销（{{time}}，北京时间），个人信息已删除或者遮蔽。如非本人操作，请联系平台管理员。',
  },
  ended: {
    subject: '账号已被注销',
    text: '您好，{{username}}：\n\n平台管理员已注销您的账号（{{time}}，北京时间），个人信息已删除或者遮蔽，无法恢复。\n\n原因：{{reason}}\n\n如有疑问，请联系平台管理员。\n\n{{portal}}',
    sms: '【{{portal}}】平台管理员已注销您的账号 {{username}}（{{time}}，北京时间），个人信息已删除或者遮蔽。如有疑问，请联系平台管理员。原因：{{reason}}',
  },
  alert: {
    subject: '{{title}} | {{portal}}',
    greeting: '您好，{{username}}：',
    open: '在平台上查看：\n{{link}}',
    stop: '您收到此邮件，是因为订阅了“{{name}}”。如不想再收到，请打开以下链接：\n{{link}}',
  },
  alertConfirm: {
    subject: '请确认接收订阅邮件的邮箱',
    text: '您好，{{username}}：\n\n您在平台上选择用这个邮箱接收订阅提醒。请在 {{days}} 天内打开以下链接确认，确认后才会发送：\n\n{{link}}\n\n如非本人操作，请忽略此邮件，不会再收到提醒。\n\n{{portal}}',
  },
}
