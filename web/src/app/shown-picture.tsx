import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { ShownPicture } from '@portal/protocol/files/schemas.ts'

interface PictureProps {
  picture: ShownPicture
  /** Of what it shows in words. */
  language: Language
  /** As wide as it is shown, as browsers read it. */
  sizes: string
  /** Seen as soon as the page is, which brings it, or asks for it before all else (`first-picture.ts`). */
  isFirst?: boolean | undefined
  className?: string | undefined
}

/** A picture that was made anew when it was uploaded, of the size that the page needs. */
export function Picture({ picture, language, sizes, isFirst = false, className }: PictureProps) {
  const { sources, width, height, text } = picture
  const largest = sources.at(-1)
  if (!largest) return null
  return (
    <img
      className={className}
      src={largest.path}
      srcSet={sources.map(({ width: wide, path }) => `${path} ${wide}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={text}
      lang={language}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  )
}
