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
  /** The file that a catalogue stands in, with others that the same screens need; its path below the portal's address. */
  export function fileOf(language: string, catalogue: string): string
  /** The catalogues of a file, by their names. */
  export function loadFile(file: string): Promise<Readonly<Record<string, object>>>
}

declare module '*.css'
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
