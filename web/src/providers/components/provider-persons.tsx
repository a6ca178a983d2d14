import { providerLink } from '@portal/protocol/providers/links.ts'
import { useTranslation } from 'react-i18next'
import { MoreRows } from '../../app/lists/more-rows.tsx'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { Written } from '../../ui/written.tsx'
import { personsOf } from '../queries.ts'
import { useDirectoryNames } from '../use-directory-names.ts'
import { useWhatTheyAre } from '../use-what-they-are.tsx'
import classes from './provider-persons.module.css'

/** Whoever works for an organization. */
export function ProviderPersons({ id, count }: { id: string; count: number }) {
  const { t } = useTranslation('provider')
  const names = useDirectoryNames()
  const whatTheyAre = useWhatTheyAre()
  const { query, rows, more } = useEndlessList(personsOf(useApp(), id))
  return (
    <Card title={t('persons')} note={String(count)}>
      <QueryView query={query} skeleton={<RowSkeletons rows={2} height={72} />}>
        {() => (
          <>
            <ul className={classes.persons}>
              {[...rows.values()].map((person) => (
                <li key={person.id}>
                  <Avatar name={person.name} picture={person.picture} size="small" />
                  <div>
                    <Link to={providerLink(person)}>
                      <Written>{person.name}</Written>
                    </Link>
                    <p>{whatTheyAre({ ...person, firm: null })}</p>
                    <p>{person.specialties.map(names.specialty).join(' · ')}</p>
                  </div>
                </li>
              ))}
            </ul>
            <MoreRows more={more}>{t('morePersons')}</MoreRows>
          </>
        )}
      </QueryView>
    </Card>
  )
}
