/** Feeds that readers subscribe to. */
export const feeds = {
  title: '{{kind}} · {{portal}}',
}

/** What each kind of publication is called where several stand together. */
export const publicationKinds = {
  policy: '政策文件',
  news: '新闻动态',
  dynamic: '服务动态',
  notice: '通知公告',
  article: '热点文章',
  ask: '问答',
  case: '案例分享',
  interview: '专家访谈',
  research: '研究成果',
  training: '教育培训',
  activity: '活动报名',
  product: '法律服务产品',
}
