/** What the portal tells an account's owner: in the list of messages, and by e-mail. */
export const notices = {
  events: {
    verificationApproved: {
      title: '资料审核通过',
      text: '您提交的资料已通过平台审核，现在可以使用平台的全部功能。',
    },
    verificationRejected: {
      title: '资料审核未通过',
      text: '您提交的资料未通过平台审核，请修改后重新提交。原因：{{reason}}',
    },
    changeApproved: {
      title: '资料变更已生效',
      text: '您提交的资料变更已通过平台审核，新资料现已生效。',
    },
    changeRejected: {
      title: '资料变更未通过审核',
      text: '您提交的资料变更未通过平台审核，原资料继续有效。原因：{{reason}}',
    },
    accountFrozen: {
      title: '账号已被冻结',
      text: '平台管理员冻结了您的账号。冻结期间您可以登录和查看，但不能提交或修改内容。原因：{{reason}}',
    },
    accountRestored: {
      title: '账号已恢复使用',
      text: '平台管理员恢复了您的账号，您可以照常使用平台。说明：{{reason}}',
    },
    accountSuspended: {
      title: '账号已被暂停使用',
      text: '平台管理员暂停了您的账号，暂停期间无法登录。如有疑问，请联系平台管理员。原因：{{reason}}',
    },
    reportHanded: {
      title: '您有一份新的企业报告',
      text: '平台为贵公司出具了报告《{{name}}》，请在“下载中心”下载。',
    },
    conversationNew: {
      title: '{{name}} 给您发来消息',
      text: '请在“消息”中查看并回复。',
    },
    rolesChanged: {
      title: '管理员角色已调整',
      text: '您在管理后台的角色已调整，新的角色现已生效。',
    },
  },
  /** Stands in for a message of a kind that this version of the portal does not know. */
  unknown: { title: '平台消息', text: '此消息的内容暂时无法显示。' },
  mail: {
    subject: '{{title}} | {{portal}}',
    greeting: '您好，{{username}}：',
    link: '在平台上查看：\n{{link}}',
    stop: '您在“账号资料”中选择了用邮件接收平台消息。如不想再收到，可随时在该页面关闭：\n{{link}}',
  },
}
