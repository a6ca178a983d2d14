export const audit = {
  'event.apply': '报名培训或活动',
  'event.withdraw': '取消报名',
  'event.check-in': '签到',
  'event.attendance': '登记出席',
  'event.export': '导出报名名单',
  'eventApplication.moveUp': '候补转正',
  'eventApplication.cancel': '活动撤下后取消报名',
}
