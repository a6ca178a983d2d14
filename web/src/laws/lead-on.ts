import { redirect } from 'react-router'
import type { LoadInput } from '../app/page.ts'
import { presentPath } from './law-address.ts'

/**
 * Sends who asks the server for an address that a law had before on to the one it has now. In the browser, which does not
 * wait for a page's data, the page stays where it was opened.
 */
export function leadOn({ params, url }: LoadInput, law: { address: string }): void {
  const path = presentPath(params, law)
  if (path) throw redirect(encodeURI(path) + url.search, 301)
}
