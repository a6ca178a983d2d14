/** Characters of an entry. */
export const longestEntry = 2000

/** Files that one entry may bring. */
export const mostEntryFiles = 5
