import type { Plugin } from 'vite'

const isZod = (id: string) => id.includes('/node_modules/zod/')

/**
 * Refuses schemas among what browsers load: a tenth of the first page's scripts, and Zod looks whether it may evaluate
 * code, which the pages' policy reports. What both sides need to know of a call stands beside its schemas, in a module
 * without them.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const loaded = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' ? Object.keys(one.modules) : [],
      )
      if (!loaded.some(isZod)) return
      const schemas = loaded.filter(
        (id) => !isZod(id) && this.getModuleInfo(id)?.importedIds.some((imported) => isZod(imported)),
      )
      this.error(`Browsers would load the schemas of ${schemas.join(', ')}.`)
    },
  }
}
