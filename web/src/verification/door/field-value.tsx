import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { useCountryName } from '../../app/forms/countries.ts'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import type { FieldValue } from './submitted-data.ts'
import classes from './compared-data.module.css'

/** Names of codes in the reader's language; a code without a name stands for itself. */
function Names({ dictionary, codes }: { dictionary: string; codes: readonly string[] }) {
  const { data = [] } = useQuery(dictionaryQuery(useApp(), dictionary))
  const language = useLanguage()
  const names = codes.map((code) => data.find(({ id }) => id === code)?.name ?? code)
  return names.join(language === 'zh' ? '、' : ', ')
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
      return value.text
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
    case 'image':
      return (
        <a href={value.file.url} target="_blank" rel="noreferrer" className={classes.image}>
          <img src={value.file.url} alt={value.file.name} />
          {t('openImage')}
        </a>
      )
  }
}
