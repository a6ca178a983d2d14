/** Six weeks that hold a month (YYYY-MM), from a Monday on, as YYYY-MM-DD. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00Z`)
  const start = first.getTime() - ((first.getUTCDay() + 6) % 7) * 86_400_000
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) =>
      new Date(start + (week * 7 + day) * 86_400_000).toISOString().slice(0, 10),
    ),
  )
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** The same day some months on, or the last of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}
