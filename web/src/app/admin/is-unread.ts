interface Versions {
  versions: readonly { publishedAt: string | null }[]
}

/** Whether no version was ever published: of its draft, once that is given up, nothing is left at the desk. */
export function isUnread({ versions }: Versions): boolean {
  return versions.every(({ publishedAt }) => publishedAt === null)
}
