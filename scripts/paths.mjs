/** The repository's folder. */
export const root = new URL('../', import.meta.url)
