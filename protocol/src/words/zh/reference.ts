export const screens = {
  'admin/dictionaries': '字典维护',
}

export const audit = {
  'admin.save-country': '保存国家',
  'admin.save-dictionary-entry': '保存字典项',
}

/** The editor's screen. */
export const dictionaries = {
  lead: '各处下拉选项所用的词条。代码不可更改；不再使用的词条可以隐藏，已有数据不受影响。',
  type: '字典',
  types: {
    COUNTRY: '国家',
    INDUSTRY: '行业',
    SPECIALTY_AREA: '专业领域',
    DISPUTE_TYPE: '纠纷类型',
    TRANSLATION_PAIR: '翻译语种',
    CONSULTATION_TYPE: '咨询类型',
    SERVICE_TYPE: '服务类型',
    COMPANY_SIZE: '企业规模',
    WORKING_LANGUAGE: '工作语言',
    PROVIDER_KIND: '服务方类型',
    AGENCY_TYPE: '机构类型',
    PRIORITY: '紧急程度',
    USER_TYPE: '用户类型',
    LAW_EFFECT_LEVEL: '效力级别',
    LAW_TIMELINESS: '时效',
    LAW_CATEGORY: '法律部门',
    LAW_KIND: '法规种类',
    CASE_TYPE: '案件类型',
    CASE_DOCUMENT_TYPE: '文书类型',
    CASE_SECTION: '裁判文书部分',
    PARTY_ROLE: '当事人地位',
    LANGUAGE: '语言',
  },
  code: '代码',
  codeHint: '大写字母、数字和下划线；保存后不可更改',
  countryCodeHint: 'ISO 3166 的两个大写字母；保存后不可更改',
  position: '顺序',
  isHidden: '隐藏',
  hidden: '已隐藏',
  shown: '显示中',
  showing: '显示',
  closed: '此字典的代码由平台规则使用，不能新增词条',
  add: '新增词条',
  edit: '修改',
  addTitle: '新增词条',
  editTitle: '修改词条 {{code}}',
  codeTaken: '已有这个代码',
  badCode: '代码格式不正确',
  badPosition: '请输入 0 至 10000 的整数',
}
