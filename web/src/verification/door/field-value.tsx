import { useTranslation } from 'react-i18next'
import { useCountryName } from '../../app/forms/countries.ts'
import { PlaceName } from '../../reference/door/place-name.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { formatDate, formatLanguages, formatList } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import type { FieldValue } from './submitted-data.ts'
import classes from './compared-data.module.css'

/** Names of codes in the reader's language, once they are known; a code without a name stands for itself. */
function Names({ dictionary, codes }: { dictionary: string; codes: readonly string[] }) {
  const name = useEntryNames(dictionary)
  return formatList(codes.map(name).filter(Boolean), useLanguage())
}

type Languages = Extract<FieldValue, { kind: 'languages' }>['languages']

/** Languages, each with how well it is spoken. */
function SpokenLanguages({ languages }: { languages: Languages }) {
  const { t } = useTranslation('provider')
  const name = useEntryNames('WORKING_LANGUAGE')
  const spoken = languages
    .filter(({ code }) => name(code))
    .map(({ code, level }) => `${name(code)} (${t(`levels.${level}`)})`)
  return formatLanguages(spoken, useLanguage())
}

/** What a field holds, in words or as a picture. */
export function ShownValue({ value }: { value: FieldValue }) {
  const { t } = useTranslation('verification')
  const { t: verified } = useTranslation('verified')
  const { t: typeName } = useTranslation('userTypes')
  const language = useLanguage()
  const countryName = useCountryName()
  switch (value.kind) {
    case 'none':
      return '--'
    case 'text':
      return <Written>{value.text}</Written>
    case 'day':
      return formatDate(value.day, language)
    case 'codes':
      return <Names dictionary={value.dictionary} codes={value.codes} />
    case 'type':
      return typeName(value.userType)
    case 'identity':
      return verified(`identityKinds.${value.identity}`)
    case 'licence':
      return verified(`licenceKinds.${value.licence}`)
    case 'country':
      return countryName(value.country)
    case 'languages':
      return <SpokenLanguages languages={value.languages} />
    case 'place':
      return <PlaceName country={value.country} area={value.area} />
    case 'image':
      return (
        <a href={value.file.url} target="_blank" rel="noreferrer" className={classes.image}>
          <img src={value.file.url} alt={value.file.name} />
          {t('openImage')}
        </a>
      )
  }
}
