/** Ways to read the portal more easily, any of them at once. */
export const readingModes = ['large', 'contrast'] as const

export type ReadingMode = (typeof readingModes)[number]

/** The cookie that keeps them, names divided by dots, so that a page comes in them at once. */
export const readingCookie = 'reading'

export function parseReadingModes(value: string | undefined): ReadingMode[] {
  return readingModes.filter((mode) => value?.split('.').includes(mode))
}
