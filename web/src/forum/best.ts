interface Liked {
  id: string
  likes: number
}

/** The one that is liked more than any other; null where none is, or two are alike. */
export function bestOf(comments: readonly Liked[]): string | null {
  const [first, second] = comments.toSorted((one, other) => other.likes - one.likes)
  return first && first.likes > (second?.likes ?? 0) ? first.id : null
}
