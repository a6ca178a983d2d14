/** Where everybody reads a published question. */
export function publishedAddress(id: string): string {
  return `/business/detail?id=${id}`
}
