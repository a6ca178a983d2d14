declare module 'virtual:call-manifest' {
  import type { Calls } from '@portal/protocol/calls.ts'
  import type { Method } from '@portal/protocol/kernel/call.ts'

  export const manifest: {
    readonly [Feature in keyof Calls]: { readonly [Name in keyof Calls[Feature]]: readonly [Method, string] }
  }
}

/** Address of a drawing, a file of its own. */
declare module '*.svg?no-inline' {
  const address: string
  export default address
}

/** A drawing in its own address, so that it needs no network. */
declare module '*.svg?inline' {
  const address: string
  export default address
}

declare module 'virtual:words' {
  /** The file, below the portal's address, that browsers load a catalogue from. */
  export function addressOf(language: string, name: string): string
  /** A catalogue in a language. */
  export function loadCatalogue(language: string, name: string): Promise<object>
}

declare module '*.css'
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
