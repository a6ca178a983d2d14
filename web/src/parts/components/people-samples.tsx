import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { CountryMark } from '../../ui/country-mark.tsx'
import { PersonLine } from '../../ui/person-line.tsx'
import { SpokenLanguages } from '../../ui/spoken-languages.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { VerifiedSeal } from '../../ui/verified-seal.tsx'
import classes from './samples.module.css'

const countries = ['CN', 'RU', 'KZ', 'KG', 'TJ', 'UZ', 'PK', 'IN']

/** Who somebody is, what they speak, where they are. */
export function PeopleSamples() {
  const { t } = useTranslation('parts')
  const { people } = useCatalogue('parts')
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  return (
    <div className={classes.pair}>
      <Card title={t('people.title')} note={t('people.note')}>
        <div className={classes.stack}>
          <PersonLine name={t('people.lawyer')} isVerified note={t('people.lawyerNote')} tone="jade" />
          <PersonLine name={t('people.office')} isBody isVerified note={t('people.officeNote')} />
          <div className={classes.row}>
            <Avatar name={t('people.lawyer')} size="tiny" tone="gold" />
            <Avatar name={t('people.office')} size="tiny" isBody />
            <Avatar name={t('people.office')} size="medium" isBody tone="seal" />
            <Avatar name="" size="medium" />
            <Avatar name={t('people.lawyer')} size="huge" tone="jade" />
          </div>
          <VerifiedSeal on="2026-03-03" />
          <SpokenLanguages label={t('people.languages')} names={people.languageNames} />
        </div>
      </Card>
      <Card title={t('countries.title')} note={t('countries.note')}>
        <div className={classes.stack}>
          <div className={classes.tones}>
            {countries.map((code) => (
              <CountryMark key={code} code={code} name={names.of(code) ?? code} size={54} />
            ))}
          </div>
          <div className={classes.row}>
            <CountryMark code="KZ" name={names.of('KZ') ?? 'KZ'} />
            <CountryMark code="DE" name={names.of('DE') ?? 'DE'} />
          </div>
        </div>
      </Card>
    </div>
  )
}
