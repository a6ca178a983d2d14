import { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import { openPortal, type Portal } from '@portal/server/app/open-portal.ts'
import { addAdministrator } from '@portal/server/admin/fixtures.ts'
import { conversing } from '@portal/server/conversations/fixtures.ts'
import { readConfig } from '@portal/server/kernel/config.ts'
import { addReader, type Reader } from '@portal/server/messages/fixtures.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'

/** Somebody who writes again and again into a conversation of their own. */
export interface Writer {
  token: string
  /** Where what they write goes, and where it is read. */
  replyPath: string
  entriesPath: string
}

export interface People {
  writers: Writer[]
  /** Who may change settings and dictionaries. */
  administrator: string
  /** Somebody with a password, and the password. */
  reader: Reader
}

/** Prepares the database, and fills it with the people of the bench. */
export async function addPeople(environment: Record<string, string>, writers: number): Promise<People> {
  const config = readConfig(environment)
  const portal: Portal = await openPortal(config, { withPages: false, withJobs: false, withSearch: false })
  try {
    const conversations = conversing(() => portal)
    const pathOf = (path: string, id: string) => apiPrefix + path.replace('{id}', id)
    const lawyer = await addReader(portal, 'LAWYER')
    const all: Writer[] = []
    for (let at = 0; at < writers; at += 1) {
      const writer = await addReader(portal)
      const id = await conversations.add(writer, lawyer, 'begins')
      all.push({
        token: writer.token,
        replyPath: pathOf(conversationCalls.reply.path, id),
        entriesPath: pathOf(conversationCalls.entries.path, id),
      })
    }
    const { token } = await addAdministrator(portal.services.db, ['SUPER', 'EDITOR'])
    return { writers: all, administrator: token, reader: await addReader(portal) }
  } finally {
    await portal.close()
  }
}
