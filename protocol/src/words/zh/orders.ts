export const screens = {
  'content/service/cooperation': '服务合作',
  'content/service/cooperationDetail': '合作详情',
}

export const audit = {
  'order.add': '下单服务',
  'order.connect': '确认已与需求方联系',
  'order.process': '开始办理订单',
  'order.complete': '确认订单完成',
  'order.cancel': '取消订单',
  'order.abandon': '订单因服务方认证失效而结束',
  'order.demanderNotVerified': '订单因需求方认证失效而结束',
  'order.demanderLeft': '订单因需求方注销而取消',
  'order.providerLeft': '订单因服务方注销而取消',
}

/** What both sides of an order call its parts, states and moves. */
export const orders = {
  code: '订单 {{code}}',
  orderedAt: '{{date}} 下单',
  individual: '个人用户',
  states: {
    TO_BE_CONNECTED: '待对接',
    CONNECTED: '已对接',
    PROCESSING: '办理中',
    COMPLETED: '已完成',
    CANCELLED: '已取消',
  },
  state: '订单状态',
  /** On buttons. */
  actions: {
    communicated: '确认已对接',
    processing: '开始办理',
    completed: '确认完成',
    cancel: '取消订单',
  },
  /** What happened to an order. */
  history: {
    order: '下单',
    communicated: '已对接，互相公开联系方式',
    processing: '开始办理',
    completed: '服务方确认完成',
    cancel: '订单取消',
    abandon: '服务方不再通过认证，订单终止',
    demanderNotVerified: '需求方不再通过认证，订单终止',
    demanderLeft: '需求方已注销，订单取消',
    providerLeft: '服务方已注销，订单取消',
  },
  /** Of moves that either side may make. */
  historyBy: {
    demander: { cancel: '需求方取消订单' },
    provider: { cancel: '服务方取消订单' },
  },
  toThread: '查看往来',
  /** Whose turn it is, to whoever placed the order and to whoever received it. */
  turn: {
    PLACED: {
      TO_BE_CONNECTED: {
        who: '等服务方',
        title: '等服务方与您联系',
        text: '服务方确认对接后，双方的联系方式互相公开。在此之前可以在往来中留言。',
      },
      CONNECTED: {
        who: '等服务方',
        title: '已对接，等服务方开始办理',
        text: '双方联系方式已公开，可以在往来中商定做法和费用。',
      },
      PROCESSING: {
        who: '等服务方',
        title: '服务方正在办理',
        text: '办理完成后由服务方确认。有问题请在往来中与对方沟通。',
      },
      COMPLETED: {
        who: '已完成',
        title: '订单已完成，记录会一直保留',
        text: '往来、联系方式和评价都保留在这里。',
      },
      CANCELLED: { who: '已取消', title: '订单已取消', text: '经过见“进展”。服务仍在展示时，可以再次下单。' },
    },
    RECEIVED: {
      TO_BE_CONNECTED: {
        who: '现在轮到您',
        title: '与需求方联系，确认对接',
        text: '先在往来中回复对方；确认对接后，双方的联系方式互相公开。',
      },
      CONNECTED: {
        who: '现在轮到您',
        title: '谈妥后开始办理',
        text: '开始办理时可以写明预计完成日期，需求方会收到通知。',
      },
      PROCESSING: {
        who: '现在轮到您',
        title: '按约定办理，完成后确认',
        text: '交付结果后请确认完成，需求方随后可以评价。',
      },
      COMPLETED: {
        who: '已完成',
        title: '订单已完成，记录会一直保留',
        text: '往来、联系方式和评价都保留在这里。',
      },
      CANCELLED: { who: '已取消', title: '订单已取消', text: '经过见“进展”，往来和记录会一直保留。' },
    },
  },
  expected: '预计 {{date}} 完成。',
}

