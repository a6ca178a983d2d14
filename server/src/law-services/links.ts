/** Path of the screen on which whoever signs in reads a service. */
export function serviceLink(id: string): string {
  return `/service/desk/details?id=${id}`
}

/** Path of the screen on which its owner follows a service. */
export function ownServiceLink(id: string): string {
  return `/content/service/detail?id=${id}`
}
