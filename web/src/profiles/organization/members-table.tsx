import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { formatLanguages, formatList, formatMonth } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import type { Member } from './member.ts'
import classes from './members.module.css'

interface MembersTableProps {
  members: readonly Member[]
  /** Those that are ticked, on this page or another. */
  chosen: readonly Member[]
  onChoose: (chosen: Member[]) => void
  onEdit: (member: Member) => void
}

/** A page of members, each with what may be done; on a phone as cards. */
export function MembersTable({ members, chosen, onChoose, onEdit }: MembersTableProps) {
  const { t } = useTranslation('organization')
  const { t: verified } = useTranslation('verified')
  const { t: provider } = useTranslation('provider')
  const { t: formWords } = useTranslation('forms')
  const language = useLanguage()
  const area = useEntryNames('SPECIALTY_AREA')
  const spoken = useEntryNames('WORKING_LANGUAGE')
  const isChosen = ({ id }: Member) => chosen.some((other) => other.id === id)
  const areAll = members.every(isChosen)

  function without(gone: readonly Member[]) {
    return chosen.filter(({ id }) => !gone.some((other) => other.id === id))
  }

  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td className={classes.tick}>
            <Checkbox
              label={<span className={classes.all}>{t('members.selectAll')}</span>}
              checked={areAll}
              isPartial={!areAll && members.some(isChosen)}
              onChange={() => onChoose(areAll ? without(members) : [...without(members), ...members])}
            />
          </td>
          <th scope="col">{t('members.name')}</th>
          <th scope="col">{t('members.licence')}</th>
          <th scope="col">{t('members.practiceStart')}</th>
          <th scope="col">{verified('areas')}</th>
          <th scope="col">{provider('languages')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('members.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => {
          const { id, avatar, name, licenceNumber, practiceStart, areas, languages } = member
          return (
            <tr key={id}>
              <td className={classes.tick}>
                <Checkbox
                  aria-label={t('members.select', { name })}
                  checked={isChosen(member)}
                  onChange={(event) =>
                    onChoose(event.currentTarget.checked ? [...chosen, member] : without([member]))
                  }
                />
              </td>
              <th scope="row">
                <span className={classes.who}>
                  <Avatar name={name} picture={avatar?.url ?? null} size="small" />
                  {name}
                </span>
              </th>
              <td data-label={t('members.licence')}>{licenceNumber ?? '--'}</td>
              <td data-label={t('members.practiceStart')}>{formatMonth(practiceStart, language)}</td>
              <td data-label={verified('areas')}>{formatList(areas.map(area), language)}</td>
              <td data-label={provider('languages')}>
                {formatLanguages(
                  languages.map(({ code }) => spoken(code)),
                  language,
                ) || '--'}
              </td>
              <td className={classes.act}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('members.edit', { name })}
                  onClick={() => onEdit(member)}
                >
                  {formWords('actions.edit')}
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
