import { assistantCalls, assistantDeskCalls } from '@portal/protocol/assistant/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { askQuestion } from './actions/ask.ts'
import { listFeedback, markSeen, readFeedback } from './actions/desk.ts'
import {
  clearConversations,
  listConversations,
  rateAnswer,
  readConversation,
  removeConversation,
  setConsent,
  showStanding,
} from './actions/own.ts'

/** The AI legal page, and what the desk sees of it. */
export function assistantRoutes(bind: Bind): void {
  bind(assistantCalls.standing, showStanding)
  bind(assistantCalls.ask, askQuestion)
  bind(assistantCalls.page, listConversations)
  bind(assistantCalls.read, readConversation)
  bind(assistantCalls.remove, removeConversation)
  bind(assistantCalls.clear, clearConversations)
  bind(assistantCalls.consent, setConsent)
  bind(assistantCalls.rate, rateAnswer)
  bind(assistantDeskCalls.feedbackPage, listFeedback)
  bind(assistantDeskCalls.feedbackRead, readFeedback)
  bind(assistantDeskCalls.markSeen, markSeen)
}
