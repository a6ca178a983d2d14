import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'

/** What an editor writes of a version, as its form sends it. */
export type Given = Omit<GivenOf<typeof publicationDeskCalls.add>['body'], 'kind'>
