interface ImportMeta {
  /** Vite's lazy imports by pattern. */
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>
}

declare module 'virtual:call-manifest' {
  import type { Calls } from '@portal/protocol/calls.ts'
  import type { Method } from '@portal/protocol/kernel/call.ts'

  export const manifest: {
    readonly [Feature in keyof Calls]: { readonly [Name in keyof Calls[Feature]]: readonly [Method, string] }
  }
}

declare module '*.css'
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
