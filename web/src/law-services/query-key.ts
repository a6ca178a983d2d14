/** Whatever is asked of services: what one of their calls changes is asked for anew. */
export const lawServicesKey = ['law services']
