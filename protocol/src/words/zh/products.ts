export const screens = {
  lawServiceProduct: '法律服务产品',
  'lawServiceProduct/list': '产品列表',
  'lawServiceProduct/details': '产品详情',
  'admin/products/team': '产品团队',
}

export const audit = {
  'product.set-team': '设定产品团队',
}

/** Law-service products, for everybody. */
export const products = {
  all: '全部',
  types: '产品类型',
  takes: '办理时间',
  days_other: '{{count}} 个工作日',
  byCase: '视案件而定',
  fee: '费用',
  members_other: '团队 {{count}} 位',
  team: '承办团队',
  teamText: '均为经平台核验的律师和机构。',
  ask: {
    title: '申请这项服务',
    text: '提交后由团队答复，确认范围和费用后再开始。提交申请不收费。',
    apply: '申请',
    signIn: '登录后申请',
    question: '先问一个问题',
  },
  /** In the place of that, to the team itself. */
  ofTeam: {
    text: '您是本产品承办团队的成员。客户的申请在团队咨询中查看和答复。',
    open: '查看团队咨询',
  },
}

/** Their teams, for editors. */
export const productsDesk = {
  lead: '团队成员在产品页面公开显示，并答复客户就产品提出的咨询。',
  title: '承办团队',
  text: '从已认证的律师和机构中选择，最多 {{most}} 方；页面按这里的顺序显示。新加入的成员会收到通知。',
  chosen: '团队成员',
  search: '按名称查找律师或机构',
  none: '没有找到已认证的律师或机构',
  add: '添加{{name}}',
  remove: '移除{{name}}',
  up: '将{{name}}上移',
  notVerified: '认证已失效或账号停用：不再显示，也不能查看咨询',
  save: '保存团队',
  saved: '团队保存成功',
  theirs: '团队刚被他人修改。现在的成员：{{names}}。您的选择还在表单里；再次保存将以您的为准。',
  nobody: '没有成员',
  back: '返回产品',
}
