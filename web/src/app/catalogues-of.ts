import type { Catalogue } from './words.ts'

/** Those every screen needs. */
const ofShell: readonly Catalogue[] = ['shell', 'screens']
/** Those of the administration's frame. */
const ofAdministration: readonly Catalogue[] = ['adminFrame', 'secondFactor']

/** What is needed for a screen, or for what stands where there is none. */
export function cataloguesOf(screen?: { roles?: unknown; words?: readonly Catalogue[] }): Catalogue[] {
  return [...ofShell, ...(screen?.roles ? ofAdministration : []), ...(screen?.words ?? [])]
}
