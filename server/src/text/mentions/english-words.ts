import type { Word } from './words.ts'

/** The words that names of laws turn on. */
export const heads = new Set(
  'law act code constitution convention regulations regulation ordinance rules provisions interpretation treaty agreement protocol adhiniyam sanhita measures decree'.split(
    ' ',
  ),
)
/** Capitalised at the beginning of a sentence, or beside a name, yet no part of one. */
const outside = new Set(
  'the a an former previous old current applicable existing this that these those such said under in on by of see compare cf pursuant since while if and or but however besides unlike although because when where whereas as at for from to with without within before after article articles art arts section sections sec ss s paragraph clause chapter part subject read both neither whether it he she they there'.split(
    ' ',
  ),
)
export const links = new Set(
  'of the on for concerning regarding relating to in and with by from against between a an'.split(' '),
)
/** Before these a name may already have ended. */
export const cuts = new Set('and to in for by with from against between'.split(' '))
/** Heads of treaties, whose names bear the place and the year where they were made. */
export const treatyHeads = new Set(['convention', 'treaty', 'agreement', 'protocol'])
export const linksLeft = new Set(['of', 'and', 'on', 'for', '&'])

/** Whether a capitalised word cannot belong to a name. */
export function isOutside({ plain, isAcronym }: Word): boolean {
  return outside.has(plain) && !isAcronym
}
