/** Path of the screen that shows a conversation. */
export function conversationLink(id: string): string {
  return `/usercenter/message?conversation=${id}`
}
