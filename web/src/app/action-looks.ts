import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import type { IconName } from '../ui/icon.tsx'

interface ActionLook {
  icon: IconName
  tone: Tone
}

/** How an action looks in what happened, whatever it was done to. */
export const actionLooks: Readonly<Record<string, ActionLook>> = {
  submit: { icon: 'send', tone: 'ink' },
  resubmit: { icon: 'send', tone: 'ink' },
  add: { icon: 'send', tone: 'ink' },
  order: { icon: 'send', tone: 'ink' },
  edit: { icon: 'pencil', tone: 'ink' },
  republish: { icon: 'history', tone: 'ink' },
  approve: { icon: 'check', tone: 'jade' },
  restore: { icon: 'check', tone: 'jade' },
  accept: { icon: 'check', tone: 'ink' },
  quote: { icon: 'stamp', tone: 'gold' },
  acceptQuote: { icon: 'check', tone: 'ink' },
  complete: { icon: 'check', tone: 'jade' },
  decline: { icon: 'back', tone: 'seal' },
  reject: { icon: 'back', tone: 'seal' },
  takeDown: { icon: 'back', tone: 'seal' },
  takeDownReply: { icon: 'back', tone: 'seal' },
  suspend: { icon: 'lock', tone: 'seal' },
  freeze: { icon: 'lock', tone: 'gold' },
  cancel: { icon: 'close', tone: 'grey' },
  expire: { icon: 'calendar', tone: 'gold' },
  signUp: { icon: 'people', tone: 'ink' },
  apply: { icon: 'send', tone: 'ink' },
  moveUp: { icon: 'check', tone: 'ink' },
  checkIn: { icon: 'check', tone: 'jade' },
  attend: { icon: 'check', tone: 'jade' },
  communicated: { icon: 'speech', tone: 'ink' },
  cooperation: { icon: 'case', tone: 'ink' },
  processing: { icon: 'case', tone: 'ink' },
  close: { icon: 'lock', tone: 'ink' },
  reopen: { icon: 'history', tone: 'gold' },
  completed: { icon: 'check', tone: 'jade' },
  ask: { icon: 'send', tone: 'ink' },
  reply: { icon: 'speech', tone: 'jade' },
  editReply: { icon: 'pencil', tone: 'ink' },
  offer: { icon: 'document', tone: 'gold' },
  agree: { icon: 'check', tone: 'jade' },
  revise: { icon: 'pencil', tone: 'ink' },
  return: { icon: 'back', tone: 'seal' },
  publish: { icon: 'globe', tone: 'jade' },
  replace: { icon: 'history', tone: 'grey' },
  pin: { icon: 'tack', tone: 'ink' },
  unpin: { icon: 'tack', tone: 'grey' },
  delete: { icon: 'remove', tone: 'grey' },
  discard: { icon: 'close', tone: 'grey' },
}

/** Of what has no look of its own where most that is left ends something. */
export const endedLook: ActionLook = { icon: 'close', tone: 'grey' }
