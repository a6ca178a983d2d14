/**
 * Every code an answer can carry, with the HTTP status that says the same.
 * The words for each stand in `words/<language>/kernel.ts` under `codes`.
 */
export const codes = {
  done: { code: '000000', status: 200 },
  sessionEnded: { code: '792101', status: 401 },
  wrongPassword: { code: '792102', status: 401 },
  suspended: { code: '792103', status: 403 },
  phoneUnknown: { code: '792104', status: 404 },
  emailUnknown: { code: '792105', status: 404 },
  captchaWrong: { code: '792106', status: 400 },
  verificationCodeWrong: { code: '792107', status: 400 },
  captchaRequired: { code: '792108', status: 400 },
  resetLinkEnded: { code: '792109', status: 400 },
  invalid: { code: '793000', status: 400 },
  usernameTaken: { code: '793001', status: 409 },
  phoneTaken: { code: '793002', status: 409 },
  emailTaken: { code: '793003', status: 409 },
  identityTaken: { code: '793004', status: 409 },
  notForYou: { code: '794110', status: 403 },
  notNow: { code: '794111', status: 403 },
  notFound: { code: '794404', status: 404 },
  wrongState: { code: '795409', status: 409 },
  noSeat: { code: '795410', status: 409 },
  doneAlready: { code: '795411', status: 409 },
  tooManyCases: { code: '795412', status: 409 },
  changedMeanwhile: { code: '795413', status: 409 },
  keyReused: { code: '795414', status: 409 },
  tooLarge: { code: '796413', status: 413 },
  typeNotSupported: { code: '796415', status: 415 },
  tooManyRequests: { code: '797429', status: 429 },
  askedEnough: { code: '797430', status: 429 },
  notConfigured: { code: '799501', status: 501 },
  ourFault: { code: '799500', status: 500 },
  overloaded: { code: '799503', status: 503 },
} as const

export type CodeName = keyof typeof codes
export type Code = (typeof codes)[CodeName]['code']
