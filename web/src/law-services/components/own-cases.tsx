import { mostCases } from '@portal/protocol/law-services/constants.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { AskedMove } from '../moves.ts'
import type { OwnService, ServiceCase } from '../standing.ts'
import { AddCase, EditCase } from './case-dialog.tsx'
import { ServiceCases } from './service-cases.tsx'

interface OwnCasesProps {
  service: OwnService
  ask: (move: AskedMove) => void
}

/** The cases of a service of the reader's own, with what may be done with them. */
export function OwnCases({ service: { id, cases, language, abilities }, ask }: OwnCasesProps) {
  const { t } = useTranslation('ownServices')
  const { t: words } = useTranslation('lawServices')
  const [opened, setOpened] = useState<ServiceCase | 'new' | null>(null)
  const close = () => setOpened(null)
  const add = abilities.includes('addCase') && (
    <Button variant="default" icon={<Icon name="plus" size={16} />} onClick={() => setOpened('new')}>
      {words('actions.addCase')}
    </Button>
  )
  return (
    <Card
      title={words('fields.cases')}
      note={t('casesCount', { count: cases.length, most: mostCases })}
      tools={add}
    >
      {cases.length === 0 ? (
        <p>{t('noCases')}</p>
      ) : (
        <ServiceCases
          cases={cases}
          language={language}
          {...(abilities.includes('edit') && {
            actionsOf: (one) => [
              { label: words('actions.editCase'), icon: 'pencil', onClick: () => setOpened(one) },
              {
                label: words('actions.deleteCase'),
                icon: 'remove',
                isDestructive: true,
                onClick: () => ask({ name: 'deleteCase', id: one.id, title: one.title }),
              },
            ],
          })}
        />
      )}
      {opened === 'new' && <AddCase serviceId={id} onClose={close} />}
      {opened !== null && opened !== 'new' && <EditCase of={opened} onClose={close} />}
    </Card>
  )
}
