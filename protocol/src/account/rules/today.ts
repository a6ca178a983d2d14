/** Today in the zone, which is at UTC+8 all year, YYYY-MM-DD. */
export function zoneToday(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
}
