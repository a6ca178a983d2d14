/** Path of the screen on which somebody finds what they applied for. */
export const ownEventsLink = '/usercenter/trainings'

/** Path of the screen at which a certificate's number is verified. */
export function verificationLink(number: string): string {
  return `/verify/${number}`
}

/** Path of the screen on which somebody confirms to be there, by the code that hangs at the door. */
export function checkInLink(eventId: string, code: string): string {
  return `/information/checkIn?${new URLSearchParams({ id: eventId, code })}`
}
