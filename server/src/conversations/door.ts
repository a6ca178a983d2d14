export {
  handThread,
  leaveThread,
  openThread,
  threadOf,
  threadsOf,
  unreadOf,
  unreadFrom,
  writeInThread,
} from './threads.ts'