/** An order's own page. */
export const order = {
  steps: {
    label: '进展步骤',
    ordered: '下单',
    connected: '已对接',
    processing: '办理中',
    completed: '已完成',
    cancelled: '已取消',
    expected: '预计 {{date}}',
  },
  history: '进展',
  contacts: '联系方式',
  contactsText: '双方的联系方式已互相公开。',
  given: '您留的联系方式',
  givenText: '服务方确认对接后可以看到。',
  givenOver: '订单已取消，服务方看不到这些联系方式。',
  ordered: '订购内容',
  asOf: '下单时（{{date}}）的内容',
  content: '服务详情（下单时全文）',
  service: '服务',
  openService: '查看服务',
  description: '服务简介',
  language: '撰写语言',
  note: '您的说明',
  theirNote: '需求方的说明',
  fee: '报价',
  days: '所需时间',
  firm: '签约机构',
  changed: '服务在下单后有过修改，这里是下单时的内容。',
  notOffered: '这项服务目前不再展示，这里是下单时的内容。',
  /** To whoever placed the order and to whoever received it. */
  cancelText: {
    PLACED: '不再需要？完成之前都可以取消，对方会收到通知。',
    RECEIVED: '无法承接？完成之前都可以取消，需求方会收到通知。',
  },
  cancelTextBecause: {
    PLACED: '不再继续？完成之前都可以取消，对方会看到您填写的原因。',
    RECEIVED: '无法继续办理？完成之前都可以取消，需求方会看到您填写的原因。',
  },
}

/** What both sides are asked before they move an order, and what they are told. */
export const orderMoves = {
  communicated: {
    title: '确认已与需求方（{{name}}）对接？',
    text: '“{{title}}”双方的联系人、电话和邮箱将互相公开，对方会收到通知。',
    done: '已确认对接，双方联系方式已公开',
  },
  processing: {
    title: '开始为{{name}}办理？',
    text: '“{{title}}”将进入办理，对方会收到通知。',
    done: '已开始办理',
  },
  completed: {
    title: '确认已为{{name}}办理完成？',
    text: '“{{title}}”的订单随之结束，对方可以作出评价；往来和记录会一直保留。',
    done: '订单已确认完成',
  },
  cancel: {
    title: '取消这份订单？',
    text: '“{{title}}”的订单将取消，不能恢复，对方会收到通知。',
    done: '取消合作成功',
  },
}

/** The orders that the reader placed and received. */
export const ordersList = {
  lead: '您订购的服务，和订购您服务的订单，各自走到哪一步、轮到谁。',
  leadPlaced: '您订购的服务，各自走到哪一步、轮到谁。',
  sides: { label: '订单方向', PLACED: '我订购的', RECEIVED: '我收到的' },
  list: '服务订单',
  keyword: '关键词',
  keywordHint: '服务标题或订单编号',
  sorts: { newest: '最近下单', oldest: '最早下单' },
  calm: '订单有新进展时，会在这里提示您。',
  empty: {
    PLACED: {
      title: '还没有订购过服务',
      text: '在服务大厅找到合适的服务并下单，进展会显示在这里。',
      action: '去服务大厅',
    },
    RECEIVED: {
      title: '还没有收到订单',
      text: '您的服务展示后，有人下单时会通知您，并显示在这里。',
      action: '我的服务',
    },
  },
  due: '预计 {{date}}',
  /** Of what was completed for the reader, who is asked how it was. */
  evaluate: { who: '现在轮到您', title: '订单已完成，请评价', open: '去评价' },
  open: '查看',
}

/** Ordering, on a service's page. */
export const orderBox = {
  title: '订购这项服务',
  lead: '免费下单，没有中间费用。服务方会先与您联系，再商定做法和费用。',
  order: '立即订购',
  open: '您有一份进行中的订单',
  openText: '同一项服务一次只能有一份订单。完成或取消后可以再次订购。',
  openLink: '查看我的订单',
  bars: {
    own: { title: '这是您自己的服务', text: '订单会显示在“服务合作”中。', link: '查看我的服务' },
    notVerified: {
      title: '通过认证后可以订购',
      text: '您的认证尚未通过。请在个人中心查看认证进度。',
      link: '查看认证进度',
    },
    administrator: { title: '管理员不能订购', text: '请使用个人、企业或机构账号订购。' },
  },
  notOffered: '这项服务目前不接受订购',
  notOfferedText: '它可能正在审核，或已被服务方关闭。',
  form: {
    title: '订购：{{title}}',
    note: '您的需要',
    noteHint: '写明要办的事、希望得到的结果和时间。请勿写入证件号码和银行账号。',
    contact: '联系人',
    phone: '联系电话',
    phoneHint: '含国家或地区号，如 +86 532 8888 0001',
    email: '联系邮箱',
    privacy: '联系方式在服务方确认对接后才向对方公开。',
    send: '提交订单',
    done: '下单成功，服务方已收到通知',
  },
}
