interface KnownPicture {
  /** Of its file. */
  id: string
  /** Where it is seen by who writes. */
  address: string
}

/** Pictures that the texts of a form may have: those that they have, and what was uploaded for one of them since. */
export interface TextPictures {
  /** The most that a text may have. */
  most: number
  /** The most characters of what one shows in words, and of what is said below it. */
  longestText: number
  known: () => readonly KnownPicture[]
  addressOf: (id: string) => string | undefined
  add: (...pictures: readonly KnownPicture[]) => void
}

export function openTextPictures(bounds: Pick<TextPictures, 'most' | 'longestText'>): TextPictures {
  const addresses = new Map<string, string>()
  return {
    ...bounds,
    known: () => [...addresses].map(([id, address]) => ({ id, address })),
    addressOf: (id) => addresses.get(id),
    add: (...pictures) => {
      for (const { id, address } of pictures) addresses.set(id, address)
    },
  }
}
