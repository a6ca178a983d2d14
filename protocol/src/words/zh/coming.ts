export const screens = {
  'service/aiLegal': '智能问法',
}
