/** What the search of laws and the search of cases have in common. */
export const search = {
  tabs: { label: '检索对象', laws: '法律法规', cases: '司法案例', everything: '全站搜索' },
  form: {
    field: '检索范围',
    text: '全文',
    title: '标题',
    submit: '检索',
    more: '更多条件',
    sort: '排序',
    relevance: '相关度',
  },
  filters: {
    label: '筛选',
    applied: '已选条件',
    clear: '清除全部条件',
    showAll: '展开全部',
    showFewer: '收起',
  },
  languages: { label: '文本语言', all: '全部语言' },
  asked: {
    label: '以前问过：',
    hint: '答复过这些问题的条文排得更靠前',
  },
  also: {
    label: '同时检索了：',
    language: '（{{language}}）',
    glossary: '在法律术语表中查看“{{term}}”',
  },
  results: {
    label: '检索结果',
    incomplete: '检索库正在载入，结果尚不完整，请稍后再试。',
    didYouMean: '您是不是要找：',
    preferred: {
      named: '{{countries}}法律在前（问题已指明）',
      chosen: '{{countries}}法律在前（您的选择）',
      suggested: '{{countries}}法律在前（问题所涉）',
      language: '{{countries}}法律在前（按界面语言）',
    },
    apply: '申请查明',
    pastEnd: '已超出最后一页',
    pastEndHint: '结果共 {{pages}} 页。',
    lastPage: '查看最后一页',
  },
  table: {
    label: '下载结果',
    as: '下载结果：{{format}}',
    first: '仅前 {{most}} 条',
  },
  find: {
    label: '在本文中查找',
    count: '{{current}} / {{total}}',
    none: '没有找到',
    previous: '上一处',
    next: '下一处',
  },
}
