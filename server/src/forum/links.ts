/** Path of the screen that shows a post. */
export function postLink(id: string): string {
  return `/communication/forum/detail?id=${id}`
}
