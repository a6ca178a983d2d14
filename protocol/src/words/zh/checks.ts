export const screens = {
  'legal/check': '引用核对',
}

/** What is found of citations, and what readers are asked for. */
export const checks = {
  lead: '粘贴文书、合同或论文，或从文件读取文字，逐条核对其中引用的法律、条文和案例：名称、条号是否正确，在所选日期是否有效。文字和文件只用于本次核对，平台不保存。',
  form: {
    title: '要核对的文字',
    file: '从文件读取',
    fileHint: 'Word（.docx）或 PDF，不超过 {{size}}。文字读出后显示在下方，文件随即丢弃。',
    reading: '正在读取 {{name}}…',
    read: '已读取 {{name}}，请核对文字后提交。',
    text: '文字',
    textHint: '最多 {{most}} 字。中文、英文、俄文均可，可以混排。',
    on: '按哪一天的法律核对',
    submit: '核对引用',
    clear: '清空',
  },
  result: {
    title: '核对结果',
    found_other: '共发现 {{count}} 处引用，按 {{date}} 有效的版本核对。',
    cut: '引用过多，仅核对了前 {{most}} 处，请拆分后核对其余部分。',
    stale: '文字或日期已改动，请重新核对。',
    none: '没有发现引用',
    noneHint: '文字中没有可识别的法律、条文或案号。请写明法律名称和条号，例如“《民法典》第五百七十七条”。',
    all: '全部',
    filter: '按结果筛选',
    text: '文字与标记',
    list: '引用清单',
    previous: '上一处',
    next: '下一处',
    place: '{{current}} / {{total}}',
    download: '下载清单',
    as: '下载清单：{{format}}',
    inText: '在文字中查看第 {{number}} 处',
    version: '自 {{date}} 起施行的版本',
    noTitle: '平台没有收录',
    note: '核对以平台收录的文本为准，不构成法律意见；未收录或未找到的引用请以官方来源为准。',
  },
  columns: {
    number: '序号',
    written: '文中引用',
    mark: '结果',
    title: '对应的法律或案例',
  },
  marks: {
    exact: '一致',
    nameDiffers: '名称不符',
    notInForce: '当日非现行有效',
    articleMissing: '无此条文',
    notFound: '未找到',
    notHeld: '未收录',
  },
  reasons: {
    formerName: '这是旧名称或其他名称',
    similarName: '没有这样名称的法律，可能是指此法',
    repealed: '已于 {{date}} 废止',
    lapsed: '已失效',
    notYet: '尚未施行，自 {{date}} 起施行',
    unconfirmed: '效力级别尚未标明，是否现行有效待核定',
    articleNotYet: '该条自 {{date}} 起施行',
    laterNotHeld: '自 {{date}} 起施行更新的版本，平台未收录',
    versionNotHeld: '当日有效的版本未收录，最早收录的版本自 {{date}} 起施行',
    digest: '平台只收录该法的条文摘要，没有这一条',
  },
}

/** The table of what was found. */
export const checkFile = {
  name: '引用核对结果（按 {{date}} 的法律）',
  columns: {
    number: '序号',
    written: '文中引用',
    mark: '结果',
    reason: '说明',
    title: '对应的法律或案例',
    article: '条款',
    country: '国家或地区',
    versionFrom: '版本施行日期',
    address: '固定地址',
  },
}
