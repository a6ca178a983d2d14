import type { About } from './subjects.ts'

/** Path of the screen that shows a conversation: of a thread, the one of what it is about. */
export function conversationLink(id: string, about: About | null = null): string {
  return about?.link ? `${about.link}#conversation-${id}` : `/usercenter/message?conversation=${id}`
}
