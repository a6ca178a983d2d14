export const screens = {
  search: '全站搜索',
}

/** One search over all that is published. */
export const find = {
  lead: '法律法规、案例、法律需求、服务、律师与机构、咨询问答、资讯与研究，一次搜索。',
  keyword: '搜索词',
  hint: '法律名称、案号、关键词，或用日常语言提问',
  kind: '类别',
  kinds: {
    law: '法律法规',
    case: '案例',
    requirement: '法律需求',
    service: '服务',
    provider: '律师与机构',
    consultation: '咨询问答',
    publication: '资讯与研究',
    post: '论坛帖子',
    template: '合同范本',
  },
  publicationKinds: { label: '资讯与研究的类型', all: '全部类型' },
  more: '“{{kind}}”全部 {{count}} 条结果',
  narrow: {
    law: '在法律检索中按条件筛选',
    case: '在案例检索中按条件筛选',
    requirement: '在需求列表中按条件筛选',
    service: '在服务列表中按条件筛选',
    provider: '在服务方名录中按条件筛选',
    consultation: '在已发布咨询中按条件筛选',
    post: '在法律论坛中按条件筛选',
    template: '在合同范本中按条件筛选',
  },
  nothing: '没有找到相关内容',
  nothingText: '请换一种说法，或用另一种语言再试。',
  readAfterSignIn: '登录后还可按正文内容查找。',
}

/** Columns of the table of publications found. */
export const foundFile = { kind: '类型', publishedOn: '发布日期' }
