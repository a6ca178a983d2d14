const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })

/** Today's date in the zone's time, YYYY-MM-DD. */
export function todayInShanghai(now = new Date()): string {
  return shanghai.format(now)
}
