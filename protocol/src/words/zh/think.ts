export const screens = {
  think: '智库',
}

/** The think tank: what experts say, discuss and study, and where they work. */
export const think = {
  lead: '专家访谈、同行讨论、研究成果和专业机构，汇集一处。',
  more: '查看全部',
  noneTitle: '智库还没有内容',
  noneText: '专家访谈、研究成果、论坛讨论和专业机构发布后会显示在这里。',
  interviews: { title: '专家访谈', lead: '听一线律师、仲裁员和学者谈办案与制度' },
  research: { title: '研究成果', lead: '国别研究、专题报告与办案指引' },
  forum: { title: '法律论坛', lead: '同行正在讨论的问题', comments_other: '{{count}} 条回复' },
  institutions: { title: '专业机构', lead: '公证、调解、仲裁、鉴定和法律援助机构' },
}
