/** A template at the desk. */
export function deskLink(id: string): string {
  return `/admin/templates/detail?id=${id}`
}
