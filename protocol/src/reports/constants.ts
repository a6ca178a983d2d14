/** How often the newest report is asked for, in milliseconds. */
export const reportPoll = 5000

/** How long after a report was announced the platform is told so, in milliseconds. */
export const reportStatusDelay = 1000

export const reportStatuses = ['ANNOUNCED', 'DOWNLOADED'] as const
