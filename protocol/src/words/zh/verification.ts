export const screens = {
  'admin/verifications': '资料审核',
  'admin/verifications/detail': '审核详情',
}

export const audit = {
  'admin.approve-verification': '通过资料审核',
  'admin.list-verifications': '查看送审资料列表',
  'admin.read-verification': '查看送审资料',
  'admin.revoke-verification': '撤销认证',
  'admin.reject-verification': '驳回资料审核',
}

export const waiting = {
  verifications_other: '{{count}} 份资料待审核',
}

/** The queue of what waits to be verified. */
export const verification = {
  lead: '等待时间最长的排在最前。通过后立即生效；驳回时须说明原因。',
  name: '名称或姓名',
  username: '用户名',
  userType: '用户类型',
  state: '状态',
  kind: '类别',
  change: '资料变更',
  registration: '注册资料',
  submittedAt: '提交时间',
  keywordHint: '名称、姓名或用户名',
  account: '账号',
  phone: '手机号',
  email: '邮箱',
  registeredAt: '注册时间',
  decidedAt: '处理时间',
  decidedBy: '处理人',
  reason: '驳回原因',
  data: '资料',
  field: '项目',
  given: '提交的内容',
  valid: '现行有效',
  changed: '有变更',
  changes_other: '{{count}} 项有变更',
  approve: '通过',
  approveTitle: '通过这份资料？',
  approveText: '“{{name}}”的资料将立即生效，并向对方发送通知。',
  reject: '驳回',
  rejectTitle: '驳回这份资料？',
  rejectText: '“{{name}}”会收到您填写的原因，可修改后重新提交。',
  revoke: '撤销认证',
  revokeTitle: '撤销“{{name}}”的认证？',
  revokeText:
    '对方会收到原因，并须重新提交资料。在此之前，其发布的内容不再显示，未确定合作的报名随即结束；进行中的合作继续，合作方会收到通知。',
  revoked: '认证已撤销',
  revokeReasons: [
    '执业证已到期或被注销。',
    '营业执照已被吊销或注销。',
    '登记信息已变更，请更新资料后重新提交。',
  ],
  approved: '已通过',
  rejected: '已驳回',
  openImage: '打开原图',
  states: { PENDING: '待审核', VERIFIED: '已认证', REJECTED: '未通过' },
  submissions: {
    PENDING: '待审核',
    APPROVED: '已通过',
    REJECTED: '已驳回',
    SUPERSEDED: '已被新资料替代',
  },
  reasons: [
    '营业执照图片不清晰，请重新上传。',
    '名称与证照不一致，请核对后重新提交。',
    '证件号码无法核实，请核对后重新提交。',
    '执业证信息无法核实，请核对后重新提交。',
    '资料不完整，请补充后重新提交。',
  ],
  history: {
    submit: '提交资料',
    resubmit: '重新提交资料',
    approve: '审核通过',
    reject: '审核驳回',
    revoke: '撤销认证',
  },
}
