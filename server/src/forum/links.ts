/** Path of the screen that shows a post. */
export function postLink(id: string): string {
  return `/communication/forum/detail?id=${id}`
}

/** Of the same, at a comment. */
export function commentLink(postId: string, id: string): string {
  return `${postLink(postId)}&comment=${id}`
}
