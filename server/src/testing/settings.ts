/** The captcha's answer in every test portal. */
export const testCaptcha = 'abcd'

/** Where readers reach every test portal. */
export const testSite = 'http://localhost'

/** Settings of a portal that has this data folder to itself. */
export function testSettings(folder: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    // What is sealed in a template's store is read in its copies.
    SECRET_KEY: 'the-same-for-every-portal-of-a-test',
    DEMO: 'false',
    OUTBOX: 'true',
    SECOND_FACTOR: 'false',
    PUBLIC_URL: testSite,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    // A machine busy with other tests stands still for seconds, which is none of the portal's.
    LONGEST_DELAY: '60000',
    LONGEST_WAIT: '60000',
    DATABASE_SECONDS: '60',
    WATCHDOG_SECONDS: '0',
    CONNECTIONS_PER_ADDRESS: '5000',
    BACKUPS: 'false',
    CAPTCHA_FIXED: testCaptcha,
    TRANSLATION_URL: 'https://translate.example/translate',
    TRANSLATION_SECRET: 'a-secret-that-two-services-know-of',
    TRANSLATION_NAME: 'Sample Translate',
    // Nobody listens there: what it is to write has failed at once.
    AI_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'sample',
    AI_NAME: 'Sample AI',
    AI_COUNTRY: 'CN',
  }
}
