/** Stems of keys with a plural: `laws_other` has the stem `laws`. */
type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never

/** The other plural forms a language may need (CLDR categories); the catalogue's test asks for those it does. */
type PluralForms<T> = { readonly [Key in `${PluralStem<keyof T>}_${'one' | 'few' | 'many'}`]?: string }

/** The shape a translated catalogue must have: every key of the Chinese one, every list of the same kind. */
export type Translation<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Translation<Item>[]
    : { readonly [Key in keyof T]: Translation<T[Key]> } & PluralForms<T>
