export const citations = {
  card: {
    loading: '正在读取…',
    failed: '暂时无法显示，可点击打开。',
    judged: '{{date}} 裁判',
    from: '{{date}} 起施行的版本',
    provisionFrom: '本条或其部分自 {{date}} 起施行',
    notRecorded: '{{date}} 的版本，施行日期未记载',
    notHeld_other: '平台收录了该法律的 {{count}} 条，其中没有所引的这一条。',
    nearest: '邻近条文：{{articles}}',
    actNotHeld: '已知该法律文件，但平台尚未收录；点击可检索或申请查明。',
  },
  changed: '所引条文自 {{date}} 起已修改',
  changedMark: '已改',
  citedBy: {
    title: '被引用',
    none: '平台收录的法律和案例中没有引用。',
    articles_other: '{{count}} 个法律条文',
    cases_other: '{{count}} 件案例',
    more: '显示更多',
    label: '引用它的法律条文和案例',
  },
}
