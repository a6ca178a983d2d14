/** What kind of legal help is meant, whether somebody needs or offers it. */
export const help = {
  fields: {
    type: '服务类型',
    businessType: '业务领域',
    disputeType: '争议类型',
    translationPair: '翻译语种',
    regions: '涉及国家或地区',
  },
  regionsHint: '可选多个，最多 8 个。',
}
