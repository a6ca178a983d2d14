export const audit = {
  'forum.add': '发布帖子',
  'forum.edit': '修改帖子',
  'forum.delete': '删除帖子',
  'forum.comment': '发表评论',
  'forum.edit-comment': '修改评论',
  'forum.delete-comments': '删除评论',
  'forum.like': '点赞',
  'forum.unlike': '取消点赞',
  'forum.report': '举报论坛内容',
  'forum.read': '查看送审帖子',
  'forum.approve': '通过帖子审核',
  'forum.reject': '驳回帖子',
  'forum.take-down': '下架帖子',
  'forum.pin': '置顶帖子',
  'forum.unpin': '取消帖子置顶',
  'forum.close': '关闭帖子',
  'forum.reopen': '重新开放帖子',
  'forum.take-down-comment': '下架评论',
  'forum.dismiss-report': '不予处理举报',
  'forum.take-down-reported': '下架被举报内容',
  'forumPost.authorLeft': '作者注销后处理帖子',
  'forumReport.settle': '了结举报',
}

export const waiting = {
  forumPosts_other: '{{count}} 篇帖子待审核',
  forumReports_other: '{{count}} 条论坛举报待处理',
}
