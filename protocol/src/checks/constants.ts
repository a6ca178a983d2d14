/** Characters of a text whose citations are checked. */
export const longestCheckedText = 100_000

/** Bytes of a file that it is read from. */
export const checkedFileBytes = 10 * 1024 * 1024

/** Citations of one text that are checked: those behind them are not. */
export const mostChecked = 1000

/**
 * What is found of a citation: as it stands here; under another name; of a law that is known, but not held; of an
 * article that its law does not have; unknown; not in force on the day.
 */
export const checkMarks = [
  'exact',
  'nameDiffers',
  'notInForce',
  'articleMissing',
  'notFound',
  'notHeld',
] as const

export type CheckMark = (typeof checkMarks)[number]

/** How a name differs from the law's. */
export const nameReasons = [
  /** It was called so once. */
  'formerName',
  /** Nothing is called so; a law of much the same name is held. */
  'similarName',
] as const

/** Why a citation is not exact. */
export const checkReasons = [
  ...nameReasons,
  'repealed',
  'lapsed',
  'notYet',
  /** The law's level is not stated: nobody says that it is in force. */
  'unconfirmed',
  /** The law is in force, the article is not yet. */
  'articleNotYet',
  /** The law stood, but no version of that day is held. */
  'versionNotHeld',
  /** A version is named, and is not the one of the day. */
  'formerVersion',
  /** The same, where its last day is not recorded. */
  'formerAtLatest',
  'versionNotYet',
  'namedVersionNotHeld',
  /** Whether the version held was amended before the day is not recorded. */
  'perhapsAmended',
  /** A later version is in force on the day, and is not held. */
  'laterNotHeld',
  /** A digest of the law is held, without the article. */
  'digest',
  /** Laws of several countries are called so, and none is named. */
  'countryOpen',
] as const
