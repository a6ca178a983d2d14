import type { Translation } from '../translation.ts'
import type * as source from '../zh/orders.ts'

export const screens: Translation<typeof source.screens> = {
  'content/service/cooperation': 'Cooperation on services',
  'content/service/cooperationDetail': 'Cooperation',
}

export const audit: Translation<typeof source.audit> = {
  'order.add': 'Ordered a service',
  'order.connect': 'Connected with a client',
  'order.process': 'Began work on an order',
  'order.complete': 'Completed an order',
  'order.cancel': 'Cancelled an order',
  'order.abandon': 'An order ended: its provider is no longer verified',
  'order.demanderNotVerified': 'An order ended: its client is no longer verified',
  'order.demanderLeft': 'An order ended: the client left',
  'order.providerLeft': 'An order ended: the provider left',
}

export const orders: Translation<typeof source.orders> = {
  code: 'Order {{code}}',
  orderedAt: 'placed {{date}}',
  individual: 'Individual',
  states: {
    TO_BE_CONNECTED: 'To be connected',
    CONNECTED: 'Connected',
    PROCESSING: 'In progress',
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
  },
  state: 'Status of the order',
  actions: {
    communicated: 'Mark as connected',
    processing: 'Begin the work',
    completed: 'Mark as completed',
    cancel: 'Cancel the order',
  },
  history: {
    order: 'Order placed',
    communicated: 'Connected; contacts opened to both sides',
    processing: 'The work has begun',
    completed: 'Marked completed by the provider',
    cancel: 'Order cancelled',
    abandon: 'The provider is no longer verified; the order has ended',
    demanderNotVerified: 'The client is no longer verified; the order has ended',
    demanderLeft: 'The client has left; the order is cancelled',
    providerLeft: 'The provider has left; the order is cancelled',
  },
  historyBy: {
    demander: { cancel: 'Order cancelled by the client' },
    provider: { cancel: 'Order cancelled by the provider' },
  },
  toThread: 'Open correspondence',
  turn: {
    PLACED: {
      TO_BE_CONNECTED: {
        who: 'The provider’s turn',
        title: 'The provider will contact you',
        text: 'Once they confirm the connection, contacts open to both sides. Until then you can write to each other here.',
      },
      CONNECTED: {
        who: 'The provider’s turn',
        title: 'Connected; the provider will begin the work',
        text: 'Contacts are open to both sides. Agree here on how it is done and what it costs.',
      },
      PROCESSING: {
        who: 'The provider’s turn',
        title: 'The provider is at work',
        text: 'They mark the order as completed when the work is done. Ask them here if you have a question.',
      },
      COMPLETED: {
        who: 'Completed',
        title: 'The order is completed; its record is kept',
        text: 'Messages, contacts and the evaluation stay here.',
      },
      CANCELLED: {
        who: 'Cancelled',
        title: 'The order is cancelled',
        text: 'See Progress for how it ended. You can order again while the service is offered.',
      },
    },
    RECEIVED: {
      TO_BE_CONNECTED: {
        who: 'Your turn',
        title: 'Contact the client, then confirm the connection',
        text: 'Write to them here first. Once you confirm, contacts open to both sides.',
      },
      CONNECTED: {
        who: 'Your turn',
        title: 'Begin the work once you agree',
        text: 'You can say by when it should be ready; the client will be told.',
      },
      PROCESSING: {
        who: 'Your turn',
        title: 'Do the work, then mark it as completed',
        text: 'Mark the order as completed once you have delivered; the client can then evaluate it.',
      },
      COMPLETED: {
        who: 'Completed',
        title: 'The order is completed; its record is kept',
        text: 'Messages, contacts and the evaluation stay here.',
      },
      CANCELLED: {
        who: 'Cancelled',
        title: 'The order is cancelled',
        text: 'See Progress for how it ended. Messages and history can be read at any time.',
      },
    },
  },
  expected: 'Expected to be ready on {{date}}.',
}

