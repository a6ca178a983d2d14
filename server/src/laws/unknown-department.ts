import type { Words } from '@portal/protocol/kernel/languages.ts'

/** The body that passed an act whose source does not say which: it is not guessed. */
export const unknownDepartment = { zh: '未注明', en: 'Not stated', ru: 'Не указано' } satisfies Words
