export const screens = {
  'service/aiLegal': '智能问法',
  'service/contract': '合同范本',
  'service/contract/detail': '范本详情',
}
