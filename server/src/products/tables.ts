declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** Who works on a law-service product, a publication. */
    product_member: {
      publication_id: string
      account_id: string
      /** Among those of the product, from 0. */
      position: number
    }
  }
}
