export { markLinkRead } from './actions/mark-link-read.ts'
export { renameInMessages } from './actions/rename-in-messages.ts'
export { unreadBy } from './queries.ts'
export { openTell, tellOnPortal } from './tell.ts'
