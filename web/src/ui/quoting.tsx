import { Written } from './written.tsx'

interface QuotingProps {
  /** The portal's words around what is put into them. */
  words: (said: string) => string
  /** What somebody wrote: a name, a title. */
  said: string
}

/** Stands where the other is put in, and in no text. */
const place = '\uFFFC'

/** A sentence of the portal that quotes what somebody wrote, each in its own language. */
export function Quoting({ words, said }: QuotingProps) {
  const [before = '', after = ''] = words(place).split(place)
  return (
    <>
      {before}
      <Written>{said}</Written>
      {after}
    </>
  )
}
