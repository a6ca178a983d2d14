import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { tableTypes } from '../kernel/file.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { checkedFileBytes } from './constants.ts'
import { checkAnswer, checkBody, checkedFile, checkTableBody } from './schemas.ts'

/** None of these changes or keeps anything. */
export const checkCalls = {
  check: call({
    method: 'POST',
    path: '/web/citation/check',
    access: 'public',
    summary: 'Check every citation in a text as the law stands on a day; nothing is stored',
    body: checkBody,
    output: checkAnswer,
    perMinute: 20,
  }),
  readFile: call({
    method: 'POST',
    path: '/web/citation/check/file',
    access: 'public',
    summary: 'Read the text of a Word document or a PDF; nothing is stored',
    body: checkedFile,
    form: { fileBytes: checkedFileBytes },
    output: z.object({ text: z.string() }),
    perMinute: 10,
  }),
  table: call({
    method: 'POST',
    path: '/web/citation/check/table',
    access: 'public',
    summary: 'The citations of a text with what was found of each, as a table; nothing is stored',
    body: checkTableBody,
    output: fileAnswer,
    file: Object.values(tableTypes),
    perMinute: 10,
  }),
}
