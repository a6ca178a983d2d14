import type { Translation } from '../translation.ts'
import type * as source from '../zh/reports.ts'

export const screens: Translation<typeof source.screens> = {
  'usercenter/download': 'Downloads',
  'admin/reports': 'Company reports',
}

export const audit: Translation<typeof source.audit> = {
  'report-request.begin': 'A company’s report begun by the Portal',
  'report-request.answer': 'A company’s report made by the Portal',
  'report-request.fail': 'A company’s report could not be made',
  'admin.hand-report': 'Handed a report to a company',
  'admin.find-companies': 'Looked for a company to hand a report to',
  'admin.list-reports': 'Viewed the list of reports',
  'admin.list-report-requests': 'Viewed the list of requests for reports',
  'admin.retry-report': 'Had a company report made again (administrator)',
  'report.make': 'Had a company report made',
  'report.retry': 'Had a company report made again',
  'report.request': 'Asked for a company report',
  'report.set-status': 'Took note of a report',
}

export const waiting: Translation<typeof source.waiting> = {
  reportRequests_one: '{{count}} open report request',
  reportRequests_other: '{{count}} open report requests',
}

export const reports: Translation<typeof source.reports> = {
  lead: 'Reports prepared by the Portal for your company.',
  list: 'Reports',
  handed: 'Issued',
  size: 'Size',
  fresh: 'Not downloaded yet',
  downloaded: 'Downloaded {{time}}',
  download: 'Download',
  downloadOf: 'Download {{name}}',
  empty: 'No reports yet',
  emptyCompany: 'You can request a company report below. You will be notified when it is ready.',
  emptyOther:
    'Company reports are provided to company accounts. There are no files for your account to download at present.',
  requests: 'Report requests',
  requestsLead: 'Describe what you need to know, and the Portal’s staff will prepare the report accordingly.',
  text: 'Your request',
  textHint: 'For example: compliance risks of our company’s investment in Kazakhstan',
  missing: 'Please enter your request',
  submit: 'Submit request',
  sent: 'Your request has been submitted. You will be notified when the report is ready.',
  making: 'The report is being made; you will be notified',
  makingText:
    'A report is being made, which usually takes less than a minute. You will be notified when it is ready and may leave this page.',
  extract: 'Extract of the Portal’s data',
  extractLead:
    'The Portal makes a PDF of the data that it holds: your company and its verification, legal needs and cooperation, service orders, open deadlines, and laws and cases that concern your industry and countries. It is not a credit report.',
  extractIn: 'Extract of the Portal’s data ({{language}})',
  language: 'Language of the report',
  number: 'Number',
  make: 'Make the report',
  retry: 'Try again',
  ask: 'Report prepared by the staff',
  made: 'Submitted requests',
  none: 'You have not submitted any requests yet.',
}

export const reportStates: Translation<typeof source.reportStates> = {
  OPEN: 'Waiting',
  MAKING: 'Being made',
  ANSWERED: 'Issued',
  FAILED: 'Could not be made',
}

export const reportsDesk: Translation<typeof source.reportsDesk> = {
  lead: 'Process report requests from companies and deliver report files to them.',
  views: 'Lists',
  requests: 'Report requests',
  handed: 'Reports delivered',
  company: 'Company',
  text: 'Request',
  state: 'Status',
  at: 'Requested',
  name: 'Report name',
  handedAt: 'Delivered',
  downloadedAt: 'Downloaded',
  notYet: 'Not yet downloaded',
  answer: 'Deliver a report',
  hand: 'Deliver a report',
  handTitle: 'Deliver a report to a company',
  searchCompany: 'Find a company by name',
  noCompany: 'No company found. Try another keyword.',
  file: 'Report file',
  fileHint: 'PDF, Word, Excel, JPG or PNG, at most 10 MB',
  missingCompany: 'Please choose a company',
  missingFile: 'Please upload the report file',
  extract: 'Extract of the Portal’s data',
  extractIn: 'Extract of the Portal’s data ({{language}})',
  retry: 'Make again',
  retried: 'The report will be made again; the company will be notified',
  done: 'Report delivered; the company will be notified',
}
