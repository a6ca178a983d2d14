export const requirementMoves = {
  withdraw: {
    title: '撤回这条需求？',
    text: '“{{title}}”将停止审核，之后仍可重新发布。',
    done: '需求已撤回',
  },
  close: {
    title: '关闭这条需求？',
    text: '“{{title}}”将不再展示，未确定合作的报名随之结束，服务方会收到通知。',
    done: '需求已关闭',
  },
  republish: {
    title: '重新发布这条需求',
    text: '“{{title}}”将再次提交审核，通过后重新展示。',
    done: '已重新提交，审核通过后会通知您',
  },
  delete: {
    title: '删除这条需求？',
    text: '“{{title}}”将从列表中消失，不能恢复。与您合作过的服务方仍保留合作记录。',
    done: '删除成功',
  },
  communicated: {
    title: '与{{name}}开始洽谈？',
    text: '双方的联系人、电话和邮箱将互相公开，附件也向对方开放。',
    done: '已开始洽谈，双方联系方式已公开',
  },
  cooperation: {
    title: '与{{name}}确定合作？',
    text: '需求随之关闭，其余报名自动结束，服务方会收到通知。',
    done: '已确定合作',
  },
  decline: {
    title: '谢绝{{name}}的报名？',
    text: '对方会收到通知；填写的原因对方可以看到。',
    done: '已谢绝',
  },
  completed: {
    title: '确认{{name}}已完成合作？',
    text: '确认后合作结束，往来和记录会一直保留。',
    done: '合作已确认完成',
  },
  cancelCooperation: {
    title: '终止与{{name}}的合作？',
    text: '合作将立即终止，双方都会收到通知；未过截止日期的需求会重新展示。',
    done: '取消合作成功',
  },
  cancelSignUp: {
    title: '取消这次报名？',
    text: '需求方会收到通知。需求仍在展示时，您可以再次报名。',
    done: '取消报名成功',
  },
}

/** Of those who follow requirements of their own. */

export const signedUp = {
  lead: '您报名的需求，各自走到哪一步、轮到谁。',
  calm: '有需求方邀请您承办，或与您确定合作时，会在这里提示您。',
  list: '我报名的需求',
  keyword: '关键词',
  keywordHint: '标题或编号',
  sorts: { newest: '最近报名', deadline: '截止日期' },
  empty: '还没有报名过需求',
  emptyText: '在法律需求中找到适合您的事项并报名，进展会显示在这里。',
  find: '去看法律需求',
  at: '{{date}} 报名',
  open: '查看',
  turn: {
    SIGNED_UP: { who: '等需求方', title: '等需求方联系您', text: '对方开始洽谈后，双方联系方式互相公开。' },
    IN_NEGOTIATION: {
      who: '洽谈中',
      title: '与需求方洽谈，等对方确定合作',
      text: '双方联系方式已公开，可以在往来中说明方案和报价。',
    },
    CHANGED: {
      who: '审核中',
      title: '需求已修改，正在重新审核',
      text: '您的报名仍然有效。请阅读修改后的内容；如不再合适，可以取消报名。',
    },
    OVERDUE: {
      who: '等需求方决定',
      title: '报名已截止，等需求方决定',
      text: '需求方仍可与您洽谈或重新发布需求；您也可以取消报名。',
    },
    COOPERATING: {
      who: '现在轮到您',
      title: '按约定办理',
      text: '办理完成后由需求方确认。进展请在往来中告知对方。',
    },
    COMPLETED: { who: '已完成', title: '合作已完成，记录会一直保留', text: '往来和办理记录随时可以查看。' },
    TERMINATED_BY_USER: { who: '已终止', title: '需求方终止了合作', text: '原因见进展。' },
    TERMINATED_BY_PROVIDER: { who: '已终止', title: '您终止了合作', text: '原因见进展。' },
    ABANDONED: { who: '已放弃', title: '您的报名已取消', text: '需求仍在展示时，可以再次报名。' },
    NO_COOPERATION: {
      who: '未合作',
      title: '这次没有合作',
      text: '需求方谢绝，或需求已经结束。原因见进展。',
    },
  },
  deleted: '需求方已删除这条需求。双方的合作记录仍为您保留，往来不能再继续。',
  again: '再次报名',
  mine: '我的报名',
  content: '需求内容',
  unread: '需求方此后作了修改，新的内容审核通过后即可查看。',
  filesClosed_other: '{{count}} 个附件，开始洽谈后向您开放',
  opened: '需求方联系方式已公开：',
  history: '进展',
}

/** The moderators' queue. */
