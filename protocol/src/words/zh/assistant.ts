export const screens = {
  'service/aiLegal': '智能问法',
  'admin/aiLegal': '问法反馈',
  'admin/aiLegal/detail': '问法反馈详情',
}

export const audit = {
  'assistant.ask': '智能问法提问',
  'assistant.write': '由模型撰写回答',
  'assistant.remove': '删除问法对话',
  'assistant.clear': '清空问法记录',
  'assistant.consent': '同意或撤回向境外模型发送',
  'assistant.rate': '评价问法回答',
  'assistant.feedback-list': '查看问法反馈列表',
  'assistant.feedback-read': '查看问法反馈',
  'assistant.feedback-seen': '标记问法反馈已看',
}

export const waiting = {
  answerFeedback_other: '{{count}} 条“没有帮助”的反馈待查看',
}

/** An answer with the passages that it rests on: for who asked, and for the desk. */
export const assistant = {
  states: {
    FOUND: '已找到依据',
    UNANSWERED: '未找到依据',
    WRITING: '正在生成',
    ANSWERED: '已回答',
    STOPPED: '已停止',
    FAILED: '生成中断',
  },
  answer: '回答',
  generated: 'AI 生成',
  generatedBy: '由 {{name}} 的模型生成，每句都与所引原文核对过',
  checked_other: '已核对 {{count}} 句',
  restsOn: '依据 {{list}}',
  articles_other: '{{count}} 条条文',
  cases_other: '{{count}} 件案例',
  questions_other: '{{count}} 个答复过的问题',
  cite: '依据 {{number}}：{{title}}',
  found: {
    title: '找到的依据',
    text: '平台按您的问题检索法律条文、案例和答复过的问题，找到 {{list}}。以下按国家排列，并标出与问题最有关的语句。',
    countries: '涉及{{list}}。',
    named: '您在问题中直接引用的条文排在最前。',
  },
  /** What was removed, and why. */
  removed_other: '有 {{count}} 句与依据不符，已删去。',
  removedWhy: '查看说明',
  removalReasons: {
    NO_CITATION: '没有注明依据',
    UNKNOWN_PASSAGE: '注明的依据不存在',
    QUOTE: '引文与原文不符',
    ARTICLE: '条号与依据不符',
    NUMBER: '数字在依据中没有',
    DATE: '日期在依据中没有',
    NEGATION: '可与不可的意思与依据相反',
    NOT_IN_FORCE: '把失效或尚未施行的法律当作现行法律',
    UNHELD_LAW: '提到了依据以外的法律或案例',
  },
  /** The passages. */
  passages: {
    title: '依据',
    hint: '点句中编号可定位',
    near: '最接近的内容',
    forQuestion: '问题：{{question}}',
    version: '版本 {{date}} 起',
    party: '自 {{date}} 起对{{country}}生效',
    notRecorded: '{{date}} 的版本，施行日期未记载',
    decided: '{{date}} 裁判',
    named: '您引用的',
    answered: '答复过的问题',
    other: '其他',
    treaties: '国际条约',
    kinds: { law: '法律条文', case: '案例', answered: '答复过的问题' },
    openLaw: '打开条文',
    openCase: '打开案例',
    openAnswered: '打开问答',
    notInForce: '此条文不是现行有效的，不能单独作为依据。',
    more: '显示全文',
    less: '收起',
  },
}

