import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { applicationsList, deskEventsList } from './lists.ts'
import { applicationRow, attendanceBody, checkInCode, deskEvent, deskEventRow } from './schemas.ts'

const access = { roles: ['EDITOR'] } as const

export const eventDeskCalls = {
  deskPage: call({
    method: 'GET',
    path: '/admin/event/page',
    access,
    summary: 'Trainings and activities that are published, with how many applied',
    list: deskEventsList,
    query: listQuery(deskEventsList),
    output: tabbedPageOf(deskEventsList, deskEventRow),
  }),
  deskOne: call({
    method: 'GET',
    path: '/admin/event/{id}',
    access,
    summary: 'A training or an activity with how many applied, also after it was withdrawn',
    params: rowId,
    output: deskEvent,
  }),
  applications: call({
    method: 'GET',
    path: '/admin/event/applications/{id}',
    access,
    summary: 'Who applied for a training or an activity; leaves an audit line',
    params: rowId,
    list: applicationsList,
    query: listQuery(applicationsList),
    output: tabbedPageOf(applicationsList, applicationRow),
    audit: 'event.list-applicants',
  }),
  applicationsFile: call({
    method: 'GET',
    path: '/admin/event/applications/file/{id}',
    access,
    summary: 'All who applied, as a table (CSV, UTF-8 with a byte order mark); leaves an audit line',
    params: rowId,
    output: fileAnswer,
    file: 'text/csv; charset=utf-8',
    audit: 'event.export',
  }),
  attendance: call({
    method: 'PUT',
    path: '/admin/event/attendance/{id}',
    access,
    summary: 'Mark who was there or was not, all of those named or none',
    params: rowId,
    body: attendanceBody,
    output: z.null(),
    audit: 'event.attendance',
  }),
  code: call({
    method: 'GET',
    path: '/admin/event/code/{id}',
    access,
    summary: 'The address at which those who have a seat confirm to be there, to hang at the door',
    params: rowId,
    output: checkInCode,
  }),
}
