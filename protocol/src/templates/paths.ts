/** The screen that shows a template. */
export function templatePath(id: string): string {
  return `/service/contract/detail?id=${id}`
}

/** The screen on which an editor has a template. */
export function deskTemplatePath(id: string): string {
  return `/admin/templates/detail?id=${id}`
}
