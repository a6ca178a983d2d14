import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useCountryName } from '../app/forms/countries.ts'
import classes from './components/profile.module.css'
import type { Fact } from './verified-data.ts'

interface RegisteredData {
  country: string
  registrationNumber: string | null
  licenseImage: FileInfo | null
}

/** Where a company or agency is registered and its number outside China; the image of its licence or certificate. */
export function useRegisteredFacts() {
  const { t } = useTranslation('verified')
  const { t: profileWords } = useTranslation('profile')
  const countryName = useCountryName()
  const imageOf = (label: string, isShown: (country: string) => boolean): Fact<RegisteredData> => ({
    label,
    text: ({ country, licenseImage }) => (isShown(country) && licenseImage?.id) || '',
    show: ({ country, licenseImage }) =>
      isShown(country) &&
      licenseImage && (
        <a className={classes.image} href={licenseImage.url} target="_blank" rel="noreferrer">
          <img src={licenseImage.url} alt="" />
          {profileWords('data.image')}
        </a>
      ),
    isOfSome: true,
  })
  const registered: Fact<RegisteredData>[] = [
    { label: t('details.registeredIn'), text: ({ country }) => countryName(country) },
    {
      label: t('details.registrationNumber'),
      text: ({ registrationNumber }) => registrationNumber ?? '',
      isOfSome: true,
    },
  ]
  const images = [
    imageOf(t('details.licenceImage'), (country) => country === 'CN'),
    imageOf(t('details.certificate'), (country) => country !== 'CN'),
  ]
  return { registered, images }
}
