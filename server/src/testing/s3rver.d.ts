declare module 's3rver' {
  /** An S3 service for tests, with its buckets in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string
      /** 0: any that is free. */
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
