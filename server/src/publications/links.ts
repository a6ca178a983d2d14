/** A publication at the desk. */
export function deskLink(id: string): string {
  return `/admin/publications/detail?id=${id}`
}
