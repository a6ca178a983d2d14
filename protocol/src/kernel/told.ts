import type { notices } from '../words/zh/notices.ts'

/** Kinds of messages to an account's owner. */
export const messageTypes = ['SERVICE', 'CONSULTING', 'SYSTEM'] as const

export type MessageType = (typeof messageTypes)[number]

/** What can happen that an account's owner is told of. */
export type MessageEvent = keyof typeof notices.events