/** The page where it is asked. */
export const askLaw = {
  lead: '只依据平台收录的法律、案例和答复过的问题回答，每一句都标出处；找不到依据时会直接告诉您。',
  description:
    '就上合国家的法律提问：平台从收录的法律条文、裁判案例和答复过的问题中找出依据，中文、英文、俄文均可提问。',
  left_other: '今日还可提问 {{count}} 次',
  disclaimer:
    '回答仅供了解法律规定，不构成法律意见；平台不是中介机构，不对因此产生的纠纷承担责任。引用前请核对条文的现行版本。',
  conversation: '问答',
  /** Before anything is asked. */
  welcome: {
    title: '想了解哪条法律规定？',
    text: '用自己的话提问，写明事情涉及哪个国家。也可以直接写条文，如“民法典第五百七十七条”。',
    examplesLabel: '例如',
    examples: [
      '俄罗斯客户逾期两个月没有付款，能不能解除合同并要求赔偿？',
      '哈萨克斯坦的劳动合同试用期最长多久？',
      '中国的仲裁裁决在印度怎样申请承认和执行？',
    ],
  },
  history: {
    title: '提问记录',
    new: '新问题',
    today: '今天',
    earlier: '更早',
    none: '您的提问会列在这里，只有您能看到，随时可以删除。',
    more: '更多记录',
    remove: '删除“{{title}}”',
    removeTitle: '删除这组问答？',
    removeText: '“{{title}}”及其中的追问和回答将被删除，无法恢复。',
    removeYes: '删除',
    removed: '已删除',
    clear: '清除记录',
    clearTitle: '清除全部提问记录？',
    clearText: '您的全部提问和回答将被删除，无法恢复。',
    clearYes: '全部删除',
    cleared: '提问记录已清除',
    keep: '保留',
    missing: '这组问答不存在，可能已经删除',
    /** To visitors. */
    visitor: '未登录时，提问只留在本标签页中，关闭即消失。登录后可以保存记录、继续追问。',
    visitorModel: '未登录时只列出依据，提问也只留在本标签页中。登录后可以由模型撰写回答，并保存记录。',
    signIn: '登录',
    forgetTab: '清除本页问答',
  },
  /** The form of a question. */
  composer: {
    title: '提问',
    label: '您的问题',
    first: '写下您的问题……',
    next: '继续追问，或换一个问题……',
    country: '哪个国家的法律',
    anyCountry: '不限国家',
    send: '提问',
    keys: '按 Ctrl + Enter 发送',
    counter: '{{length}} / {{most}}',
    noPersonal: '请勿写入姓名、证件号码、账号和商业秘密。',
    writes: '由模型撰写回答',
    writesHint: '问题和找到的依据将发送给 {{recipient}}（{{country}}）；证件号码、电话和邮箱会先隐去。',
    consentLabel: '我同意将问题发送至境外',
    consentText:
      '撰写回答的模型由 {{recipient}} 提供，位于境外（{{country}}）。发送的是您的问题、本组问答的前几个问题和找到的依据，证件号码、电话和邮箱会先隐去；不发送您的账号信息。不同意也可以提问，平台只列出依据。',
    consented: '您已同意将问题发送给位于境外的 {{recipient}}（{{country}}）。',
    meaningHint:
      '为按含义查找依据，问题还会发送给 {{recipient}}（{{country}}）；证件号码、电话和邮箱会先隐去。',
    meaningText:
      '按含义查找依据的模型由 {{recipient}} 提供，位于境外（{{country}}）。发送的只有您的问题和本组问答的上一个问题，证件号码、电话和邮箱会先隐去；不发送您的账号信息。不同意也可以提问，平台只按词语查找。',
    meaningLabel: '我同意为按含义查找将问题发送至境外',
    meaningConsented: '您已同意为按含义查找将问题发送给位于境外的 {{recipient}}（{{country}}）。',
    withdraw: '撤回同意',
    withdrawn: '已撤回，今后的问题不再发送至境外',
    limitTitle: '今天的提问次数已用完',
    limitText: '明天零点（北京时间）恢复。现在可以检索法律，或向平台提交咨询。',
    toSearch: '检索法律',
    toConsult: '提交咨询',
    asking: '正在检索法律、案例和答复过的问题……',
  },
  /** Below an answer. */
  foot: {
    writing: '正在生成……',
    stop: '停止',
    copy: '复制并附出处',
    copied: '回答和出处已复制',
    up: '有帮助',
    down: '没有帮助',
    thanks: '谢谢，已记下',
    takenBack: '已撤回评价',
    complain: '投诉',
    stopped: '您停止了生成，以下是已核对的部分。',
    stoppedNothing: '您在写出第一句之前停止了生成。找到的依据仍可查看。',
    failed: '生成中断了，以下是已核对的部分。找到的依据仍可查看。',
    failedNothing: '模型没有写出回答。找到的依据仍可查看。',
    nothingHeld: '模型写的句子都与依据不符，已全部删去。请看找到的依据。',
    retry: '重新生成',
  },
  feedback: {
    title: '哪里没有帮上忙？',
    text: '平台的工作人员会看到这个问题、回答和您写的原因，看不到是谁问的。',
    reason: '原因',
    reasonHint: '可以不写。例如：引用的条文与问题无关、遗漏了重要规定、条文版本过时。',
    send: '提交',
  },
  /** Nothing held answers the question. */
  unanswered: {
    title: '平台收录的内容回答不了这个问题',
    text: '没有找到能够作为依据的条文、案例或答复过的问题，因此不作推测。',
    nearText: '以下内容只是最接近的，并不回答这个问题，因此不作推测。',
    near: '最接近的：',
    next: '可以这样继续，问题会自动带过去',
    lookup: '申请查明',
    lookupText: '由专业人员查明域外法律，书面答复',
    consult: '提交咨询',
    consultText: '平台工作人员答复，免费',
    demand: '发布需求',
    demandText: '律师报名承办，由您选择',
  },
  partial: {
    title: '提问时检索服务仍在准备中',
    text: '法律、案例和问答当时还没有全部载入，因此不能断定平台的文本是否回答了这个问题。请稍后重新提问。',
    found: '提问时检索服务仍在准备中，这里可能不是全部相关内容。请稍后重新提问。',
    again: '重新提问',
  },
  askedBefore: '有人问过：',
  /** What a complaint begins with. */
  complaint: {
    title: '对智能问法回答的投诉',
    text: '问题：{{question}}\n提问时间：{{time}}\n\n投诉的内容：',
  },
  /** What is copied beside the answer. */
  copied: {
    question: '问题：{{question}}',
    generated: '【AI 生成】以下回答由 {{name}} 的模型生成，仅供参考。',
    sources: '出处：',
    from: '{{portal}}，{{date}}',
  },
}

/** The link from a search to asking. */
export const askInstead = {
  ask: '当作问题来问',
}

/** What readers thought of answers, for the desk. */
export const assistantDesk = {
  lead: '用户对智能问法回答的评价。不显示提问人；问题中的证件号码、电话和邮箱已隐去。',
  list: '问法反馈',
  keywordHint: '问题或原因',
  question: '问题',
  state: '回答',
  verdict: '评价',
  verdicts: { UP: '有帮助', DOWN: '没有帮助' },
  seen: '查看情况',
  seenStates: { no: '未看', yes: '已看' },
  givenAt: '评价时间',
  seenAt: '{{date}} 已看',
  noneTitle: '还没有反馈',
  noneText: '用户评价回答后，会列在这里。',
  facts: '反馈信息',
  language: '语言',
  reason: '用户写的原因',
  noReason: '用户没有写原因。',
  askedQuestion: '用户的问题',
  noAnswer: '没有由模型撰写的回答，用户看到的是下列依据。',
  generator: '模型提供方',
  markSeen: '标记为已看',
  marked: '已标记为已看',
}
