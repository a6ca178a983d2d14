/** Path of the list of somebody's own requirements. */
export const ownListLink = '/content/request/manage'

/** Path of the screen on which its owner follows a requirement. */
export function ownRequirementLink(id: string): string {
  return `/content/request/detail?id=${id}`
}

/** The same, at one of its sign-ups. */
export function signUpLink(requirementId: string, cooperationId: string): string {
  return `${ownRequirementLink(requirementId)}&signUp=${cooperationId}`
}

/** Path of the screen on which a provider follows a requirement that they signed up for. */
export function signedUpLink(requirementId: string): string {
  return `/content/request/cooperation_detail?id=${requirementId}`
}

/** Path of the screen that shows a requirement to everybody who may read it. */
export function requirementLink(id: string): string {
  return `/service/demand/details?id=${id}`
}
