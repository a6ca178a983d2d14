export const audit = {
  'event.apply': '报名培训或活动',
  'event.withdraw': '取消报名',
  'event.check-in': '签到',
  'event.attendance': '登记出席',
  'event.export': '导出报名名单',
  'eventApplication.moveUp': '候补转正',
  'eventApplication.cancel': '活动撤下后取消报名',
}

/** The table of those who applied, as it is downloaded. */
export const eventsFile = {
  file: '报名名单',
  columns: {
    number: '序号',
    name: '姓名',
    company: '单位',
    account: '账号',
    state: '状态',
    appliedAt: '报名时间（北京时间）',
    note: '备注',
    certificate: '证书编号',
  },
  states: {
    CONFIRMED: '已确认',
    WAITING: '候补',
    WITHDRAWN: '已取消报名',
    ATTENDED: '已出席',
    CANCELLED: '活动取消',
  },
}
