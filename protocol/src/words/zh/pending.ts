export const screens = {
  'content/waiting': '待我处理',
}

/** What waits for the reader, whatever it is about. */
export const pending = {
  lead: '只有您处理之后才会继续的事，以及已经完成、您可以评价的事；等得最久的排在最前。',
  list: '待我处理的事',
  kinds: {
    signUps_other: '{{count}} 家服务方报名，等您查看并联系',
    negotiations_other: '{{count}} 家服务方洽谈中，等您决定',
    refusedRequirements_other: '需求被驳回，等您修改后重新提交',
    refusedServices_other: '服务被驳回，等您修改后重新提交',
    refusedPosts_other: '帖子未通过，等您修改后重新提交',
    invitations_other: '需求方希望由您办理，等您决定是否报名',
    cooperations_other: '合作进行中，请按约定办理，并在往来中告知进展',
    ordersToConnect_other: '收到新订单，等您与需求方联系',
    ordersToBegin_other: '已与需求方对接，等您开始办理',
    ordersToComplete_other: '正在办理，完成后等您确认',
    evaluations_other: '已完成，等您评价',
    lookupQuotes_other: '平台已报价，接受后开始查明',
    publicationOffers_other: '拟公开的咨询文本，等您确认',
    teamConsultations_other: '客户咨询团队的产品，等团队答复',
  },
  open: {
    signUps: '查看报名',
    negotiations: '查看洽谈',
    refusedRequirements: '查看原因',
    refusedServices: '查看原因',
    refusedPosts: '查看原因',
    invitations: '查看需求',
    cooperations: '查看合作',
    ordersToConnect: '查看订单',
    ordersToBegin: '查看订单',
    ordersToComplete: '查看订单',
    evaluations: '去评价',
    lookupQuotes: '查看报价',
    publicationOffers: '查看文本',
    teamConsultations: '去答复',
  },
  other_other: '有 {{count}} 项等您处理',
  view: '查看',
  since: '自 {{date}} 起等待',
  empty: '没有等您处理的事',
  emptyText: '有新的报名、订单、邀请或驳回时，会出现在这里，并通知您。',
  mine: '查看我的需求',
  /** Above a list: of what it holds, what waits. */
  turn: {
    about: '“{{title}}”',
    more_other: '“{{title}}”；另有 {{count}} 项。',
    all: '全部待办',
    calm: '现在无需处理',
  },
}
