import {
  countryCookie,
  parseCountry,
  type PreferableCountry,
} from '@portal/protocol/kernel/preferred-country.ts'

/** The country whose laws this browser's reader looks for, '' for none. */
export function readCountry(): PreferableCountry | '' {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${countryCookie}=`))
  return parseCountry(cookie?.slice(countryCookie.length + 1))
}

/** Keeps it; '' forgets it. */
export function keepCountry(country: string): void {
  const age = country === '' ? 0 : 31_536_000
  document.cookie = `${countryCookie}=${country}; path=/; max-age=${age}; samesite=lax`
}
