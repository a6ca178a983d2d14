export const screens = {}

export const audit = {
  'publication.add': '起草发布内容',
  'publication.revise': '修订发布内容',
  'publication.pin': '置顶或取消置顶发布内容',
  'publication.preview': '生成预览链接',
  'publication.edit': '编辑发布内容',
  'publication.submit': '提交发布审核',
  'publication.approve': '批准发布',
  'publication.return': '退回发布内容',
  'publication.withdraw': '撤回发布内容',
  'publication.restore': '恢复撤回的内容为草稿',
  'publication.discard': '放弃草稿',
  'publication.publish': '定时发布',
  'publication.replace': '新版本替换已发布的版本',
}

export const waiting = {
  publications_other: '{{count}} 篇内容待审核',
}
