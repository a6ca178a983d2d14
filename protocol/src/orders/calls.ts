import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { providerTypes, registeredTypes } from '../kernel/user-types.ts'
import { ordersList, orderSides } from './lists.ts'
import {
  cancelBody,
  connectingBody,
  moveNote,
  orderBody,
  orderDetail,
  orderRow,
  processingBody,
} from './schemas.ts'

export const orderCalls = {
  page: call({
    method: 'GET',
    path: '/web/serviceOrder/page',
    access: registeredTypes,
    summary: 'The orders that the caller placed or received',
    list: ordersList,
    query: listQuery(ordersList).extend({ side: z.enum(orderSides).default('PLACED') }),
    output: tabbedPageOf(ordersList, orderRow),
  }),
  read: call({
    method: 'GET',
    path: '/web/serviceOrder/{id}',
    access: registeredTypes,
    summary: 'An order of which the caller is a side; contacts as far as open',
    params: rowId,
    output: orderDetail,
  }),
  order: call({
    method: 'POST',
    path: '/web/serviceOrder/cooperation/{id}',
    access: registeredTypes,
    summary: 'Order somebody else’s service that is shown; one open order for each',
    params: rowId,
    body: orderBody,
    output: z.object({ id: z.string() }),
    audit: 'order.add',
    needsVerified: true,
    perMinute: 20,
  }),
  communicated: call({
    method: 'PUT',
    path: '/web/serviceOrder/communicated/{id}',
    access: providerTypes,
    summary: 'Say, as the provider, that the two are connected: contacts open to both sides',
    params: rowId,
    body: connectingBody,
    output: z.null(),
    audit: 'order.connect',
  }),
  processing: call({
    method: 'PUT',
    path: '/web/serviceOrder/processing/{id}',
    access: providerTypes,
    summary: 'Say, as the provider, that the work has begun, and by when it should be ready',
    params: rowId,
    body: processingBody,
    output: z.null(),
    audit: 'order.process',
  }),
  completed: call({
    method: 'PUT',
    path: '/web/serviceOrder/completed/{id}',
    access: providerTypes,
    summary: 'Say, as the provider, that the order is completed',
    params: rowId,
    body: moveNote,
    output: z.null(),
    audit: 'order.complete',
  }),
  cancel: call({
    method: 'PUT',
    path: '/web/serviceOrder/cancel/cooperation/{id}',
    access: registeredTypes,
    summary: 'Cancel an order, by either side; with the reason the other reads once the two are connected',
    params: rowId,
    body: cancelBody,
    output: z.null(),
    audit: 'order.cancel',
  }),
}
