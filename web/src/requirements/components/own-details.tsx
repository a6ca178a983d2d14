import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { Written } from '../../ui/written.tsx'
import type { OwnRequirement } from '../standing.ts'
import { RequirementContent } from './requirement-content.tsx'

/** What the owner gave, in the rail. */
export function OwnDetails({ requirement }: { requirement: OwnRequirement }) {
  const { t } = useTranslation('ownRequirements')
  const { t: words } = useTranslation('requirements')
  const { contacts, files, filesFor, opposing } = requirement
  const given: Fact[] = [
    [words('fields.contact'), contacts.name && <Written key="contact">{contacts.name}</Written>],
    [words('fields.phone'), contacts.phone],
    [words('fields.email'), contacts.email],
    [words('fields.filesFor'), files.length > 0 ? words(`filesFor.${filesFor}`) : null],
  ]
  const facts = given.filter(([, value]) => value !== null)
  return (
    <>
      <Card title={t('content')} isTight>
        <RequirementContent requirement={requirement} />
      </Card>
      <Card title={t('details')} isTight>
        <Facts facts={facts} look="narrow" />
      </Card>
      {opposing.length > 0 && (
        <Card title={words('fields.opposing')} note={t('opposingNote')} isTight>
          <Facts
            look="narrow"
            facts={opposing.map(({ name, registrationNumber }) => [name, registrationNumber ?? '--'])}
          />
        </Card>
      )}
    </>
  )
}
