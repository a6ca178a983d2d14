export {
  handThread,
  leaveThread,
  openThread,
  threadsOf,
  unreadOf,
  unreadFrom,
  writeInThread,
} from './threads.ts'