export const order: Translation<typeof source.order> = {
  steps: {
    label: 'Steps',
    ordered: 'Ordered',
    connected: 'Connected',
    processing: 'In progress',
    completed: 'Completed',
    cancelled: 'Cancelled',
    expected: 'expected {{date}}',
  },
  history: 'Progress',
  contacts: 'Contacts',
  contactsText: 'Contacts are open to both sides.',
  given: 'The contacts you gave',
  givenText: 'The provider sees them once they confirm the connection.',
  givenOver: 'The order was cancelled; the provider cannot see them.',
  ordered: 'What was ordered',
  asOf: 'as offered on {{date}}',
  content: 'Full description as ordered',
  service: 'Service',
  openService: 'Open the service',
  description: 'In short',
  language: 'Written in',
  note: 'Your note',
  theirNote: 'The client’s note',
  fee: 'Fee',
  days: 'Time needed',
  firm: 'Contracting firm',
  changed: 'The service has been changed since; this is what was ordered.',
  notOffered: 'The service is not shown at present; this is what was ordered.',
  cancelText: {
    PLACED:
      'No longer needed? The order can be cancelled until it is completed; the other side will be told.',
    RECEIVED:
      'Unable to take it on? The order can be cancelled until it is completed; the client will be told.',
  },
  cancelTextBecause: {
    PLACED:
      'Not going ahead? The order can be cancelled until it is completed; the other side will read your reason.',
    RECEIVED:
      'Unable to go on? The order can be cancelled until it is completed; the client will read your reason.',
  },
}

export const orderMoves: Translation<typeof source.orderMoves> = {
  communicated: {
    title: 'Are you connected with the client ({{name}})?',
    text: 'Names, phone numbers and e-mail addresses of both sides of “{{title}}” open to each other, and the other side is told.',
    done: 'Connected; both sides can see each other’s contacts',
  },
  processing: {
    title: 'Begin the work for {{name}}?',
    text: 'The order of “{{title}}” is then in progress, and the other side is told.',
    done: 'The work has begun',
  },
  completed: {
    title: 'Is the work for {{name}} completed?',
    text: 'The order of “{{title}}” ends, and the other side can evaluate it. Messages and history are kept.',
    done: 'The order is completed',
  },
  cancel: {
    title: 'Cancel this order?',
    text: 'The order of “{{title}}” ends for good, and the other side is told.',
    done: 'Cancel cooperation successfully',
  },
}

export const ordersList: Translation<typeof source.ordersList> = {
  lead: 'The services you ordered and the orders you received: how far each has come, and whose turn it is.',
  leadPlaced: 'The services you ordered: how far each has come, and whose turn it is.',
  sides: { label: 'Which orders', PLACED: 'Placed by me', RECEIVED: 'Received' },
  list: 'Orders of services',
  keyword: 'Keyword',
  keywordHint: 'Title of the service or number of the order',
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
  calm: 'When something new happens with an order, you will see it here.',
  empty: {
    PLACED: {
      title: 'You have not ordered a service yet',
      text: 'Find what fits at the service desk and order it; how it goes on is shown here.',
      action: 'To the service desk',
    },
    RECEIVED: {
      title: 'No orders yet',
      text: 'When somebody orders a service of yours, we will tell you, and it appears here.',
      action: 'My services',
    },
  },
  due: 'expected {{date}}',
  evaluate: { who: 'Your turn', title: 'The order is completed: say how it was', open: 'Evaluate' },
  open: 'View',
}

export const orderBox: Translation<typeof source.orderBox> = {
  title: 'Order this service',
  lead: 'Ordering is free, and the Portal takes no fee. The provider contacts you first; then you agree on how it is done and what it costs.',
  order: 'Order',
  open: 'You have an order that is not over',
  openText: 'One order at a time for each service. You can order again once it is completed or cancelled.',
  openLink: 'Open my order',
  bars: {
    own: {
      title: 'This is a service of yours',
      text: 'Its orders appear under “Cooperation on services”.',
      link: 'Open my service',
    },
    notVerified: {
      title: 'You can order once you are verified',
      text: 'Your verification is not finished. See how it stands in the personal centre.',
      link: 'See my verification',
    },
    administrator: {
      title: 'Administrators cannot order',
      text: 'Please use the account of an individual, a company or an agency.',
    },
  },
  notOffered: 'This service cannot be ordered at present',
  notOfferedText: 'It may be under review, or its provider has closed it.',
  form: {
    title: 'Order: {{title}}',
    note: 'What you need',
    noteHint:
      'Say what is to be done, what you hope for and by when. No identity or bank account numbers, please.',
    contact: 'Contact person',
    phone: 'Contact phone',
    phoneHint: 'With the country code, as in +86 532 8888 0001',
    email: 'Contact e-mail',
    privacy: 'Your contacts open to the provider only once they confirm the connection.',
    send: 'Place the order',
    done: 'Ordered; the provider has been told',
  },
}
