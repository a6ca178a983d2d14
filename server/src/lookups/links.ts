/** Path of the screen on which its applicant follows a lookup. */
export function ownLookupLink(id: string): string {
  return `/content/lookup/detail?id=${id}`
}

/** Path of the screen on which the desk works on it. */
export function deskLookupLink(id: string): string {
  return `/admin/lookups/detail?id=${id}`
}
