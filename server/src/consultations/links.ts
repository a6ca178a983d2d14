/** Path of the screen on which its asker follows a consultation. */
export function ownConsultationLink(id: string): string {
  return `/content/consult/detail?id=${id}`
}

/** Path of the screen on which a member of a team answers one. */
export function teamConsultationLink(id: string): string {
  return `/content/consult/answer?id=${id}`
}

/** Path of the screen on which the desk answers one. */
export function deskConsultationLink(id: string): string {
  return `/admin/consultations/detail?id=${id}`
}

/** Path of the screen that shows a published one to everybody. */
export function publishedLink(id: string): string {
  return `/business/detail?id=${id}`
}
