/** Version of the registration agreement in force: the day it was published. Its text is in the words. */
export const agreementVersion = '2026-11-01'
