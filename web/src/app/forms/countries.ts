import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useCatalogue } from '../use-catalogue.ts'
import { useLanguage } from '../../ui/use-language.ts'

export interface Country {
  /** ISO 3166 code. */
  code: string
  name: string
  /** Calling code without the plus. */
  calling: string
}

/** Those whose people the portal is for, with their calling codes; first in every list. */
const first = { CN: '86', RU: '7', KZ: '7', KG: '996', TJ: '992', UZ: '998', PK: '92', IN: '91' } as const

/** The country of most readers of a language. */
export function likelyCountry(language: Language): keyof typeof first {
  return language === 'ru' ? 'RU' : 'CN'
}

/** What a country is called in the reader's language, by its code. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage()
  const names = useCatalogue('forms').countries as Record<string, string>
  return (code) => names[code] ?? new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** The eight countries first; every other one by name as soon as the list has come. */
export function useCountries(): Country[] {
  const language = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['account', 'calling-codes'],
    queryFn: async () => (await import('@portal/protocol/account/rules/phone.ts')).callingCodes(),
    staleTime: Infinity,
  })
  const nameOf = useCountryName()
  const others = data
    .filter(({ country }) => !(country in first))
    .map(({ country, calling }) => ({
      code: country,
      calling,
      name: nameOf(country),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
  return [
    ...Object.entries(first).map(([code, calling]) => ({ code, calling, name: nameOf(code) })),
    ...others,
  ]
}

/** The number in E.164, or null; the metadata of the world's numbers come when they are needed. */
export async function readPhone(number: string, country: string): Promise<string | null> {
  const { toE164 } = await import('@portal/protocol/account/rules/phone.ts')
  return toE164(number, country)
}

/** What is wrong with the phone of a form. */
export async function checkPhone({ phone, country }: { phone: string; country: string }) {
  return (await readPhone(phone, country)) === null ? { phone: 'phoneNumber' as const } : {}
}
