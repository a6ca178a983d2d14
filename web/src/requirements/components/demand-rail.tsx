import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { useTranslation } from 'react-i18next'
import { ContactsCard } from '../../app/records/open-contacts.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { formatInstant } from '../../ui/format.ts'
import { PersonLine } from '../../ui/person-line.tsx'
import { StepsAhead } from '../../ui/steps-ahead.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { useHelpFacts } from '../../help/door/use-help-facts.ts'

type Detail = OutputOf<typeof requirementCalls.read>

function KnownFacts({ requirement }: { requirement: Detail }) {
  const { t } = useTranslation('demand')
  const { t: words } = useTranslation('requirements')
  const { t: ui } = useTranslation()
  const language = useLanguage()
  const { more } = useHelpFacts(requirement)
  const facts: Fact[] = [
    [words('fields.signUps'), requirement.signUps],
    [words('fields.publishedAt'), formatInstant(requirement.publishedAt, language)],
    [words('fields.language'), ui(`languageNames.${requirement.language}`)],
    ...more,
  ]
  return (
    <Card isTight title={t('facts')}>
      <Facts facts={facts} look="narrow" />
    </Card>
  )
}

/** Who published a requirement, how they are reached, and how it goes on. */
export function DemandRail({ requirement }: { requirement: Detail }) {
  const { t } = useTranslation('demand')
  const { t: words } = useTranslation('requirements')
  const { t: typeName } = useTranslation('userTypes')
  const { publisher, contacts, isOwn } = requirement
  const { name, userType, isVerified } = publisher
  const steps = ['signUp', 'negotiate', 'cooperate', 'complete'] as const
  return (
    <>
      <Card isTight title={words('fields.publisher')}>
        <PersonLine
          name={name ?? words('individual')}
          isBody={name !== null}
          isVerified={isVerified}
          {...(name !== null && { note: typeName(userType) })}
        />
      </Card>
      {contacts && !isOwn && (
        <ContactsCard title={t('contacts.title')} text={t('contacts.text')} contacts={contacts} />
      )}
      <KnownFacts requirement={requirement} />
      {requirement.abilities.includes('signUp') && (
        <StepsAhead title={t('how.title')} steps={steps.map((step) => ({ name: t(`how.${step}`) }))} />
      )}
    </>
  )
}
