import { idsByUsername } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { DemoData } from '../kernel/feature.ts'

type Ids = Map<string, string>

interface Exchange {
  between: readonly [string, string]
  /** Who writes, and what, a few hours apart; the last is unread. */
  entries: readonly (readonly [string, string])[]
}

const exchanges: readonly Exchange[] = [
  {
    between: ['demo_company', 'demo_lawyer'],
    entries: [
      [
        'demo_company',
        '您好，我们准备与哈萨克斯坦的买方签订一份机械设备买卖合同，对方希望适用哈萨克斯坦法律。',
      ],
      ['demo_lawyer', '您好。请先把合同草案和付款条件发给我看一下，尤其是所有权转移和争议解决条款。'],
      ['demo_company', '好的。付款是 30% 预付，70% 见提单。争议解决对方建议在阿斯塔纳仲裁。'],
      [
        'demo_lawyer',
        '可以考虑在青岛或阿斯塔纳仲裁，并约定适用《联合国国际货物销售合同公约》。我整理一份修改意见给您。',
      ],
    ],
  },
  {
    between: ['demo_person', 'demo_office'],
    entries: [
      [
        'demo_person',
        'Здравствуйте! Хочу открыть торговую компанию в Ташкенте. Какие документы нужны иностранцу?',
      ],
      [
        'demo_office',
        'Здравствуйте! Понадобятся паспорт с переводом, адрес в Узбекистане и устав. Регистрация занимает два-три дня.',
      ],
    ],
  },
]

async function addExchange(transaction: Database, ids: Ids, { between, entries }: Exchange): Promise<void> {
  const [first, second] = between.map((username) => ids.get(username)!).toSorted()
  const now = Date.now()
  const hour = 3_600_000
  const writtenAt = (turn: number) => new Date(now - (entries.length - turn) * 3 * hour)
  const conversation = await transaction
    .insertInto('conversation')
    .values({ first_id: first!, second_id: second!, last_at: writtenAt(entries.length - 1) })
    .onConflict((on) => on.constraint('conversation_of').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!conversation) return
  await transaction
    .insertInto('conversation_entry')
    .values(
      entries.map(([author, text], turn) => ({
        conversation_id: conversation.id,
        author_id: ids.get(author)!,
        text,
        created_at: writtenAt(turn),
        read_at: turn < entries.length - 1 ? writtenAt(turn + 1) : null,
      })),
    )
    .execute()
}

/** Lets a newcomer see conversations. */
export const demoExchanges: DemoData = {
  name: 'demo exchanges',
  content: () => [],
  load: ({ db }) =>
    db.transaction().execute(async (transaction) => {
      const people = exchanges.flatMap(({ between }) => between)
      const ids = await idsByUsername(transaction, people)
      for (const exchange of exchanges) await addExchange(transaction, ids, exchange)
    }),
}
