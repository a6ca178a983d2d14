/** Characters that nobody sees: zero-width ones, marks of direction, fillers, the empty Braille cell. */
const unseen = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text shows nothing. */
export const isUnseen = (text: string): boolean => unseen.test(text)
