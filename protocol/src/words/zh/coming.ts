export const screens = {
  'service/aiLegal': '智能问法',
  'service/contract': '合同范本',
  'service/contract/detail': '范本详情',
  'communication/forum': '法律论坛',
  'communication/forum/detail': '帖子详情',
  'usercenter/myBBS': '我的帖子',
}

export const posts = {
  lead: '您在法律论坛发布的帖子。',
  empty: '法律论坛正在建设中',
  emptyText: '论坛开放后，您发布的帖子和收到的评论会显示在这里。在此之前，您可以检索法律法规，或与我们联系。',
}
