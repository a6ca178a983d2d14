/** Path of the screen on which both sides follow an order. */
export function orderLink(id: string): string {
  return `/content/service/cooperationDetail?id=${id}`
}
