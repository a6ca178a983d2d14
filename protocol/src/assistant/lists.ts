import { list, oneOf, text } from '../kernel/list.ts'
import { verdicts } from './constants.ts'

/** The caller's own conversations. */
export const ownConversationsList = list({
  filters: { keyword: text(100) },
  sorts: ['newest'],
  sizes: [20, 50],
})

/** What readers thought of answers: for the desk, what nobody has looked at first. */
export const answerFeedbackList = list({
  filters: {
    verdict: oneOf(verdicts),
    seen: oneOf(['no', 'yes']),
    keyword: text(100),
  },
  sorts: ['newest', 'oldest'],
  sizes: [20, 50],
})
