export const screens = {
  'admin/evaluations': '评价审核',
  'admin/evaluations/detail': '审核评价',
}

export const audit = {
  'evaluation.add': '提交评价',
  'evaluation.reply': '回复评价',
  'evaluation.list': '查看送审评价列表',
  'evaluation.read': '查看送审评价',
  'evaluation.approve': '通过评价审核',
  'evaluation.reject': '驳回评价',
  'evaluation.take-down': '下架评价',
  'evaluation.take-down-reply': '下架对评价的回复',
  'evaluation.assign': '指定评价审核人',
}

export const waiting = {
  evaluations_other: '{{count}} 条评价待审核',
}

/** What those for whom work was done say of it. */
export const evaluations = {
  title: '评价',
  /** What is left once the work is completed. */
  next: {
    who: '还可以评价',
    title: '工作已完成，请评价',
    text: '只能评价一次，审核后展示；往来和办理记录会一直保留。',
    open: '去评价',
  },
  states: { REVIEWING: '审核中', DISPLAYED: '已展示', REJECTED: '未展示' },
  /** Of a picture of stars. */
  stars_other: '{{count}} 星，满分 5 星',
  field: '评分',
  /** One to five. */
  levels: ['很不满意', '不满意', '一般', '满意', '非常满意'],
  content: '您的评价',
  contentHint: '说说办理是否及时、是否说得清楚、结果如何。请勿写入姓名、电话等个人信息；最多 2000 字。',
  add: '提交评价',
  addLead: '每次合作只能评价一次，审核后展示。只会因违法、涉及隐私或与事项无关而不予展示，不会因为评价不高。',
  added: '评价已提交，审核后展示',
  starsMissing: '请选择星级',
  reviewing: '平台正在审核，通过后展示。',
  rejected: '这条评价没有展示，原因：{{reason}}',
  replyTakenDown: '您的回复已被平台下架，只有您能看到，原因：{{reason}}',
  of: '关于{{title}}',
  answer: '服务方回复',
  answerField: '您的回复',
  answerHint: '只能回复一次，所有人可见；最多 2000 字。',
  answerSend: '提交回复',
  answered: '回复成功',
  list: '评价',
  average: '{{average}} 分',
  count_other: '{{count}} 条评价',
  few_other: '{{count}} 条评价，满 {{least}} 条后显示平均分',
  none: '还没有评价',
  noneText: '合作或订单完成后，需求方可以作出评价，审核后显示在这里。',
  more: '更多评价',
}

/** The moderators' queue of evaluations. */
export const evaluationsDesk = {
  lead: '等待时间最长的排在最前。只有违法、涉及隐私或与事项无关的评价可以驳回，不能因为评价不高而驳回。',
  list: '评价',
  keywordHint: '评价内容',
  state: '状态',
  stars: '评分',
  content: '评价内容',
  provider: '服务方',
  author: '评价人',
  about: '评价事项',
  language: '撰写语言',
  facts: '评价信息',
  fault: '理由',
  reason: '说明',
  replyFault: '下架回复的理由',
  replyReason: '回复下架说明',
  faultMissing: '请选择属于哪一种',
  faults: { UNLAWFUL: '内容违法', PRIVATE: '涉及隐私', OFF_MATTER: '与事项无关' },
  approve: '通过',
  reject: '驳回',
  takeDown: '下架评价',
  takeDownReply: '下架回复',
  approveTitle: '通过这条评价？',
  approveText: '评价将立即公开展示，并通知双方。',
  rejectTitle: '驳回这条评价',
  rejectText: '评价不会展示，评价人会收到您填写的原因。评价不高不是驳回的理由。',
  takeDownTitle: '下架这条评价',
  takeDownText: '评价将不再展示，评价人会收到您填写的原因。评价不高不是下架的理由。',
  takeDownReplyTitle: '只下架服务方的回复',
  takeDownReplyText: '回复将不再展示，评价照常展示；服务方会收到您填写的原因，不能再次回复。',
  approved: '已通过，评价开始展示',
  rejected: '已驳回',
  takenDown: '已下架',
  replyTakenDown: '回复已下架',
  reasons: [
    '内容含有侮辱、诽谤或其他违法言论。',
    '内容含有他人的姓名、电话、证件号码等个人信息。',
    '内容透露了委托事项中的商业秘密或案情细节。',
    '内容与这次合作或订单无关。',
  ],
  history: {
    add: '提交评价',
    approve: '审核通过，开始展示',
    reject: '审核驳回',
    takeDown: '被平台下架',
    takeDownReply: '回复被平台下架',
  },
}
