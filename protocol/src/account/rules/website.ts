/** An address of the web, written whole. */
export function isWebsite(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
