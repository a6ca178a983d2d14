import { moving, type Mover } from '../kernel/mover.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Services } from '../kernel/services.ts'
import { titleParams } from '../kernel/tell.ts'
import { holdVersion } from './hold.ts'
import { changedLaws, publishedWithChanges } from './law-changes.ts'
import { deskLink } from './links.ts'

/** Notes that the writer of a version is told of changed laws; whether any of them is news. */
async function noteTold({ transaction }: Mover, id: string): Promise<boolean> {
  const laws = await changedLaws(transaction, id)
  if (laws.length === 0) return false
  const told = await transaction
    .updateTable('contract_template_law')
    .set({ told_at: new Date() })
    .where('version_id', '=', id)
    .where('law', 'in', laws)
    .where('told_at', 'is', null)
    .returning('law')
    .execute()
  return told.length > 0
}

async function tellWriter(services: Services, id: string): Promise<void> {
  await moving(services, async (mover) => {
    const row = await holdVersion(mover.transaction, id)
    // An editor may have looked at it meanwhile, or have taken it back.
    if (row.state !== 'PUBLISHED' || row.written_by === null || !(await noteTold(mover, id))) return
    await mover.tell({
      to: row.written_by,
      type: 'SYSTEM',
      event: 'templateLawChanged',
      params: titleParams(row.title),
      link: deskLink(row.template_id),
    })
  })
}

/** Tells whoever wrote what is published that a law under it changed: once, until an editor has looked at it. */
export async function tellLawChanges(services: Services): Promise<void> {
  const changed = await publishedWithChanges(services.db)
  await oneByOne(
    services,
    changed.map((id) => ({ id })),
    {
      work: ({ id }) => tellWriter(services, id),
      failed: 'the writer of a template was not told of a changed law',
    },
  )
}
