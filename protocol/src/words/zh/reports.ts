export const screens = {
  'usercenter/download': '下载中心',
  'admin/reports': '企业报告',
}

export const audit = {
  'report-request.begin': '平台开始制作企业报告',
  'report-request.answer': '平台制作的企业报告已出具',
  'report-request.fail': '企业报告未能制作',
  'admin.hand-report': '交付企业报告',
  'admin.find-companies': '查找企业以交付报告',
  'admin.list-reports': '查看已交付报告列表',
  'admin.list-report-requests': '查看报告申请列表',
  'admin.retry-report': '重新生成企业报告（管理员）',
  'report.make': '生成企业报告',
  'report.retry': '重新生成企业报告',
  'report.request': '申请企业报告',
  'report.set-status': '确认企业报告状态',
}

export const waiting = {
  reportRequests_other: '{{count}} 个报告申请待处理',
}

/** What companies see. */
export const reports = {
  lead: '平台为您的企业出具的报告。',
  list: '报告',
  handed: '出具时间',
  size: '大小',
  fresh: '未下载',
  downloaded: '{{time}} 已下载',
  download: '下载',
  downloadOf: '下载 {{name}}',
  empty: '还没有报告',
  emptyCompany: '您可以在下方申请企业报告，平台出具后会通知您。',
  emptyOther: '企业报告面向企业账号提供。您的账号目前没有可下载的文件。',
  requests: '报告申请',
  requestsLead: '说明您需要了解的内容，平台工作人员会据此出具报告。',
  text: '申请内容',
  textHint: '例如：本企业在哈萨克斯坦投资的合规风险',
  missing: '请填写申请内容',
  submit: '提交申请',
  sent: '申请已提交，报告出具后会通知您',
  making: '报告正在生成，完成后会通知您',
  makingText: '正在生成一份报告，通常不到一分钟。完成后会通知您，也可以离开本页。',
  extract: '平台数据摘录报告',
  extractLead:
    '平台根据所存数据自动生成 PDF：企业资料与认证、需求与合作、服务订单、未到的期限，以及与贵企业行业和国家相关的法律和案例。这不是信用报告。',
  extractIn: '平台数据摘录报告（{{language}}）',
  language: '报告语言',
  number: '编号',
  make: '生成报告',
  retry: '重试',
  ask: '请工作人员出具报告',
  made: '已提交的申请',
  none: '您还没有提交过申请。',
}

/** States of a request, for the company and for who answers it. */
export const reportStates = { OPEN: '待处理', MAKING: '生成中', ANSWERED: '已出具', FAILED: '未能生成' }

/** What those see who hand them over. */
export const reportsDesk = {
  lead: '处理企业提出的报告申请，向企业交付报告文件。',
  views: '列表',
  requests: '报告申请',
  handed: '已交付的报告',
  company: '企业',
  text: '申请内容',
  state: '状态',
  at: '申请时间',
  name: '报告名称',
  handedAt: '交付时间',
  downloadedAt: '下载时间',
  notYet: '尚未下载',
  answer: '交付报告',
  hand: '交付报告',
  handTitle: '向企业交付报告',
  searchCompany: '按名称查找企业',
  noCompany: '没有找到企业，请更换关键词。',
  file: '报告文件',
  fileHint: 'PDF、Word、Excel、JPG 或 PNG，不超过 10 MB',
  missingCompany: '请选择企业',
  missingFile: '请上传报告文件',
  extract: '平台数据摘录报告',
  extractIn: '平台数据摘录报告（{{language}}）',
  retry: '重新生成',
  retried: '将重新生成，企业会收到通知',
  done: '报告已交付，企业会收到通知',
}
