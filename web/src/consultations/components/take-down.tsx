import { useTranslation } from 'react-i18next'
import { Decide } from '../../app/admin/decide.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import type { DeskConsultation } from '../standing.ts'

const call = formCall('consultations', 'takeDown')

/** Ends the publication of a question, with the reason that its asker reads. */
export function TakeDown({ consultation }: { consultation: DeskConsultation }) {
  const { t } = useTranslation('consultationsDesk')
  const { reasons } = useCatalogue('consultationsDesk')
  const { id, title, offer, abilities } = consultation
  return (
    <Decide
      id={id}
      abilities={abilities.filter((ability) => ability === 'takeDown')}
      decisions={{
        takeDown: {
          label: t('takeDown'),
          title: t('takeDownTitle'),
          text: t('takeDownText', { title: offer?.title ?? title }),
          done: t('takenDown'),
          call,
          reasons,
        },
      }}
    />
  )
}
