export const channels = ['MAIL', 'SMS'] as const
