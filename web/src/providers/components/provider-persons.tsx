import { providerLink } from '@portal/protocol/providers/links.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { personsOfQuery } from '../queries.ts'
import { useDirectoryNames } from '../use-directory-names.ts'
import { useWhatTheyAre } from '../use-what-they-are.ts'
import classes from './provider-persons.module.css'

/** Whoever works for an organization. */
export function ProviderPersons({ id, count }: { id: string; count: number }) {
  const { t } = useTranslation('provider')
  const names = useDirectoryNames()
  const whatTheyAre = useWhatTheyAre()
  const query = useQuery(personsOfQuery(useApp(), id))
  return (
    <Card title={t('persons')} note={String(count)}>
      <QueryView query={query} skeleton={<RowSkeletons rows={2} height={72} />}>
        {({ content }) => (
          <ul className={classes.persons}>
            {content.map((person) => (
              <li key={person.id}>
                <Avatar name={person.name} picture={person.picture} size="small" />
                <div>
                  <Link to={providerLink(person)}>{person.name}</Link>
                  <p>{whatTheyAre({ ...person, firm: null })}</p>
                  <p>{person.specialties.map(names.specialty).join(' · ')}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}
