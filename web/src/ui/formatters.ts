type Maker<Format, Options> = new (locale?: string, options?: Options) => Format

/** A formatter takes long to make, the first of a page a tenth of a second on a slow phone: each is made once. */
function madeOnce<Format, Options>(Maker: Maker<Format, Options>) {
  const made = new Map<string, Format>()
  return (locale?: string, options?: Options): Format => {
    const name = JSON.stringify([locale, options])
    const format = made.get(name) ?? new Maker(locale, options)
    made.set(name, format)
    return format
  }
}

/** `Intl.DateTimeFormat`, made when it is first asked for and kept. */
export const dateFormatter = madeOnce<Intl.DateTimeFormat, Intl.DateTimeFormatOptions>(Intl.DateTimeFormat)

/** `Intl.NumberFormat`, made when it is first asked for and kept. */
export const numberFormatter = madeOnce<Intl.NumberFormat, Intl.NumberFormatOptions>(Intl.NumberFormat)
