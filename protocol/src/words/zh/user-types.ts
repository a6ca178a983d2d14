/** What the types of users are called. */
export const userTypes = {
  PERSON: '个人',
  ENTERPRISE: '企业',
  LAWYER: '律师',
  LAW_OFFICE: '律师事务所',
  TRANSLATE: '翻译机构',
  OTHER: '其他机构',
  ADMIN: '管理员',
}
