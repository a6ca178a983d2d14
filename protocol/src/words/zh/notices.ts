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
    verificationRevoked: {
      title: '认证已被撤销',
      text: '您的资料不再是已认证状态：已发布的内容暂不显示，未确定合作的报名和尚未开始办理的订单已结束。请更新资料后重新提交。原因：{{reason}}',
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
    reportFailed: {
      title: '企业报告未能生成',
      text: '您申请的企业报告未能生成，请在“下载中心”重试。平台工作人员也已知悉。',
    },
    conversationNew: {
      title: '{{name}} 给您发来消息',
      text: '请在“消息”中查看并回复。',
    },
    threadNew: {
      title: '“{{title}}”有新消息',
      text: '对方给您发来消息，请在该事项的页面查看并回复。',
    },
    rolesChanged: {
      title: '管理员角色已调整',
      text: '您在管理后台的角色已调整，新的角色现已生效。',
    },
    requirementApproved: {
      title: '需求已发布',
      text: '您的需求“{{title}}”已通过审核，现已公开显示。',
    },
    requirementRejected: {
      title: '需求未通过审核',
      text: '您的需求“{{title}}”未通过审核，请修改后重新提交。原因：{{reason}}',
    },
    requirementTakenDown: {
      title: '需求已被下架',
      text: '您的需求“{{title}}”已被平台下架，可修改后重新提交。原因：{{reason}}',
    },
    requirementDueSoon: {
      title: '需求即将截止',
      text: '您的需求“{{title}}”将于{{deadline}}截止。请及时联系报名的服务方，或在截止后重新发布。',
    },
    requirementOverdue: {
      title: '需求已过截止日期',
      text: '您的需求“{{title}}”已过截止日期。您仍可与已报名的服务方洽谈，也可以重新发布。',
    },
    requirementIntended: {
      title: '有一项需求希望由您承办',
      text: '“{{title}}”的发布者将您列为意向合作方，欢迎查看并报名。',
    },
    requirementChanged: {
      title: '您报名的需求已修改',
      text: '“{{title}}”的发布者修改了需求，平台正在重新审核。您的报名仍然有效，请查看最新内容和截止日期。',
    },
    requirementRepublished: {
      title: '您报名的需求已重新发布',
      text: '“{{title}}”的发布者重新发布了需求并更改了截止日期，平台正在重新审核。您的报名仍然有效。',
    },
    signUpOverdue: {
      title: '您报名的需求已过截止日期',
      text: '您报名的需求“{{title}}”已过截止日期，不再接受新的报名。您的报名仍然有效，发布者仍可与您洽谈，也可能重新发布。',
    },
    signUpNew: {
      title: '有服务方报名您的需求',
      text: '{{name}} 报名了您的需求“{{title}}”，请查看并答复。',
    },
    negotiationBegun: {
      title: '对方已开始与您洽谈',
      text: '“{{title}}”的发布者已开始与您洽谈，双方的联系方式现已互相公开。',
    },
    cooperationSet: {
      title: '合作已确定',
      text: '“{{title}}”的发布者已与您确定合作。',
    },
    signUpDeclined: {
      title: '您的报名未被选择',
      text: '“{{title}}”的发布者未选择与您合作，感谢您的报名。',
    },
    signUpCancelled: {
      title: '服务方已取消报名',
      text: '{{name}} 取消了对您的需求“{{title}}”的报名。',
    },
    signUpEnded: {
      title: '您报名的需求已结束',
      text: '您报名的需求“{{title}}”已结束，您的报名随之结束。',
    },
    cooperationCompleted: {
      title: '合作已完成',
      text: '“{{title}}”的发布者已确认合作完成。',
    },
    cooperationTerminated: {
      title: '合作已终止',
      text: '对方终止了“{{title}}”的合作。原因：{{reason}}',
    },
    otherSideLeft: {
      title: '对方已注销账号',
      text: '对方已注销账号，“{{title}}”的合作因此终止。',
    },
    providerNotVerified: {
      title: '合作方的认证已失效',
      text: '与您合作“{{title}}”的服务方目前未通过平台认证，合作仍在进行，请留意。',
    },
    demanderNotVerified: {
      title: '需求方的认证已失效',
      text: '“{{title}}”的需求方目前未通过平台认证，双方已开始的事项不受影响，请留意。',
    },
    otherSideSuspended: {
      title: '对方的账号已被暂停使用',
      text: '平台暂停了“{{title}}”另一方的账号，暂停期间对方无法登录和回复。双方已开始的事项仍然保留，您可以等待恢复，也可以自行结束。',
    },
    otherSideRestored: {
      title: '对方的账号已恢复',
      text: '“{{title}}”另一方的账号已恢复使用，双方可以继续办理。',
    },
    serviceApproved: {
      title: '您的服务已发布',
      text: '您的服务“{{title}}”已通过审核，现已对所有人展示。',
    },
    serviceRejected: {
      title: '您的服务未通过审核',
      text: '您的服务“{{title}}”未通过审核，请修改后重新提交。原因：{{reason}}',
    },
    serviceTakenDown: {
      title: '您的服务已被下架',
      text: '平台已下架您的服务“{{title}}”，您可以修改后重新提交。原因：{{reason}}',
    },
    orderNew: {
      title: '您有新的服务订单',
      text: '有用户订购了您的服务“{{title}}”，请查看并与对方联系。',
    },
    orderConnected: {
      title: '服务方已与您对接',
      text: '“{{title}}”的服务方已确认与您对接，双方的联系方式现已互相可见。',
    },
    orderProcessing: {
      title: '您的订单已开始办理',
      text: '“{{title}}”的服务方已开始办理您的订单。',
    },
    orderCompleted: {
      title: '您的订单已完成',
      text: '“{{title}}”的服务方已将您的订单标记为完成，您可以对本次服务作出评价。',
    },
    orderCancelled: {
      title: '订单已取消',
      text: '对方已取消“{{title}}”的订单。',
    },
    orderCancelledBecause: {
      title: '订单已取消',
      text: '对方已取消“{{title}}”的订单。原因：{{reason}}',
    },
    orderAbandoned: {
      title: '您的订单已终止',
      text: '“{{title}}”的服务方已不再通过平台认证，您尚未开始办理的订单因此终止。',
    },
    orderDemanderNotVerified: {
      title: '一份订单已终止',
      text: '订购“{{title}}”的需求方已不再通过平台认证，尚未开始办理的订单因此终止。',
    },
    orderSideLeft: {
      title: '对方已注销账号',
      text: '对方已注销账号，“{{title}}”的订单随之终止。',
    },
    lookupAccepted: {
      title: '查明申请已受理',
      text: '平台已受理您的查明申请“{{title}}”，并开始查明。办理期限可在申请页面查看。',
    },
    lookupQuoted: {
      title: '查明申请已报价',
      text: '平台已为您的查明申请“{{title}}”报价。请查看费用和期限，确认后开始查明。',
    },
    lookupQuoteAccepted: {
      title: '申请人已接受报价',
      text: '申请人已接受查明申请“{{title}}”的报价，请开始查明。',
    },
    lookupDeclined: {
      title: '查明申请未获受理',
      text: '平台未受理您的查明申请“{{title}}”。原因：{{reason}}',
    },
    lookupCancelled: {
      title: '查明申请已取消',
      text: '申请人已取消查明申请“{{title}}”，无需继续办理。',
    },
    lookupCompleted: {
      title: '查明结果已出具',
      text: '您的查明申请“{{title}}”已完成，可在线查看并下载答复书。',
    },
    lookupApplicantLeft: {
      title: '查明申请已取消',
      text: '申请人已注销账号，查明申请“{{title}}”随之取消。',
    },
    consultationReplied: {
      title: '您的咨询已答复',
      text: '平台已答复您的咨询“{{title}}”。',
    },
    consultationReplyChanged: {
      title: '咨询答复有更新',
      text: '平台修改了对您的咨询“{{title}}”的答复，请查看最新内容。',
    },
    consultationTeamReplied: {
      title: '您的咨询已答复',
      text: '产品的承办团队已答复您的咨询“{{title}}”。',
    },
    consultationTeamReplyChanged: {
      title: '咨询答复有更新',
      text: '产品的承办团队修改了对您的咨询“{{title}}”的答复，请查看最新内容。',
    },
    productAsked: {
      title: '有客户咨询您团队的产品',
      text: '您所在的团队收到新的咨询“{{title}}”，团队任何成员都可以答复。',
    },
    productTeamJoined: {
      title: '您已加入产品团队',
      text: '平台将您列入法律服务产品“{{title}}”的承办团队。客户的咨询会在“咨询管理”中交由团队答复。',
    },
    publicationOffered: {
      title: '请确认拟公开的咨询内容',
      text: '平台拟公开您的咨询“{{title}}”的问答，已删去个人信息。请查看文本，同意后才会公开。',
    },
    publicationTakenDown: {
      title: '公开的咨询已下架',
      text: '平台已下架公开的咨询“{{title}}”。原因：{{reason}}',
    },
    publicationAgreed: {
      title: '咨询人已同意公开',
      text: '咨询人已同意公开咨询“{{title}}”的问答，现已公开。',
    },
    publicationRefused: {
      title: '咨询人未同意公开',
      text: '咨询人没有同意公开咨询“{{title}}”的问答，该问答不公开。',
    },
    publicationWithdrawn: {
      title: '咨询人已撤回公开',
      text: '咨询人已撤回公开的咨询“{{title}}”，该问答不再公开。',
    },
    evaluationApproved: {
      title: '您的评价已展示',
      text: '您对“{{title}}”的评价已通过审核，现已展示。',
    },
    evaluationNew: {
      title: '您收到一条评价',
      text: '需求方对“{{title}}”作出了评价，您可以回复一次。',
    },
    evaluationRejected: {
      title: '您的评价未予展示',
      text: '您对“{{title}}”的评价因内容违法、涉及隐私或与事项无关而未予展示。原因：{{reason}}',
    },
    evaluationTakenDown: {
      title: '您收到的一条评价已下架',
      text: '平台已下架需求方对“{{title}}”的评价，该评价不再展示，也不再计入您的平均分。',
    },
    evaluationReplyTakenDown: {
      title: '您对评价的回复已下架',
      text: '平台已下架您对“{{title}}”评价的回复，评价照常展示。原因：{{reason}}',
    },
    evaluationAnswered: {
      title: '您的评价有了回复',
      text: '服务方回复了您对“{{title}}”的评价。',
    },
    forumPostApproved: {
      title: '帖子已发布',
      text: '您的帖子“{{title}}”已通过审核，现已在论坛显示。',
    },
    forumPostRejected: {
      title: '帖子未通过审核',
      text: '您的帖子“{{title}}”未通过审核，可修改后重新提交。原因：{{reason}}',
    },
    forumPostTakenDown: {
      title: '帖子已被下架',
      text: '平台已下架您的帖子“{{title}}”，可修改后重新提交。原因：{{reason}}',
    },
    forumPostClosed: {
      title: '帖子已关闭回复',
      text: '您的帖子“{{title}}”仍可阅读，但不能再回复。原因：{{reason}}',
    },
    forumPostReopened: {
      title: '帖子已重新开放回复',
      text: '您的帖子“{{title}}”又可以回复了。',
    },
    forumPostCommented: {
      title: '您的帖子有新回复',
      text: '有人回复了您的帖子“{{title}}”。',
    },
    forumCommentAnswered: {
      title: '有人回复了您',
      text: '您在“{{title}}”中的发言有了回复。',
    },
    forumCommentTakenDown: {
      title: '您的回复已被下架',
      text: '平台已下架您在“{{title}}”中的回复。原因：{{reason}}',
    },
    eventConfirmed: {
      title: '报名成功',
      text: '您已报名“{{title}}”，席位已为您保留。时间：{{time}}（北京时间）。如不能参加，请在开始前退出，把席位让给候补者。',
    },
    eventWaiting: {
      title: '您已进入候补名单',
      text: '“{{title}}”名额已满，您已进入候补名单。一旦有空位，平台将按报名先后自动为您转正并通知您。',
    },
    eventMovedUp: {
      title: '您已候补成功',
      text: '“{{title}}”有了空位，您已由候补转为正式参加。时间：{{time}}（北京时间）。如不能参加，请在开始前退出。',
    },
    eventChanged: {
      title: '时间、地点或参会链接有变',
      text: '您报名的“{{title}}”的时间、地点或参会链接已调整。时间：{{time}}（北京时间）。详情请查看活动页面。',
    },
    eventReminder: {
      title: '活动即将开始',
      text: '您报名的“{{title}}”将于{{time}}（北京时间）开始。',
    },
    eventCancelled: {
      title: '活动已取消',
      text: '您报名的“{{title}}”已由平台撤回，原定时间为{{time}}（北京时间），您的报名随之取消。',
    },
    eventCertificate: {
      title: '您的证书已生成',
      text: '您参加“{{title}}”的证书已生成，编号 {{number}}，可在“我的培训与活动”中下载。',
    },
    eventAbsent: {
      title: '您的出席登记已撤销',
      text: '主办方撤销了您在“{{title}}”的出席登记；已发证书的，证书随之失效。如有出入，请联系主办方。',
    },
    textReturned: {
      title: '您的稿件已退回',
      text: '“{{title}}”已退回修改，改好后请再次送审。原因：{{reason}}',
    },
    textApproved: {
      title: '您的稿件已发布',
      text: '“{{title}}”已通过审核并发布，所有人都可以阅读。',
    },
    textScheduled: {
      title: '您的稿件已通过审核',
      text: '“{{title}}”已通过审核，到设定的时间自动发布。',
    },
    textPublished: {
      title: '您的稿件已按时发布',
      text: '“{{title}}”已在设定的时间发布，所有人都可以阅读。',
    },
    textWithdrawn: {
      title: '您的稿件已撤回',
      text: '“{{title}}”已撤回，读者不会看到。原因：{{reason}}',
    },
    templateLawChanged: {
      title: '您的范本所依据的法律有变',
      text: '“{{title}}”的条款所依据的法律已有改动。请对照新旧文本，确认范本仍然适用，或修改范本。',
    },
    alertFound: {
      title: '“{{name}}”有 {{count}} 项新内容',
      text: '您保存的搜索“{{name}}”找到新内容，共 {{count}} 项。',
    },
    lawVersionNew: {
      title: '您关注的法律有新版本',
      text: '“{{title}}”收录了新版本，可与此前的版本逐条对照。',
    },
    lawVersionBegun: {
      title: '您关注的法律新版本开始施行',
      text: '“{{title}}”的新版本今起适用，可与此前的版本逐条对照。',
    },
    lawInForce: {
      title: '您关注的法律已生效',
      text: '“{{title}}”现已施行。',
    },
    lawRepealed: {
      title: '您关注的法律已失效',
      text: '“{{title}}”已废止或失效，请留意引用。',
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
