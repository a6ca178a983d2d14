import { z } from 'zod'
import { samplePeople } from '../account/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { samplePublications } from '../publications/door.ts'
import { setTeam } from './actions/desk.ts'
import { chosenOf } from './queries.ts'

/** Of a sample of a product: what it is called, and the usernames of its team. */
const sample = z.object({ title: z.object({ zh: z.string() }), team: z.array(z.string()).optional() })

/** The teams of the samples of products. */
export const demoTeams: DemoData = {
  name: 'demo teams',
  content: () => demoLines('publications'),
  load: async (services) => {
    // Nobody was there to be told of it.
    const quiet = { ...services, tell: async () => {} }
    const people = await samplePeople(services.db)
    const products = await samplePublications(services.db, 'product')
    for (const line of demoLines('publications')) {
      const { title, team = [] } = sample.parse(JSON.parse(line))
      const id = products.get(title.zh)
      if (id === undefined || (await chosenOf(services.db, id)).length > 0) continue
      const members = team.flatMap((username) => people.get(username)?.accountId ?? [])
      await setTeam(quiet, { params: { id }, body: { members, before: [] } })
    }
  },
}
