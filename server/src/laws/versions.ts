/** The version in force on a day: the newest that is not younger, else the oldest. Takes them newest first. */
export function versionOn<Version extends { version_on: string | null }>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  return versions.find(({ version_on }) => version_on === null || version_on <= day) ?? versions.at(-1)
}
