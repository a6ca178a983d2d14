/** Where each kept screen was left, by its path; browser only. */
export const keptScroll = new Map<string, number>()
